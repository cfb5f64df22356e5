import { describe, expect, it } from 'vitest'
import { stamps } from '#server/core/stamps.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('application info, on %s', (engine) => {
  const { ask, app, tenantId } = sessionsOn(engine)
  const info = (query: string) => ask('GET', `base/openApi/getAppInfo${query}`)

  it('is there for anyone who has not signed in, before a college has set anything', async () => {
    const unset = { globalTitle: '智慧校园', showLogin: '1', ssoType: '0' }
    expect((await info('?appType=0')).body.data).toMatchObject({
      appType: 0,
      globalViceTitle: '学生工作',
      ...unset,
    })
    expect((await info('?appType=2')).body.data).toMatchObject({
      appType: 2,
      globalViceTitle: '迎新服务',
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

  it('knows two types', async () => {
    expect((await info('?appType=1')).status).toBe(400)
    expect((await info('?appType=toString')).status).toBe(400)
  })
})
