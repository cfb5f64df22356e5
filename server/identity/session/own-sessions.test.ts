import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'

describe.each(oneEngine)('the sessions of a person, on %s', (engine) => {
  const { ask, signIn, refresh, person, pass, guard, app, tenantId } = sessionsOn(engine)
  const info = 'base/sysUser/getUserInfo'
  const list = async (token: string) => (await ask('GET', 'base/sysUser/sessions', { token })).body.data

  it('are told with device, address and times, this one first', async () => {
    const account = await person()
    const there = (await signIn(account)).body
    pass(120)
    const from = { address: '10.3.0.17', headers: { 'User-Agent': chrome } }
    const here = (await signIn(account, undefined, from)).body
    const sessions = await list(here.access_token)
    expect(sessions).toHaveLength(2)
    expect(sessions[0]).toMatchObject({
      current: true,
      device: 'Chrome 126 · Windows 10',
      address: '10.3.0.17',
      place: null,
      how: 'account',
    })
    expect(sessions[1]).toMatchObject({ current: false, device: '未知设备' })
    expect(sessions[1].startedAt < sessions[0].startedAt).toBe(true)
    const { body: renewed } = await refresh(there.refresh_token)
    expect(await list(renewed.access_token)).toHaveLength(2)
    expect(JSON.stringify(sessions)).not.toContain(here.access_token.slice(0, 20))
  })

  it('end by their person alone, and say so to anyone who sits there', async () => {
    const account = await person()
    const [here, there] = [(await signIn(account)).body, (await signIn(account)).body]
    const other = (await list(here.access_token)).find(({ current }: { current: boolean }) => !current)
    const stranger = (await signIn(await person())).body
    const end = (token: string, id: unknown) =>
      ask('POST', 'base/sysUser/endSession', { token, json: { id } })
    expect((await end(stranger.access_token, other.id)).status).toBe(404)
    expect((await end(here.access_token, "' or 1=1")).status).toBe(404)
    expect((await end(here.access_token, other.id)).status).toBe(200)
    const kicked = await ask('GET', info, { token: there.access_token })
    expect([kicked.status, kicked.body.code]).toEqual([401, 401])
    expect(kicked.body.msg).toContain('您的登录已被终止')
    expect((await refresh(there.refresh_token)).body.msg).toContain('您的登录已被终止')
    expect((await ask('GET', info, { token: here.access_token })).status).toBe(200)
    expect(await list(here.access_token)).toHaveLength(1)
  })

  it('are one where the college keeps one', async () => {
    await guard({ oneSession: true })
    const account = await person()
    const first = (await signIn(account)).body
    const second = (await signIn(account)).body
    expect((await ask('GET', info, { token: first.access_token })).body.msg).toContain('在其他设备登录')
    expect((await ask('GET', info, { token: second.access_token })).status).toBe(200)
    await guard({})
  })

  it('leave their traces in the sign-in log and in the audit chain', async () => {
    const account = await person()
    await signIn(account, 'wrong', { address: '10.3.0.18' })
    const { body } = await signIn(account, undefined, { address: '10.3.0.18' })
    await ask('POST', 'auth/logOut', { token: body.access_token, address: '10.3.0.18' })
    const rows = async (table: string, columns: string) =>
      (
        await sql<object>`select ${sql.raw(columns)} from ${sql.table(table)}
        where tenant_id = ${tenantId} and account = ${account} order by id`.execute(app().db)
      ).rows
    expect(await rows('system_log_user', 'event, how, address')).toEqual([
      { event: 'failure', how: 'account', address: '10.3.0.18' },
      { event: 'sign-in', how: 'account', address: '10.3.0.18' },
      { event: 'sign-out', how: null, address: '10.3.0.18' },
    ])
    expect(await rows('security_audit_record', 'action, result')).toEqual([
      { action: '登录', result: 'failure' },
      { action: '登录', result: 'success' },
      { action: '退出登录', result: 'success' },
    ])
  })

  it('are seen once a minute at most', async () => {
    const { body } = await signIn(await person())
    const seen = async () =>
      (
        await sql<{ at: string }>`select last_seen_at::text as at from system_session
        where tenant_id = ${tenantId} and user_id = ${body.user_id}`.execute(app().db)
      ).rows[0]?.at
    const before = await seen()
    pass(59)
    await ask('GET', info, { token: body.access_token })
    expect(await seen()).toBe(before)
    pass(1)
    await ask('GET', info, { token: body.access_token })
    expect(await seen()).not.toBe(before)
  })
})
