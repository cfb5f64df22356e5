import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { stamps } from '#server/core/stamps.ts'
import { oneEngine } from '#tests/support/database.ts'
import { password, sessionsOn } from '#tests/support/session.ts'
import { isCommon } from './common-passwords.ts'

const info = 'base/sysUser/getUserInfo'

describe.each(oneEngine)('passwords, on %s', (engine) => {
  const { ask, signIn, person, pass, app, tenantId, sent, guard } = sessionsOn(engine)
  const change = (token: string, oldPassword: string, newPassword: string) =>
    ask('POST', 'base/sysUser/changePassword', { token, json: { oldPassword, newPassword } })

  it('are changed by anyone who knows the old one; this sign-in goes on, every other ends', async () => {
    const account = await person()
    const [here, there] = [(await signIn(account)).body, (await signIn(account)).body]
    expect((await change(here.access_token, 'wrong', 'Turtle#42 pond')).body).toMatchObject({
      code: 400,
      msg: '原密码不正确',
      data: { fields: { oldPassword: '原密码不正确' } },
    })
    expect((await change(here.access_token, password, 'Turtle#42 pond')).status).toBe(200)
    expect((await ask('GET', info, { token: here.access_token })).status).toBe(200)
    expect((await ask('GET', info, { token: there.access_token })).body.msg).toContain('密码已修改')
    expect((await signIn(account)).status).toBe(400)
    expect((await signIn(account, 'Turtle#42 pond')).status).toBe(200)
  })

  it.each([
    ['Ab1#', '至少 8 位'],
    ['abcdefgh', '至少 3 类'],
    ['Campus@2027', '过于常见'],
    ['Password123!', '过于常见'],
    ['d41d8cd98f00b204e9800998ecf8427e', '十六进制'],
  ])('may not be %s', async (chosen, why) => {
    const { body } = await signIn(await person())
    const refused = await change(body.access_token, password, chosen)
    expect([refused.status, refused.body.msg]).toEqual([400, expect.stringContaining(why)])
  })

  it('may not hold the account, nor be one of the last five', async () => {
    const account = await person()
    const { body } = await signIn(account)
    expect((await change(body.access_token, password, `${account}#Q7`)).body.msg).toContain('账号或姓名')
    let old = password
    for (const next of ['Turtle#1 pond', 'Turtle#2 pond', 'Turtle#3 pond', 'Turtle#4 pond']) {
      expect((await change(body.access_token, old, next)).status).toBe(200)
      old = next
    }
    expect((await change(body.access_token, old, 'Turtle#1 pond')).body.msg).toContain('最近 5 次')
    expect((await change(body.access_token, old, 'Turtle#5 pond')).status).toBe(200)
    const { rows } = await sql<{ hash: string }>`select password_hash as hash from system_password_history
      where tenant_id = ${tenantId}`.execute(app().db)
    expect(rows.every(({ hash }) => hash.startsWith('$argon2id$'))).toBe(true)
  })

  it('are guessed at with an open session no more often than at the door', async () => {
    await guard({ captchaAfter: 0 })
    const account = await person()
    const { body } = await signIn(account)
    for (let tried = 0; tried < 5; tried++)
      expect((await change(body.access_token, `wrong ${tried}`, 'Turtle#42 pond')).status).toBe(400)
    expect((await change(body.access_token, password, 'Turtle#42 pond')).status).toBe(429)
    expect((await signIn(account)).status).toBe(429)
  })

  it('that somebody else chose are changed before anything else', async () => {
    const account = await person()
    await sql`update "system_user" set must_change_password = true where account = ${account}`.execute(
      app().db,
    )
    const { status, body } = await signIn(account)
    expect([status, body.mustChangePassword, body.passwordExpired]).toEqual([200, true, false])
    const { access_token: token } = body
    const held = await ask('GET', 'base/sysUser/sessions', { token })
    expect([held.status, held.body.msg]).toEqual([403, '请先修改密码'])
    expect((await ask('GET', info, { token })).body.data.mustChangePassword).toBe(true)
    expect((await change(token, password, 'Turtle#42 pond')).status).toBe(200)
    expect((await ask('GET', 'base/sysUser/sessions', { token })).status).toBe(200)
    expect((await ask('GET', info, { token })).body.data.mustChangePassword).toBe(false)
  })

  it('that are older than the college allows are changed before anything else', async () => {
    const policy = {
      min_length: 8,
      kinds: 3,
      forbid_names: true,
      forbid_common: true,
      history: 5,
      expiry_days: 90,
    }
    await app()
      .db.insertInto('system_password_policy')
      .values({ ...stamps(tenantId), ...policy })
      .execute()
    const account = await person()
    pass(89 * 24 * 3600)
    expect((await signIn(account)).body.passwordExpired).toBe(false)
    pass(24 * 3600 + 1)
    const { body } = await signIn(account)
    expect(body.passwordExpired).toBe(true)
    expect((await ask('GET', 'base/sysUser/sessions', { token: body.access_token })).status).toBe(403)
    expect((await change(body.access_token, password, 'Turtle#42 pond')).status).toBe(200)
    expect((await signIn(account, 'Turtle#42 pond')).body.passwordExpired).toBe(false)
    await sql`delete from system_password_policy where tenant_id = ${tenantId}`.execute(app().db)
  })

  it('tell their rules to anyone who has not signed in', async () => {
    expect((await ask('GET', 'base/openApi/passwordPolicy')).body.data).toEqual({
      minLength: 8,
      kinds: 3,
      forbidNames: true,
      forbidCommon: true,
      history: 5,
      expiryDays: 0,
    })
  })

  it('that are forgotten are set anew by a code to the phone that was confirmed; for a stranger all looks the same', async () => {
    const account = await person()
    await sql`update "system_user" set phone = '13812345678', phone_verified = true where account = ${account}`.execute(
      app().db,
    )
    const there = (await signIn(account)).body
    const send = (name: string) => ask('POST', 'auth/openApi/forgot/sendCode', { json: { account: name } })
    const reset = (name: string, code: string, newPassword = 'Turtle#42 pond') =>
      ask('POST', 'auth/openApi/forgot/reset', { json: { account: name, code, newPassword } })
    const [known, unknown] = [await send(account), await send('nobody-whom-anybody-knows')]
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    expect(sent).toHaveLength(1)
    const code = /\d{6}/.exec(sent.at(-1)?.text ?? '')?.[0] ?? ''
    const wrong = code === '000000' ? '000001' : '000000'
    const [refused, stranger] = [await reset(account, wrong), await reset('nobody-whom-anybody-knows', wrong)]
    expect([refused.status, refused.body]).toEqual([stranger.status, stranger.body])
    expect((await reset(account, code, '123')).body.msg).toContain('至少')
    expect((await reset(account, code)).status).toBe(200)
    expect((await reset(account, code, 'Turtle#43 pond')).status).toBe(400)
    expect((await ask('GET', info, { token: there.access_token })).status).toBe(401)
    expect((await signIn(account, 'Turtle#42 pond')).status).toBe(200)
  })
})

it.each([
  ['12345678', true],
  ['Qwerty!', true],
  ['P@ssw0rd', true],
  ['School2026!', true],
  ['aaaaaaaaaa', true],
  ['87654321', true],
  ['abcdefghij', true],
  ['Turtle#42 pond', false],
  ['correct horse battery', false],
])('%s is tried first: %s', (password, common) => {
  expect(isCommon(password)).toBe(common)
})
