import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { engines } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(engines)('codes by message, on %s', (engine) => {
  const { ask, person, pass, sent, house, tenantId, logged } = sessionsOn(engine)
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
      where tenant_id = ${tenantId} and account = ${account}`.execute(house().db)
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
    for (let at = 0; at < 22; at++) statuses.push((await send(freshPhone(), address)).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(statuses.slice(20)).toEqual([429, 429])
    expect((await send(freshPhone(), '203.0.113.10')).status).toBe(200)
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
    const { sendSms } = house()
    Object.assign(house(), { sendSms: async () => Promise.reject(new Error('no route')) })
    expect((await send(phone)).status).toBe(200)
    Object.assign(house(), { sendSms })
    expect(logged.some(({ message }) => message === 'sms not delivered')).toBe(true)
  })

  it('go to nobody when a number stands for two people, unless one of them has proved it', async () => {
    const { phone } = await owner(false)
    const second = await owner(false)
    await sql`update "system_user" set phone = ${phone}
      where tenant_id = ${tenantId} and account = ${second.account}`.execute(house().db)
    const before = sent.length
    await send(phone)
    expect(sent.length).toBe(before)
    await sql`update "system_user" set phone_verified = true
      where tenant_id = ${tenantId} and account = ${second.account}`.execute(house().db)
    pass(61)
    await send(phone)
    expect(await signIn(phone, lastCode())).toMatchObject({ body: { accountNo: second.account } })
  })

  it('refuse what is no mobile number', async () => {
    for (const phone of ['12345678901', '1380013800', '138001380000', '+8613800138000'])
      expect((await send(phone)).status).toBe(400)
  })

  it('say so where the college has no carrier, whoever asks', async () => {
    const { phone } = await owner()
    const { settings } = house()
    Object.assign(house(), { settings: { ...settings, sendsSms: false } })
    for (const asked of [phone, freshPhone()])
      expect((await send(asked)).body.msg).toBe('学校尚未开通短信服务')
    Object.assign(house(), { settings })
  })

  it('stand in no log of ours and not readable in the database', async () => {
    const { phone } = await owner()
    await send(phone)
    const code = lastCode()
    const { rows } = await sql`select c::text as row from system_sms_code c where phone = ${phone}`.execute(
      house().db,
    )
    expect(JSON.stringify(rows)).not.toContain(`,${code},`)
    expect(JSON.stringify(logged)).not.toContain(code)
  })
})
