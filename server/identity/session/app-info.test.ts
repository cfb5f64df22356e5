import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { stamps } from '#server/core/stamps.ts'
import { addUser } from '#server/identity/session/add-user.ts'
import { oneEngine } from '#tests/support/database.ts'
import { password, sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('application info, on %s', (engine) => {
  const { ask, app, tenantId } = sessionsOn(engine)
  const info = (query: string) => ask('GET', `base/openApi/getAppInfo${query}`)

  it('is there for anyone who has not signed in, before a college has set anything', async () => {
    const unset = { showLogin: '1', ssoType: '0' }
    expect((await info('?appType=0')).body.data).toMatchObject({
      appType: 0,
      globalTitle: '智慧校园',
      globalViceTitle: '学生工作',
      ...unset,
    })
    expect((await info('?appType=2')).body.data).toMatchObject({
      appType: 2,
      globalTitle: '迎新服务',
      globalViceTitle: '欢迎报到',
      ...unset,
    })
  })

  it('is what the college has set', async () => {
    const set = { app_type: '0', global_title: '示例学院', is_wartermark: true, show_login: false }
    await app()
      .db.insertInto('system_app_info')
      .values({ ...stamps(tenantId), ...set })
      .execute()
    expect((await info('?appType=0')).body.data).toMatchObject({
      globalTitle: '示例学院',
      globalViceTitle: '学生工作',
      isWartermark: '1',
      showLogin: '0',
    })
  })

  it('names accounts with their password in a demo only, and only those that still have it', async () => {
    const demo = { ...app(), settings: { ...app().settings, demoPassword: password } }
    const offered = async (at: AppContext, appType = 0) => {
      const answer = await makeApp(at).request(`/api/campus-base/openApi/getAppInfo?appType=${appType}`, {
        headers: { 'Tenant-Id': tenantId },
      })
      return (await answer.json()).data.demo
    }
    for (const role of ['verifier', 'newstudent'] as const)
      await addUser(
        app(),
        tenantId,
        { account: role, name: role, kind: 'other', password, roles: [role] },
        'demo',
      )
    const named = (account: string, name: string) => ({ account, name })
    expect(await offered(demo)).toEqual({
      password,
      accounts: [named('newstudent', '新生'), named('verifier', '核验员')],
    })
    expect((await offered(demo, 2)).accounts).toEqual([named('newstudent', '新生')])
    expect(await offered(app())).toBeUndefined()
    await sql`update "system_user" set password_version = 2`.execute(app().db)
    expect(await offered(demo)).toBeUndefined()
  })

  it('knows two types', async () => {
    expect((await info('?appType=1')).status).toBe(400)
    expect((await info('?appType=toString')).status).toBe(400)
  })
})
