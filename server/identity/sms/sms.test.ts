import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { count, everywhere } from '#server/core/rate-counter.ts'
import { stamps } from '#server/core/stamps.ts'
import { oneEngine } from '#tests/support/database.ts'
import { solved } from '#tests/support/proof-of-work.ts'
import { password, sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('codes by message, on %s', (engine) => {
  const { ask, as, guard, person, pass, sent, app, tenantId, logged } = sessionsOn(engine)
  let next = 13_900_000_000
  const freshPhone = () => String(next++)
  const send = (phone: string, address?: string, purpose = 'sign-in') =>
    ask('POST', 'auth/openApi/sms/send', { json: { phone, purpose }, ...(address && { address }) })
  const signIn = (phone: string, code: string) =>
    ask('POST', 'auth/oauth/token', { form: { grant_type: 'mobile', phone, code } })
  const lastCode = () => /\d{6}/.exec(sent.at(-1)?.text ?? '')?.[0] ?? ''

  async function owner(proven = true) {
    const account = await person()
    const phone = freshPhone()
    await sql`update "system_user" set phone = ${phone}, phone_verified = ${proven}
      where tenant_id = ${tenantId} and account = ${account}`.execute(app().db)
    return { account, phone }
  }

  it('sign in whose phone it is', async () => {
    const { account, phone } = await owner()
    expect((await send(phone)).status).toBe(200)
    expect(sent.at(-1)?.phone).toBe(phone)
    expect(await signIn(phone, lastCode())).toMatchObject({ status: 200, body: { accountNo: account } })
  })

  it('A-72 are good once', async () => {
    const { phone } = await owner()
    await send(phone)
    const both = await Promise.all([signIn(phone, lastCode()), signIn(phone, lastCode())])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    expect((await signIn(phone, lastCode())).status).toBe(400)
  })

  it('A-72 stand five tries and five minutes', async () => {
    const { phone } = await owner()
    await send(phone)
    const wrong = lastCode() === '000000' ? '000001' : '000000'
    await Promise.all(Array.from({ length: 5 }, () => signIn(phone, wrong)))
    expect((await signIn(phone, lastCode())).status).toBe(400)
    pass(61)
    await send(phone)
    pass(301)
    expect((await signIn(phone, lastCode())).status).toBe(400)
  })

  it('A-72 are for one phone and one purpose', async () => {
    const [one, other] = [await owner(), await owner()]
    await send(one.phone)
    const code = lastCode()
    expect((await signIn(other.phone, code)).status).toBe(400)
    pass(61)
    await send(one.phone, undefined, 'forgot')
    expect((await signIn(one.phone, lastCode())).status).toBe(400)
  })

  it('A-72 a phone gets one a minute and ten a day, however many are asked for at once', async () => {
    const { phone } = await owner()
    const before = sent.length
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(phone)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('60')
    for (let minute = 0; minute < 15; minute++) {
      pass(61)
      await send(phone)
    }
    expect(sent.length - before).toBe(10)
    pass(24 * 3600)
    expect((await send(phone)).status).toBe(200)
  })

  it('A-72 an address gets twenty an hour', async () => {
    const address = '203.0.113.9'
    const statuses: number[] = []
    // A stranger works for the second ten: the same number of the campus, of which it has twenty times as many, is free.
    for (let at = 0; at < 12; at++) statuses.push((await send(freshPhone(), address)).status)
    expect(statuses).toEqual([...Array(10).fill(200), 400, 400])
    const { db, now } = app()
    for (let at = 0; at < 10; at++)
      await count(db, { tenantId: everywhere, subject: `sms ${address}` }, 3600, now())
    const json = { phone: freshPhone(), purpose: 'sign-in' }
    const { body } = await send(json.phone, address)
    const headers = { 'Proof-Of-Work': await solved(body.data.work) }
    expect((await ask('POST', 'auth/openApi/sms/send', { json, address, headers })).status).toBe(429)
    expect((await send(freshPhone(), '203.0.113.10')).status).toBe(200)
    expect((await send(freshPhone(), '10.0.0.9')).status).toBe(200)
  })

  it('do not tell whose phones we know', async () => {
    const { phone } = await owner()
    const unknown = freshPhone()
    const before = sent.length
    const [known, nobody] = [await send(phone), await send(unknown)]
    expect(sent.length - before).toBe(1)
    expect(nobody.body).toEqual(known.body)
    expect((await send(unknown)).body).toEqual((await send(phone)).body)
    const [wrong, none] = [await signIn(phone, '000000'), await signIn(unknown, '000000')]
    expect(none.body).toEqual(wrong.body)
  })

  it('do not tell by a carrier that fails either', async () => {
    const { phone } = await owner()
    const { sendSms } = app()
    Object.assign(app(), { sendSms: async () => Promise.reject(new Error('no route')) })
    expect((await send(phone)).status).toBe(200)
    Object.assign(app(), { sendSms })
    expect(logged.some(({ message }) => message === 'sms not delivered')).toBe(true)
  })

  it('go to nobody when a number stands for two people, unless one of them has proved it', async () => {
    const { phone } = await owner(false)
    const second = await owner(false)
    await sql`update "system_user" set phone = ${phone}
      where tenant_id = ${tenantId} and account = ${second.account}`.execute(app().db)
    const before = sent.length
    await send(phone)
    expect(sent.length).toBe(before)
    await sql`update "system_user" set phone_verified = true
      where tenant_id = ${tenantId} and account = ${second.account}`.execute(app().db)
    pass(61)
    await send(phone)
    expect(await signIn(phone, lastCode())).toMatchObject({ body: { accountNo: second.account } })
  })

  const forgot = (account: string) =>
    ask('POST', 'auth/openApi/forgot/sendCode', { json: { account } }).then(({ status, body }) => [
      status,
      body,
    ])

  it('finding 21: are counted alike for a number that is an account’s and for one that is nobody’s', async () => {
    const { account, phone } = await owner()
    const nobodys = freshPhone()
    for (const number of [phone, nobodys]) expect((await send(number)).status).toBe(200)
    // The account’s own number was just sent a code, and the answer does not say so; nor the other way about.
    const [known, unknown] = [await forgot(account), await forgot('nobody-at-all')]
    expect([known[0], known]).toEqual([200, unknown])
    expect(await forgot(account)).toEqual(await forgot('nobody-at-all'))
    pass(61)
    expect(await forgot(account)).toEqual(await forgot('nobody-at-all'))
    expect((await send(phone)).body).toEqual((await send(nobodys)).body)
    for (let one = 0; one < 12; one++) {
      pass(61)
      expect(await forgot(account)).toEqual(await forgot('nobody-at-all'))
    }
    expect((await forgot(account))[0]).toBe(429)
    expect((await send(phone)).status).toBe(200)
  })

  it('finding 21: to one phone are twenty a day, anyone who asks, and only its owner could tell', async () => {
    const { phone } = await owner()
    const before = sent.length
    const { db, now } = app()
    for (let one = 0; one < 20; one++) {
      const row = { ...stamps(tenantId), phone, purpose: 'bind', code_hash: 'x', tries: 0 }
      const at = now().toISOString()
      await db
        .insertInto('system_sms_code')
        .values({ ...row, sent_at: at, until: at })
        .execute()
    }
    expect((await send(phone)).body).toEqual((await send(freshPhone())).body)
    expect(sent.length).toBe(before)
  })

  it('finding 22: an account has ten a day, to however many numbers', async () => {
    const somebody = await as('student')
    const bind = () =>
      somebody('base/sysUserSecondAuth/phone/sendCode', 'POST', { json: { phone: freshPhone(), password } })
    const at = sent.length
    expect([(await bind()).status, (await bind()).status]).toEqual([200, 429])
    for (let one = 0; one < 12; one++) {
      pass(61)
      await bind()
    }
    expect(sent.length - at).toBe(10)
  })

  it('finding 22: a college has as many a day as it pays for, and strangers work for the second half', async () => {
    await guard({ codesPerDay: 100 })
    const { db, now } = app()
    pass(24 * 3600)
    const subject = 'codes of a day'
    const use = async (times: number) => {
      for (let one = 0; one < times; one++) await count(db, { tenantId, subject }, 24 * 3600, now())
    }
    await use(50)
    expect((await send(freshPhone())).body.data.work).toBeDefined()
    await use(50)
    const somebody = await as('student')
    const bound = await somebody('base/sysUserSecondAuth/phone/sendCode', 'POST', {
      json: { phone: freshPhone() },
    })
    expect([bound.status, bound.body.msg]).toEqual([
      429,
      '学校今天的短信验证码已用完，请换一种方式或明天再试',
    ])
    pass(24 * 3600)
  })

  it('refuse what is no mobile number', async () => {
    for (const phone of ['12345678901', '1380013800', '138001380000', '+8612345678901', '+1 3800138000'])
      expect((await send(phone)).status).toBe(400)
  })

  it('say so where the college has no carrier, anyone who asks', async () => {
    const { phone } = await owner()
    const { settings } = app()
    Object.assign(app(), { settings: { ...settings, sendsSms: false } })
    for (const asked of [phone, freshPhone()])
      expect((await send(asked)).body.msg).toBe('学校尚未开通短信服务')
    Object.assign(app(), { settings })
  })

  it('stand in no log of ours and not readable in the database', async () => {
    const { phone } = await owner()
    await send(phone)
    const code = lastCode()
    const { rows } = await sql`select c::text as row from system_sms_code c where phone = ${phone}`.execute(
      app().db,
    )
    expect(JSON.stringify(rows)).not.toContain(`,${code},`)
    expect(JSON.stringify(logged)).not.toContain(code)
  })
})
