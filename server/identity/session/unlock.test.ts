import md5 from 'crypto-js/md5.js'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { oneEngine } from '#tests/support/database.ts'
import { password, sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('unlocking, on %s', (engine) => {
  const { signIn, person, guard, app, tenantId, ask } = sessionsOn(engine)
  const unlock = (token: string, secret: string) =>
    ask('POST', 'auth/unlock', { token, json: { password: `${md5(secret)}` } })
  async function signedIn() {
    const account = await person()
    return { account, token: (await signIn(account)).body.access_token as string }
  }

  it('says yes to the password of who asks, and leaves the session as it is', async () => {
    const { account, token } = await signedIn()
    const before = await sql<{ n: number }>`select count(*)::int as n from system_session`.execute(app().db)
    expect(await unlock(token, password)).toMatchObject({ status: 200, body: { code: 200 } })
    const after = await sql<{ n: number }>`select count(*)::int as n from system_session`.execute(app().db)
    expect(after.rows).toEqual(before.rows)
    const { rows } = await sql<{ action: string; result: string }>`
      select action, result from security_audit_record where tenant_id = ${tenantId} and account = ${account}
      and action = '解锁屏幕'`.execute(app().db)
    expect(rows).toEqual([{ action: '解锁屏幕', result: 'success' }])
  })

  it('counts wrong passwords together with those at the sign-in desk', async () => {
    const { account, token } = await signedIn()
    expect((await unlock(token, 'wrong')).body.msg).toBe('密码错误，还可尝试 4 次')
    expect((await signIn(account, 'wrong')).body.msg).toContain('还可尝试 3 次')
    for (const left of [2, 1]) expect((await unlock(token, 'wrong')).body.msg).toContain(`${left} 次`)
    const fifth = await unlock(token, 'wrong')
    expect([fifth.status, fifth.headers.get('retry-after')]).toEqual([429, '1800'])
    expect((await unlock(token, password)).status).toBe(429)
    expect((await signIn(account)).status).toBe(429)
  })

  it('finding 14: strangers who lock an account at the door lock no screen of its owner', async () => {
    await guard({ captchaAfter: 0 })
    const account = await person()
    const own = await signIn(account)
    const cookie = own.headers.get('set-cookie')?.split(';')[0] ?? ''
    for (let times = 0; times < 6; times++) await signIn(account, 'wrong')
    expect((await signIn(account)).status).toBe(429)
    const token: string = own.body.access_token
    const json = { password: `${md5(password)}` }
    expect((await ask('POST', 'auth/unlock', { token, json })).status).toBe(429)
    expect((await ask('POST', 'auth/unlock', { token, json, headers: { cookie } })).status).toBe(200)
  })

  it('gives guesses sent all at once no more tries', async () => {
    const { token } = await signedIn()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, guess) => unlock(token, `wrong ${guess}`)),
    )
    expect(answers.filter(({ body }) => body.msg?.includes('还可尝试'))).toHaveLength(4)
  })

  it('sends away who has no password', async () => {
    const { account, token } = await signedIn()
    await sql`update "system_user" set password_hash = null where account = ${account}`.execute(app().db)
    expect((await unlock(token, password)).body.msg).toBe('此账号没有密码，请退出后重新登录')
  })

  it.each([[{}], [{ password: 5 }], [null], [[]]])('refuses %j', async (json) => {
    const { token } = await signedIn()
    expect((await ask('POST', 'auth/unlock', { token, json })).status).toBe(400)
  })

  it('is for those who are signed in', async () => {
    expect((await ask('POST', 'auth/unlock', { json: { password: 'x' } })).status).toBe(401)
  })
})
