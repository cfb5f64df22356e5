import { type Context, Hono } from 'hono'
import { refuse } from '#domain/kernel/refusal.ts'
import { actorOf } from '#server/access/actor.ts'
import { envelope, failure } from '#server/answer.ts'
import { answerError } from '#server/answer-error.ts'
import { limitBodies } from '#server/body-limits.ts'
import { oldestClient } from '#server/client-version.ts'
import { isReady } from '#server/health.ts'
import type { House, Person } from '#server/house.ts'
import { once } from '#server/idempotency/once.ts'
import { legibleQuery } from '#server/legible.ts'
import { apiLog } from '#server/logs/api-log.ts'
import { admits } from '#server/resource/looking-up.ts'
import type { PersonalCall, Route } from '#server/route.ts'
import { checkRoutes, routes as everyRoute } from '#server/routes.ts'
import { requireProof } from '#server/second-factor/assert.ts'
import { securityHeaders } from '#server/security-headers.ts'
import { authenticate as byToken } from '#server/session/authenticate.ts'
import { tokenOf } from '#server/session/bearer.ts'
import { checkSignature } from '#server/session/signature.ts'
import { defaultTenant, isTenant } from '#server/tenants.ts'

/** What an app is made of; tests put their own in place. */
interface Parts {
  readonly routes?: readonly Route[]
  readonly authenticate?: (house: House, request: Request, passive?: boolean) => Promise<Person | undefined>
}

/** The server as a function from requests to answers. It runs in Node and, for stories and tests, in a browser. */
export function makeApp(house: House, { routes = everyRoute, authenticate = byToken }: Parts = {}): Hono {
  checkRoutes(routes)
  const pathOf = (route: Route) => `/api/${house.settings.product}-${route.path}`
  const app = new Hono()
  app.use(securityHeaders)
  app.use('/api/*', oldestClient)
  app.use('/api/*', apiLog(house))
  app.use('/api/*', legibleQuery)
  app.use('/api/*', limitBodies(routes, pathOf))
  app.onError((error, c) => answerError(error, c, house))
  app.notFound((c) => c.json(failure(404, '没找到请求'), 404))
  app.get('/healthz', (c) => c.json({ status: 'up' }))
  app.get('/readyz', async (c) =>
    (await isReady(house.db)) ? c.json({ status: 'ready' }) : c.json({ status: 'not ready' }, 503),
  )

  for (const route of routes) app.on(route.method, pathOf(route), (c) => answered(route, c))
  for (const [path, methods] of Map.groupBy(routes, pathOf)) app.all(path, (c) => wrongMethod(c, methods))

  async function answered(route: Route, c: Context) {
    if (route.access === 'public')
      return said(await route.answer({ c, house, tenantId: await tenantOf(c) }), c)
    const call = await admitted(route, c)
    const work = async (person: Person) => said(await route.answer({ ...call, person }), c)
    const streams = route.largest !== undefined
    return once({
      c,
      house,
      person: call.person,
      streams,
      work,
      failed: (error) => answerError(error, c, house),
    })
  }

  /** The college that a stranger names. One that there is not is refused before anything is counted, kept or asked. */
  async function tenantOf(c: Context): Promise<string> {
    const tenantId = c.req.header('tenant-id') ?? defaultTenant
    return (await isTenant(house.db, tenantId))
      ? tenantId
      : refuse({ type: 'invalid', message: '没有这所学校，请检查租户编号' })
  }

  /** In this order: who asks, then whether what they ask arrived whole, then whether they may, and whether it is they. */
  async function admitted(
    { access, beforePasswordChange, passive, proof }: Route,
    c: Context,
  ): Promise<PersonalCall> {
    const person = (await authenticate(house, c.req.raw, passive)) ?? refuse({ type: 'unknown-session' })
    c.set('caller', { tenantId: person.tenantId, account: actorOf(person).account })
    const token = tokenOf(house.settings.product, c.req.raw)
    if (token) checkSignature(house, c.req.raw, token)
    if (person.mustChangePassword && !beforePasswordChange)
      refuse({ type: 'forbidden', message: '请先修改密码' })
    if (!admits(person, access)) refuse({ type: 'forbidden' })
    const call = { c, house, person, tenantId: person.tenantId }
    if (proof) await requireProof(call, proof)
    return call
  }

  return app
}

const said = (data: unknown, c: Context) => (data instanceof Response ? data : c.json(envelope(data)))

function wrongMethod(c: Context, routes: readonly Route[]) {
  c.header('Allow', routes.map((route) => route.method).join(', '))
  return c.json(failure(405, '不支持当前请求方法'), 405)
}
