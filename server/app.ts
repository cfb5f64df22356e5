import { type Context, Hono } from 'hono'
import { refuse } from '#domain/kernel/refusal.ts'
import { envelope, failure } from '#server/core/answer.ts'
import { answerError, readsStatuses } from '#server/core/answer-error.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import { limitBodies } from '#server/core/body-limits.ts'
import { oldestClient } from '#server/core/client-version.ts'
import { isReady } from '#server/core/health.ts'
import { once } from '#server/core/idempotency/once.ts'
import { legibleQuery } from '#server/core/legible.ts'
import { apiLog } from '#server/core/logs/api-log.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { securityHeaders } from '#server/core/security-headers.ts'
import { defaultTenant, isTenant } from '#server/core/tenants.ts'
import { emptyNulls } from '#server/engine/rows/emptied.ts'
import { admits } from '#server/engine/rows/looking-up.ts'
import { accountableFor } from '#server/identity/access/actor.ts'
import { requireProof } from '#server/identity/second-factor/assert.ts'
import { authenticate as byToken } from '#server/identity/session/authenticate.ts'
import { tokenOf } from '#server/identity/session/bearer.ts'
import { safeLogin } from '#server/identity/session/safe-login.ts'
import { checkSignature } from '#server/identity/session/signature.ts'
import { checkRoutes, routes as everyRoute } from '#server/routes.ts'

/** What an app is made of; tests put their own in place. */
interface Parts {
  readonly routes?: readonly Route[]
  readonly authenticate?: (app: AppContext, request: Request, passive?: boolean) => Promise<Actor | undefined>
}

/** The server as a function from requests to answers. It runs in Node and, for stories and tests, in a browser. */
export function makeApp(app: AppContext, { routes = everyRoute, authenticate = byToken }: Parts = {}): Hono {
  checkRoutes(routes)
  const pathOf = (route: Route) => `/api/${app.settings.product}-${route.path}`
  const hono = new Hono()
  hono.use(securityHeaders)
  hono.use('/api/*', oldestClient)
  hono.use('/api/*', apiLog(app))
  hono.use('/api/*', legibleQuery)
  hono.use('/api/*', limitBodies(routes, pathOf))
  hono.onError((error, c) => answerError(error, c, app))
  hono.notFound((c) => c.json(failure(404, '没找到请求'), 404))
  hono.get('/healthz', (c) => c.json({ status: 'up' }))
  hono.get('/readyz', async (c) =>
    (await isReady(app.db)) ? c.json({ status: 'ready' }) : c.json({ status: 'not ready' }, 503),
  )

  // As the two other dialects of this family call it.
  for (const alias of ['/oauth/token', `/api/${app.settings.product}-auth/token`])
    hono.post(alias, (c) => {
      const url = new URL(`/api/${app.settings.product}-auth/oauth/token`, c.req.url)
      url.search = new URL(c.req.url).search
      return hono.fetch(new Request(url, c.req.raw), c.env)
    })
  const byPath = Map.groupBy(routes, pathOf)
  for (const [path, methods] of byPath) if (path.includes(':')) hono.all(path, (c) => answerOf(methods, c))
  // Thousands of plain paths are looked up: a router takes half a second to learn them.
  hono.all('/api/*', (c) => {
    const methods = byPath.get(c.req.path)
    return methods ? answerOf(methods, c) : c.notFound()
  })

  async function answerOf(methods: readonly Route[], c: Context): Promise<Response> {
    const asked = c.req.method === 'HEAD' ? 'GET' : c.req.method
    const route = methods.find(({ method }) => method === asked)
    return route ? answered(route, c) : wrongMethod(c, methods)
  }

  async function answered(route: Route, c: Context) {
    if (route.access === 'public') return said(await route.answer({ c, app, tenantId: await tenantOf(c) }), c)
    const call = await admitted(route, c)
    const work = async (actor: Actor) => said(await route.answer({ ...call, actor }), c)
    const streams = route.maxBodyBytes !== undefined
    return once({
      c,
      app,
      actor: call.actor,
      streams,
      work,
      failed: (error) => answerError(error, c, app),
    })
  }

  /** The college that a stranger names. One that there is not is refused before anything is counted, kept or asked. */
  async function tenantOf(c: Context): Promise<string> {
    const tenantId = c.req.header('tenant-id') ?? defaultTenant
    return (await isTenant(app.db, tenantId))
      ? tenantId
      : refuse({ type: 'invalid', message: '没有这所学校，请检查租户编号' })
  }

  /** In this order: who asks, then whether what they ask arrived whole, then whether they may, and whether it is they. */
  async function admitted(
    { access, beforePasswordChange, passive, proof }: Route,
    c: Context,
  ): Promise<PersonalCall> {
    const actor = (await authenticate(app, c.req.raw, passive)) ?? refuse({ type: 'unknown-session' })
    c.set('caller', { tenantId: actor.tenantId, account: accountableFor(actor).account })
    const token = tokenOf(app.settings.product, c.req.raw)
    if (!readsStatuses(c) && (await safeLogin(app, actor.tenantId)).nullToEmpty) emptyNulls(c)
    if (token) await checkSignature({ c, app, tenantId: actor.tenantId, token })
    if (actor.mustChangePassword && !beforePasswordChange)
      refuse({ type: 'forbidden', message: '请先修改密码' })
    if (!admits(actor, access)) refuse({ type: 'forbidden' })
    const call = { c, app, actor, tenantId: actor.tenantId }
    if (proof) await requireProof(call, proof)
    return call
  }

  return hono
}

const said = (data: unknown, c: Context) => (data instanceof Response ? data : c.json(envelope(data)))

function wrongMethod(c: Context, routes: readonly Route[]) {
  c.header('Allow', routes.map((route) => route.method).join(', '))
  return c.json(failure(405, '不支持当前请求方法'), 405)
}
