import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('refreshing, on %s', (engine) => {
  const { ask, signIn, refresh, person, pass, app, logged, tenantId } = sessionsOn(engine)
  const status = async (token: string) => (await ask('GET', 'base/sysUser/getUserInfo', { token })).status
  const begin = async () => (await signIn(await person())).body

  it('gives a new pair and the person again; what is under way with the old token goes on', async () => {
    const first = await begin()
    for (let minute = 0; minute < 50; minute += 25) {
      pass(1500)
      await status(first.access_token)
    }
    const { status: answered, headers, body: second } = await refresh(first.refresh_token)
    expect([answered, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(second).toMatchObject({ expires_in: 3600, userName: '测试', user_id: first.user_id })
    expect(second.access_token).not.toBe(first.access_token)
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect([await status(first.access_token), await status(second.access_token)]).toEqual([200, 200])
    pass(601)
    expect([await status(first.access_token), await status(second.access_token)]).toEqual([401, 200])
  })

  it('F-08 gives the same pair again, whenever the reply was lost, until somebody used it', async () => {
    const first = await begin()
    const { body: second } = await refresh(first.refresh_token)
    for (const [seconds, left] of [
      [30, 3570],
      [5, 3565],
      [600, 2965],
    ] as const) {
      pass(seconds)
      const { body: again } = await refresh(first.refresh_token)
      expect([again.access_token, again.refresh_token, again.expires_in]).toEqual([
        second.access_token,
        second.refresh_token,
        left,
      ])
    }
    expect(await status(second.access_token)).toBe(200)
    expect((await refresh(first.refresh_token)).status).toBe(400)
  })

  it('lets a pair that nobody used run out with its access token, and speaks of no theft', async () => {
    const first = await begin()
    const { body: second } = await refresh(first.refresh_token)
    for (let minutes = 0; minutes < 60; minutes += 20) {
      // The old access token goes on meanwhile: its person is there.
      await status(first.access_token)
      pass(20 * 60)
    }
    expect((await refresh(first.refresh_token)).status).toBe(400)
    expect((await refresh(second.refresh_token)).status).toBe(400)
    expect(logged.at(-1)).toMatchObject({ message: 'session ended', facts: { why: 'void' } })
  })

  it('F-05 gives two that ask at the same time the same pair', async () => {
    const { refresh_token: token } = await begin()
    // Connections are opened first, or the first request would be done before the others begin.
    await Promise.all(Array.from({ length: 5 }, () => sql`select pg_sleep(0.1)`.execute(app().db)))
    const pairs = await Promise.all(Array.from({ length: 5 }, () => refresh(token)))
    expect(new Set(pairs.map(({ body }) => body.access_token)).size).toBe(1)
  })

  it('A-04 takes a token that comes after its successor was used for theft: the family ends, its person is told, another sign-in of theirs goes on', async () => {
    const account = await person()
    const first = (await signIn(account)).body
    const elsewhere = (await signIn(account)).body
    const { body: second } = await refresh(first.refresh_token)
    expect(await status(second.access_token)).toBe(200)
    expect((await refresh(first.refresh_token)).status).toBe(400)
    expect([await status(first.access_token), await status(second.access_token)]).toEqual([401, 401])
    expect((await refresh(second.refresh_token)).status).toBe(400)
    expect(await status(elsewhere.access_token)).toBe(200)
    expect(logged.at(-1)).toMatchObject({ message: 'session ended', facts: { why: 'reused' } })
    const { rows: told } = await sql`select title from system_message
      where tenant_id = ${tenantId} and user_id = ${first.user_id}`.execute(app().db)
    expect(told).toEqual([{ title: '登录凭据可能已泄露' }])
    const { rows: kept } = await sql`select action, detail from security_audit_record
      where tenant_id = ${tenantId} and account = ${account} order by id desc limit 1`.execute(app().db)
    expect(kept).toEqual([{ action: '终止登录', detail: expect.stringContaining('刷新令牌被重复使用') }])
  })

  it('takes it for theft as well when the successor was exchanged, and used for nothing else', async () => {
    const { refresh_token: first } = await begin()
    const { body: second } = await refresh(first)
    const { body: third } = await refresh(second.refresh_token)
    expect((await refresh(first)).status).toBe(400)
    expect(logged.at(-1)).toMatchObject({ facts: { why: 'reused' } })
    expect(await status(third.access_token)).toBe(401)
  })

  it('does not lengthen the twelve hours of a sign-in', async () => {
    let pair = await begin()
    for (let minutes = 25; minutes < 12 * 60; minutes += 25) {
      pass(25 * 60)
      expect(await status(pair.access_token)).toBe(200)
      pair = (await refresh(pair.refresh_token)).body
    }
    expect(pair.expires_in).toBe(20 * 60)
    pass(20 * 60 + 1)
    expect(await status(pair.access_token)).toBe(401)
    expect((await refresh(pair.refresh_token)).status).toBe(400)
  })

  it('keeps nobody in who has done nothing for half an hour: refreshing is no deed of theirs', async () => {
    const first = await begin()
    pass(25 * 60)
    const { body: second } = await refresh(first.refresh_token)
    pass(5 * 60 + 1)
    expect(await status(second.access_token)).toBe(401)
    expect((await refresh(second.refresh_token)).status).toBe(400)
  })

  it('A-05 takes neither kind of token for the other', async () => {
    const pair = await begin()
    expect(await status(pair.refresh_token)).toBe(401)
    expect((await refresh(pair.access_token)).status).toBe(400)
    expect(await status(pair.access_token)).toBe(200)
  })

  it.each([
    ['the user is disabled', sql`enabled = false`],
    ['the password is changed', sql`password_version = password_version + 1`],
  ])('is over when %s', async (_, change) => {
    const account = await person()
    const { body } = await signIn(account)
    await sql`update "system_user" set ${change} where account = ${account}`.execute(app().db)
    expect((await refresh(body.refresh_token)).status).toBe(400)
  })

  it('is over after logOut', async () => {
    const pair = await begin()
    await ask('POST', 'auth/logOut', { token: pair.access_token })
    expect((await refresh(pair.refresh_token)).status).toBe(400)
  })

  it('says so by error_code to clients that read no status, by the status to ours', async () => {
    const own = await refresh('nothing of ours')
    expect([own.status, own.body.error, own.body.error_code]).toEqual([400, 'invalid_grant', 400])
    const other = await refresh('nothing of ours', { own: false })
    expect([other.status, other.body.error_code]).toEqual([200, 401])
    expect(other.body).toMatchObject({ success: false, error_description: '登录已过期，请重新登录' })
    expect(other.body).not.toHaveProperty('access_token')
  })
})
