import { sql } from 'kysely'
import { generate } from 'otplib'
import { describe, expect, it } from 'vitest'
import { type SafeLogin, safeLoginInitial } from '#domain/security/safe-login.ts'
import { snake } from '#server/core/database/names.ts'
import { stamps } from '#server/core/stamps.ts'
import { forgetSafeLogin } from '#server/identity/session/safe-login.ts'
import { softwareAuthenticator } from '#tests/support/authenticator.ts'
import { oneEngine } from '#tests/support/database.ts'
import { password, sessionsOn } from '#tests/support/session.ts'

const mine = 'base/sysUserSecondAuth/'

describe.each(oneEngine)('the second proof, on %s', (engine) => {
  const { ask, signIn, person, pass, now, sent, app, tenantId } = sessionsOn(engine)
  const codeOf = (secret: string) => generate({ secret, epoch: Math.floor(now() / 1000) })
  const prove = (ticket: string, factor: string, code: string) =>
    ask('POST', 'auth/oauth/token', { form: { grant_type: 'second_factor', ticket, factor, code } })

  /** Somebody whose app shows codes. */
  async function withApp() {
    const account = await person()
    const token: string = (await signIn(account)).body.access_token
    const { secret, uri } = (await ask('POST', `${mine}totp/begin`, { token })).body.data
    const confirmed = await ask('POST', `${mine}totp/confirm`, {
      token,
      json: { code: await codeOf(secret) },
    })
    const { recoveryCodes } = confirmed.body.data as { recoveryCodes: string[] }
    pass(60)
    return { account, token, secret, uri, recoveryCodes }
  }
  async function setRules(rules: Partial<SafeLogin>) {
    const row = Object.entries({ ...safeLoginInitial, ...rules }).map(([name, value]) => [snake(name), value])
    await sql`delete from security_safe_login where tenant_id = ${tenantId}`.execute(app().db)
    await app()
      .db.insertInto('security_safe_login')
      .values({ ...stamps(tenantId), ...Object.fromEntries(row) })
      .execute()
    forgetSafeLogin(app(), tenantId)
  }
  const ticketOf = async (account: string): Promise<string> => (await signIn(account)).body.data.ticket

  it('is asked of nobody who has set up none', async () => {
    expect((await signIn(await person())).status).toBe(200)
  })

  it('is asked of anyone who has an app, and then lets in', async () => {
    const { account, secret } = await withApp()
    const first = await signIn(account)
    expect(first).toMatchObject({
      status: 400,
      body: { error: 'second_factor_required', data: { factors: ['totp'] } },
    })
    expect(first.body).not.toHaveProperty('access_token')
    const entered = await prove(first.body.data.ticket, 'totp', await codeOf(secret))
    expect(entered).toMatchObject({ status: 200, body: { accountNo: account } })
  })

  it('A-10 the ticket of a first proof opens no call and refreshes nothing', async () => {
    const { account } = await withApp()
    const token = await ticketOf(account)
    expect((await ask('GET', 'base/sysMenu/getUserRoutes', { token })).status).toBe(401)
    const form = { grant_type: 'refresh_token', refresh_token: token }
    expect((await ask('POST', 'auth/oauth/token', { form })).status).not.toBe(200)
  })

  it('A-10 a code of the app is good once, and so is the ticket', async () => {
    const { account, secret } = await withApp()
    const [one, other] = [await ticketOf(account), await ticketOf(account)]
    const code = await codeOf(secret)
    expect((await prove(one, 'totp', code)).status).toBe(200)
    expect((await prove(other, 'totp', code)).body.msg).toBe('验证未通过，请核对后重试')
    pass(30)
    expect((await prove(one, 'totp', await codeOf(secret))).body.msg).toBe('验证已超时，请返回重新登录')
    expect((await prove(other, 'totp', await codeOf(secret))).status).toBe(200)
  })

  it('A-10 of two who bring the same code at once, one gets in', async () => {
    const { account, secret } = await withApp()
    const tickets = [await ticketOf(account), await ticketOf(account)]
    const code = await codeOf(secret)
    const answers = await Promise.all(tickets.map((ticket) => prove(ticket, 'totp', code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  it('A-10 ten wrong guesses lock it for half an hour, sent one by one or all at once', async () => {
    const { account, secret } = await withApp()
    const ticket = await ticketOf(account)
    const guesses = Array.from({ length: 12 }, () => prove(ticket, 'totp', '000000'))
    await Promise.all(guesses)
    const locked = await signIn(account)
    expect(locked).toMatchObject({ status: 429, body: { msg: expect.stringContaining('暂时锁定') } })
    expect((await prove(ticket, 'totp', await codeOf(secret))).status).not.toBe(200)
    pass(31 * 60)
    expect((await prove(await ticketOf(account), 'totp', await codeOf(secret))).status).toBe(200)
  })

  it('waits five minutes', async () => {
    const { account, secret } = await withApp()
    const ticket = await ticketOf(account)
    pass(301)
    expect((await prove(ticket, 'totp', await codeOf(secret))).status).toBe(400)
  })

  it('takes each code for the day of loss once', async () => {
    const { account, recoveryCodes } = await withApp()
    expect(recoveryCodes).toHaveLength(10)
    expect(new Set(recoveryCodes).size).toBe(10)
    const [code = ''] = recoveryCodes
    const typed = code.toLowerCase().replaceAll('-', ' ')
    expect((await prove(await ticketOf(account), 'totp', typed)).status).toBe(200)
    expect((await prove(await ticketOf(account), 'totp', code)).status).toBe(400)
  })

  it('takes no weaker proof than those that are offered', async () => {
    const { account } = await withApp()
    const ticket = await ticketOf(account)
    const send = { purpose: 'second-factor', ticket }
    expect((await ask('POST', 'auth/openApi/sms/send', { json: send })).status).toBe(400)
  })

  it('goes by message where the person chose that', async () => {
    const account = await person()
    const token: string = (await signIn(account)).body.access_token
    const phone = '13800138001'
    await ask('POST', `${mine}phone/sendCode`, { token, json: { phone } })
    const smsCode = sixDigitsIn(sent.at(-1)?.text)
    const bound = await ask('POST', `${mine}phone/bind`, { token, json: { phone, smsCode } })
    expect(bound.status).toBe(200)
    const on = await ask('POST', `${mine}phone/use`, { token, json: { on: true } })
    expect(on.body.data.recoveryCodes).toHaveLength(10)

    const { data } = (await signIn(account)).body
    expect(data).toMatchObject({ factors: ['sms'], phone: '138****8001' })
    pass(60)
    await ask('POST', 'auth/openApi/sms/send', { json: { purpose: 'second-factor', ticket: data.ticket } })
    expect(sent.at(-1)?.phone).toBe(phone)
    const code = sixDigitsIn(sent.at(-1)?.text)
    expect((await prove(data.ticket, 'sms', code)).status).toBe(200)
  })

  it('is asked of whom the college names, by message where there is nothing else', async () => {
    await setRules({ factorForTeacher: true })
    const [student, bare, reachable] = [
      await person('student', { kind: 'student' }),
      await person('teacher', { kind: 'teacher' }),
      await person('teacher', { kind: 'teacher' }),
    ]
    await sql`update "system_user" set phone = '13800138099', phone_verified = true
      where tenant_id = ${tenantId} and account = ${reachable}`.execute(app().db)
    expect((await signIn(student)).status).toBe(200)
    // Anyone who could not prove anything is let in, and asked to set something up.
    const { body } = await signIn(bare)
    const { data } = (await ask('GET', `${mine}getMySysUserSecondAuth`, { token: body.access_token })).body
    expect(data).toMatchObject({ required: true, enabled: false })
    expect((await signIn(reachable)).body.data).toMatchObject({ factors: ['sms'], phone: '138****8099' })
    await setRules({ factorForTeacher: false })
    expect((await signIn(reachable)).status).toBe(200)
  })

  it('is taken away only by anyone who proves once more that it is they', async () => {
    const { token, secret, account } = await withApp()
    const remove = (json: object) => ask('POST', `${mine}totp/remove`, { token, json })
    pass(301)
    expect((await remove({})).status).toBe(403)
    expect((await remove({ password: 'wrong' })).body.msg).toBe('密码或验证码不正确')
    expect((await remove({ code: await codeOf(secret) })).status).toBe(200)
    expect((await signIn(account)).status).toBe(200)
    const { data } = (await ask('GET', `${mine}getMySysUserSecondAuth`, { token })).body
    expect(data).toMatchObject({ enabled: false, totpSince: null, recoveryCodes: 0 })
  })

  it('cannot be put in place of the one that is there', async () => {
    const { token } = await withApp()
    expect((await ask('POST', `${mine}totp/begin`, { token })).status).toBe(409)
  })

  it('tells an app whose account it is, and the database keeps the secret closed', async () => {
    const { account, uri, secret } = await withApp()
    expect(decodeURIComponent(uri)).toContain(`otpauth://totp/智慧校园:${account}?`)
    expect(uri).toContain(`secret=${secret}`)
  })

  describe('by passkey', () => {
    const headers = { Origin: 'http://localhost' }
    async function withPasskey() {
      const account = await person()
      const token: string = (await signIn(account)).body.access_token
      const device = await softwareAuthenticator('http://localhost')
      const options = await ask('POST', `${mine}passkey/options`, { token, headers })
      const response = await device.register(options.body.data)
      const json = { name: '我的手机', response }
      const registered = await ask('POST', `${mine}passkey/register`, { token, json })
      return { account, token, device, registered, json }
    }
    const question = async (ticket?: string) =>
      (await ask('POST', 'auth/openApi/passkey/options', { json: { ticket } })).body.data
    const alone = (response: string) =>
      ask('POST', 'auth/oauth/token', { form: { grant_type: 'passkey', response } })

    it('proves a second time', async () => {
      const { account, device, registered } = await withPasskey()
      expect(registered.body.data.recoveryCodes).toHaveLength(10)
      const { data } = (await signIn(account)).body
      expect(data.factors).toEqual(['passkey'])
      const code = await device.answer(await question(data.ticket), { verified: false })
      expect((await prove(data.ticket, 'passkey', code)).status).toBe(200)
    })

    it('signs in alone, and asks for nothing more', async () => {
      const { account, device } = await withPasskey()
      const entered = await alone(await device.answer(await question()))
      expect(entered).toMatchObject({ status: 200, body: { accountNo: account } })
    })

    it('answers a question once, and only the one it was asked', async () => {
      const { account, device } = await withPasskey()
      const asked = await question()
      const answer = await device.answer(asked)
      expect((await alone(answer)).status).toBe(200)
      expect((await alone(answer)).status).toBe(400)
      const forTicket = await question((await signIn(account)).body.data.ticket)
      expect((await alone(await device.answer(forTicket))).status).toBe(400)
      expect((await alone(await device.answer({ challenge: 'made-up' }))).status).toBe(400)
    })

    it('alone, does not do without finger or PIN', async () => {
      const { device } = await withPasskey()
      expect((await alone(await device.answer(await question(), { verified: false }))).status).toBe(400)
    })

    it('that counts backwards is a copy', async () => {
      const { device } = await withPasskey()
      expect((await alone(await device.answer(await question(), { at: 50 }))).status).toBe(200)
      expect((await alone(await device.answer(await question(), { at: 3 }))).status).toBe(400)
    })

    it('of another site does not sign in here', async () => {
      const { device } = await withPasskey()
      const elsewhere = await softwareAuthenticator('http://phishing.example')
      const token: string = (await signIn(await person())).body.access_token
      const options = await ask('POST', `${mine}passkey/options`, { token })
      const response = await elsewhere.register(options.body.data)
      const json = { name: '别处', response }
      expect((await ask('POST', `${mine}passkey/register`, { token, json })).status).toBe(400)
      expect((await alone(await device.answer(await question()))).status).toBe(200)
    })

    it('is renamed and removed by its owner alone', async () => {
      const { token, json } = await withPasskey()
      const list = async () =>
        (await ask('GET', `${mine}getMySysUserSecondAuth`, { token })).body.data.passkeys
      const [{ id, name, worksHere }] = await list()
      expect({ name, worksHere }).toEqual({ name: '我的手机', worksHere: true })
      const stranger: string = (await signIn(await person())).body.access_token
      const renamed = { id, name: '别人的' }
      expect((await ask('POST', `${mine}passkey/rename`, { token: stranger, json: renamed })).status).toBe(
        404,
      )
      const removing = { id, password }
      expect((await ask('POST', `${mine}passkey/remove`, { token: stranger, json: removing })).status).toBe(
        404,
      )
      expect((await ask('POST', `${mine}passkey/register`, { token, json })).status).toBe(400)
      expect((await ask('POST', `${mine}passkey/remove`, { token, json: removing })).status).toBe(200)
      expect(await list()).toEqual([])
    })

    it('answers rubbish with a plain no', async () => {
      for (const response of ['', 'x', '{}', '{"id":7}', '[]', 'null', `{"id":"${'a'.repeat(30_000)}"}`])
        expect((await alone(response)).status).toBe(400)
    })
  })
})

const sixDigitsIn = (text = '') => /\d{6}/.exec(text)?.[0] ?? ''
