import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { refuse } from '#domain/kernel/refusal.ts'
import { engines } from '#tests/support/database.ts'
import { serverOn } from '#tests/support/server.ts'
import { makeApp } from './app.ts'
import type { Route } from './core/route.ts'
import { routes } from './routes.ts'

const failing: Route[] = [
  {
    method: 'GET',
    path: 'test/boom',
    access: 'public',
    answer: ({ app }) => sql`select * from secret_table`.execute(app.db),
  },
  {
    method: 'GET',
    path: 'test/busy',
    access: 'public',
    answer: () => refuse({ type: 'too-many', message: '请稍后再试', retryAfter: 7 }),
  },
]
const personal = routes.filter((route) => route.access !== 'public')

describe.each(engines)('the app on %s', (engine) => {
  const server = serverOn(engine, { routes: [...routes, ...failing] })
  const ask = server.stranger
  const here = server.college()
  const elsewhere = server.college().person([{ may: personal.map((route) => route.access) }])
  const secret = crypto.randomUUID()
  let told: Promise<unknown> | undefined

  it.each(personal.map((route) => [route.method, route.path, route] as const))(
    '%s %s asks for a session, and for its permission',
    async (method, path, { access }) => {
      expect((await ask(method, path)).status).toBe(401)
      const others = personal.map((route) => route.access).filter((other) => other !== access)
      // Many a permission is a reason to look something up.
      const somebody = here.person([{ may: access.endsWith(':look-up') ? [] : others }])
      const { status } = await somebody(method, path)
      if (access === 'signed-in') expect(status).not.toBe(401)
      else expect(status).toBe(403)
    },
  )

  it.each(personal.filter(({ method }) => method === 'GET').map(({ path }) => path))(
    '%s tells one college nothing of another',
    async (path) => {
      const campus = { code: 'SECRET', name: secret, enabled: true }
      told ??= here.manager('base.campus')('POST', 'base/campus/add', { json: campus })
      await told
      expect(JSON.stringify((await elsewhere('GET', path)).body)).not.toContain(secret)
    },
  )

  it('answers what it does not know', async () => {
    expect((await ask('GET', 'base/nothing')).body).toEqual({
      code: 404,
      success: false,
      data: null,
      msg: '没找到请求',
    })
    const wrong = await ask('POST', 'base/campus/page')
    expect([wrong.status, wrong.body.code, wrong.headers.get('allow')]).toEqual([405, 405, 'GET'])
    for (const path of ['base/campus/page/', 'base/Campus/page', 'base//campus/page', 'base/campus/..;/page'])
      expect((await ask('GET', path)).status).toBe(404)
  })

  it('refuses a body that is broken, or too large', async () => {
    const actor = server.college().manager('base.campus')
    for (const body of ['', '{', '[1', 'null', '"x"', '['.repeat(100_000), '{"__proto__":{"a":1}}']) {
      const { status, body: answer } = await actor('POST', 'base/campus/add', { body })
      expect([status, answer.success, typeof answer.msg]).toEqual([400, false, 'string'])
    }
    const broken = await actor('POST', 'base/campus/add', { body: '{' })
    expect(broken.body.msg).toBe('请求参数格式错误')
    const form = { body: 'x', headers: { 'Content-Type': 'multipart/form-data' } }
    expect((await actor('POST', 'base/campus/remove', form)).status).toBe(400)
    const large = await actor('POST', 'base/campus/add', { body: `"${'x'.repeat(2 * 1024 * 1024)}"` })
    expect([large.status, large.body.msg]).toEqual([413, '请求内容过大'])
  })

  it('says nothing of its inside when it fails, but where to look', async () => {
    const { status, headers, body } = await ask('GET', 'test/boom')
    expect([status, body.msg]).toEqual([500, '服务器异常'])
    expect(body.data).toEqual({ traceId: headers.get('x-trace-id') })
    expect(JSON.stringify(body)).not.toContain('secret_table')
    expect(server.logged.join()).toContain('secret_table')
  })

  it('speaks to clients that know no status but 400', async () => {
    const headers = { 'Accept-Errors': '' }
    const ours = await ask('GET', 'test/busy')
    expect([ours.status, ours.body.code, ours.headers.get('retry-after')]).toEqual([429, 429, '7'])
    const theirs = await ask('GET', 'test/busy', { headers })
    expect([theirs.status, theirs.body.code, theirs.headers.get('retry-after')]).toEqual([400, 400, '7'])
    const actor = server.college().manager('base.campus')
    const json = { code: 'N', name: '北校区', enabled: true }
    await actor('POST', 'base/campus/add', { json })
    const twice = await actor('POST', 'base/campus/add', { json, headers })
    expect([twice.status, twice.body.code]).toEqual([409, 400])
  })

  it('sends its safety headers with every answer', async () => {
    for (const path of [
      '/healthz',
      'base/nothing',
      'test/boom',
      'base/campus/page',
      'base/openApi/getAppInfo?appType=0',
    ]) {
      const { headers } = await ask('GET', path)
      expect(headers.get('content-security-policy')).toContain("default-src 'self'")
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('same-origin')
      expect(headers.get('permissions-policy')).toContain('serial=(self)')
      expect(headers.get('cache-control')).toBe(path === '/healthz' ? null : 'no-store')
      expect(headers.get('access-control-allow-origin')).toBeNull()
    }
  })

  it('is ready only with a database that holds every table', async () => {
    expect((await ask('GET', '/healthz')).status).toBe(200)
    expect((await ask('GET', '/readyz')).status).toBe(200)
    await sql`alter table base_campus rename to gone`.execute(server.app().db)
    expect((await ask('GET', '/readyz')).status).toBe(503)
    expect((await ask('GET', '/healthz')).status).toBe(200)
    await sql`alter table gone rename to base_campus`.execute(server.app().db)
  })

  it('does not start with a route open by mistake, or declared twice', () => {
    const [route] = failing as [Route]
    const open = { ...route, access: undefined } as unknown as Route
    expect(() => makeApp(server.app(), { routes: [open] })).toThrow(
      'GET test/boom does not say who may call it',
    )
    expect(() => makeApp(server.app(), { routes: [route, route] })).toThrow('GET test/boom is declared twice')
  })
})
