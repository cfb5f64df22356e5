import type { PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { installDictionaries } from '#server/engine/dictionaries/install.ts'
import { routes } from '#server/routes.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { installParameters } from './parameters.ts'
import { isTenant } from './tenants.ts'

const strangers = routes.filter(({ access }) => access === 'public')

describe.each(oneEngine)('the colleges that a stranger names, on %s', (engine) => {
  const { ask, app, tenantId, signIn, guard } = sessionsOn(engine)

  /** An app that counts its statements. */
  function watched() {
    const work = { statements: 0 }
    const counting = {
      transformQuery: ({ node }: PluginTransformQueryArgs) => {
        work.statements += 1
        return node
      },
      transformResult: async ({ result }: PluginTransformResultArgs) => result,
    }
    const own = { ...app(), db: app().db.withPlugin(counting) }
    return { work, db: own.db, hono: makeApp(own) }
  }

  it.each(strangers.map(({ method, path }) => [method, path] as const))(
    'finding 9, 15: %s %s of a college that there is not is refused, and only its name is looked for',
    async (method, path) => {
      const { work, hono } = watched()
      const url = `/api/campus-${path}`
      const named = (name: string) =>
        hono.request(url, { method, headers: { 'Tenant-Id': name, 'Accept-Errors': '2' } })
      const invented = await named('invented')
      expect([invented.status, (await invented.json()).msg]).toEqual([400, '没有这所学校，请检查租户编号'])
      const looked = work.statements
      // The log of calls may look whether reads are to be kept; what no college can be called is not looked for.
      expect(looked).toBeLessThanOrEqual(2)
      for (const name of ['x'.repeat(33), 'a b', "' or 1=1", '']) expect((await named(name)).status).toBe(400)
      expect(work.statements).toBe(looked)
    },
  )

  it('finding 9: an invented name leaves no row anywhere', async () => {
    const headers = { 'Tenant-Id': 'x'.repeat(7000) }
    await signIn('nobody', 'wrong', { address: '203.0.113.9', headers })
    await ask('GET', 'auth/captcha', { address: '203.0.113.9', headers: { 'Tenant-Id': 'invented' } })
    const { rows } = await sql<{ left: number }>`select (select count(*) from system_rate_count)
      + (select count(*) from system_sign_in_failure) + (select count(*) from system_captcha)::int as left`.execute(
      app().db,
    )
    expect(Number(rows[0]?.left)).toBe(0)
  })

  it('finding 9: the failures of an address count over all colleges as one', async () => {
    await guard({ captchaAfter: 0, addressCaptchaAfter: 0, addressLimit: 10 })
    const other = 'othercollege'
    await installDictionaries(app().db, other)
    const from = { address: '198.51.100.7' }
    const at = (name: string, account: string) =>
      signIn(account, 'wrong', { ...from, headers: { 'Tenant-Id': name } })
    for (let one = 0; one < 5; one++) await at(tenantId, `here-${one}`)
    // The other college asks for a captcha of this address after ten failures, wherever they were.
    for (let one = 0; one < 5; one++)
      expect((await at(other, `there-${one}`)).body.error).toBe('invalid_grant')
    expect((await at(other, 'one-more')).body.error).toBe('captcha_required')
    expect((await at(tenantId, 'one-more')).body.msg).toContain('当前网络登录失败次数过多')
  })

  it('finding 9: what an address may ask for counts over all colleges as one', async () => {
    const other = 'yetanothercollege'
    await installDictionaries(app().db, other)
    const captcha = (name: string) =>
      ask('GET', 'auth/captcha?type=spoken', { address: '203.0.113.10', headers: { 'Tenant-Id': name } })
    for (let one = 0; one < 6; one++)
      for (const name of [tenantId, other]) expect((await captcha(name)).status).toBe(200)
    expect((await captcha(tenantId)).status).toBe(429)
    expect((await captcha(other)).status).toBe(429)
  })

  it('finding 15: a name that is known is asked for once, however many invented ones come between', async () => {
    const { work, db } = watched()
    expect(await isTenant(db, tenantId)).toBe(true)
    for (let one = 0; one < 20; one++) expect(await isTenant(db, `invented-${one}`)).toBe(false)
    work.statements = 0
    expect(await isTenant(db, tenantId)).toBe(true)
    expect(await isTenant(db, '000000')).toBe(true)
    expect(work.statements).toBe(0)
  })

  it('finding 15: invented colleges do not put the figures of the wall out', async () => {
    const { work, hono } = watched()
    const wall = async (name: string) =>
      (
        await hono.request('/api/campus-base/openApi/wall/show?screen=lofTV', {
          headers: { 'Tenant-Id': name },
        })
      ).status
    await installParameters(app().db, tenantId)
    await sql`update system_parameter set value = 'true' where tenant_id = ${tenantId} and key = 'wall.open'`.execute(
      app().db,
    )
    expect(await wall(tenantId)).toBe(200)
    for (let one = 0; one < 120; one++) expect(await wall(`invented-${one}`)).toBe(400)
    work.statements = 0
    expect(await wall(tenantId)).toBe(200)
    // The log of calls looks whether reads are to be kept.
    expect(work.statements).toBeLessThanOrEqual(1)
  })
})
