import type { Challenge } from 'altcha-lib'
import { describe, expect, it } from 'vitest'
import { installDictionaries } from '#server/engine/dictionaries/install.ts'
import { oneEngine } from '#tests/support/database.ts'
import { solved } from '#tests/support/proof-of-work.ts'
import { password, sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('a proof of work, on %s', (engine) => {
  const { ask, signIn, person, pass, guard, app } = sessionsOn(engine, { startsAt: Date.now() })
  const wrongly = async (account: string, times: number, headers = {}) => {
    for (let time = 0; time < times; time++) await signIn(account, 'wrong', { headers })
  }
  const bring = (account: string, proof: string, secret = password, more = {}) =>
    signIn(account, secret, { headers: { 'Proof-Of-Work': proof, ...more } })
  const asked = async (account: string, more = {}) =>
    (await signIn(account, password, { headers: more })).body.data.work as Challenge

  it('finding 14: lets in without letters, once, and of two at once one', async () => {
    await guard({ captchaAlways: true })
    const account = await person()
    const proof = await solved(await asked(account))
    const both = await Promise.all([bring(account, proof), bring(account, proof)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect((await bring(account, proof)).body.error).toBe('captcha_required')
  })

  it('finding 14: made for another account, another college or another time is none', async () => {
    await guard({ captchaAlways: true })
    const [account, other] = [await person(), await person()]
    const proof = await solved(await asked(account))
    expect((await bring(other, proof)).body.error).toBe('captcha_required')
    await installDictionaries(app().db, 'elsewhere')
    const elsewhere = { 'Tenant-Id': 'elsewhere' }
    await wrongly(account, 3, elsewhere)
    expect((await bring(account, proof, 'wrong', elsewhere)).body.error).toBe('captcha_required')
    pass(306)
    expect((await bring(account, proof)).body.error).toBe('captcha_required')
  })

  it('finding 14: altered, unsolved or made up is none, and breaks nothing', async () => {
    await guard({ captchaAlways: true })
    const account = await person()
    const challenge = await asked(account)
    const { solution } = JSON.parse(atob(await solved(challenge)))
    const easier = {
      ...challenge,
      parameters: { ...challenge.parameters, data: { ...challenge.parameters.data, level: 6 } },
    }
    const forged = [
      { challenge: easier, solution },
      { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      { challenge, solution: { counter: -1, derivedKey: 'x' } },
      { challenge: { ...challenge, signature: '' }, solution },
      null,
      [],
    ].map((text) => btoa(JSON.stringify(text)))
    for (const proof of [...forged, 'x', '====', 'A'.repeat(5000)])
      expect((await bring(account, proof)).body.error).toBe('captcha_required')
  })

  it('finding 14: grows harder with each failure; an easier one from before does no more', async () => {
    await guard({})
    const account = await person()
    await wrongly(account, 3)
    const first = await asked(account)
    const [one, two] = [await solved(first), await solved(await asked(account))]
    expect((await bring(account, one, 'wrong')).body.error).toBe('invalid_grant')
    const second = await asked(account)
    expect(Number(second.parameters.data?.most)).toBe(Number(first.parameters.data?.most) * 2)
    expect((await bring(account, two)).body.error).toBe('captcha_required')
    expect((await bring(account, await solved(second))).status).toBe(200)
  })

  it('finding 14: where an address is suspect, letters do no longer', async () => {
    await guard({ addressCaptchaAfter: 2 })
    const from = { address: '203.0.113.77' }
    for (let one = 0; one < 2; one++) await signIn(`sprayed-${one}`, 'wrong', from)
    const { body } = await ask('GET', 'auth/captcha?type=spoken')
    const [, left = '', sign, right = ''] = /^(.)(加|减)(.)等于几$/.exec(body.data.text) ?? []
    const [a, b] = [left, right].map((word) => '零一二三四五六七八九'.indexOf(word)) as [number, number]
    const headers = { 'Captcha-Key': body.data.key, 'Captcha-Code': `${sign === '加' ? a + b : a - b}` }
    const account = await person()
    const letters = await signIn(account, password, { ...from, headers })
    expect([letters.body.error, letters.body.msg]).toEqual([
      'captcha_required',
      '当前网络登录失败次数过多，须通过人机验证',
    ])
    const proof = { 'Proof-Of-Work': await solved(letters.body.data.work) }
    expect((await signIn(account, password, { ...from, headers: proof })).status).toBe(200)
  })

  it.each(['10.3.0.17', '172.20.1.1', '192.168.1.5', '100.64.0.9', 'fd00::5'])(
    'finding 14: three mistypings in a dormitory (%s) ask nobody else there for a captcha',
    async (address) => {
      await guard({ addressCaptchaAfter: 1 })
      for (let one = 0; one < 3; one++) await signIn(`${address}-${one}`, 'wrong', { address })
      expect((await signIn(await person(), password, { address })).status).toBe(200)
    },
  )

  it('finding 14: only the ranges that the college names are its campus, where it names some', async () => {
    await guard({ addressCaptchaAfter: 1, allowList: '203.0.113.0/24' })
    const afterOneFailure = async (address: string) => {
      await signIn(`${address}-wrong`, 'wrong', { address })
      return (await signIn(await person(), password, { address })).status
    }
    expect([await afterOneFailure('192.168.77.1'), await afterOneFailure('203.0.113.7')]).toEqual([400, 200])
  })

  it('finding 14: strangers who lock an account shut out strangers, and not a device where it signed in', async () => {
    await guard({})
    const account = await person()
    const cookieOf = ({ headers }: { headers: Headers }) => headers.get('set-cookie')?.split(';')[0] ?? ''
    const own = await signIn(account)
    expect(own.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Strict/)
    const theirs = cookieOf(await signIn(await person()))
    const cookie = cookieOf(own)
    await guard({ captchaAfter: 0 })
    await wrongly(account, 6)
    await guard({})
    for (const stranger of ['', theirs, `${cookie.slice(0, -2)}xx`])
      expect((await signIn(account, password, { headers: { cookie: stranger } })).status).toBe(429)
    // The owner's machine works for it all the same.
    const refused = await signIn(account, password, { headers: { cookie } })
    expect(refused.body.error).toBe('captcha_required')
    expect((await bring(account, await solved(refused.body.data.work), password, { cookie })).status).toBe(
      200,
    )
    expect((await signIn(account)).status).toBe(429)
    // Five wrong passwords lock it there too, and no other place: a device that is taken guesses no more than others.
    await guard({ captchaAfter: 0 })
    await wrongly(account, 5, { cookie })
    expect((await signIn(account, password, { headers: { cookie } })).status).toBe(429)
  })

  it('finding 21: codes take a proof where the limit of an address is near, and so do requests for accounts', async () => {
    await guard({ registerEnabled: true })
    const address = '203.0.113.99'
    let next = 13_700_000_000
    const send = (headers = {}, phone = String(next++)) =>
      ask('POST', 'auth/openApi/sms/send', { json: { phone, purpose: 'sign-in' }, address, headers })
    for (let one = 0; one < 10; one++) expect((await send()).status).toBe(200)
    const phone = String(next++)
    const refused = await send({}, phone)
    expect([refused.status, refused.body.msg]).toEqual([400, '操作较频繁，请通过人机验证后再试'])
    const proof = await solved(refused.body.data.work)
    expect((await send({ 'Proof-Of-Work': proof })).status).toBe(400)
    expect((await send({ 'Proof-Of-Work': proof }, phone)).status).toBe(200)
    const known = { name: '求号', kind: 'other', idLastSix: '123456', phone: '13700000099', code: '000000' }
    const register = () => ask('POST', 'auth/openApi/register', { json: known, address: '203.0.113.98' })
    for (let one = 0; one < 30; one++) expect((await register()).body.data?.work).toBeUndefined()
    expect((await register()).body.data.work).toMatchObject({ signature: expect.any(String) })
  })
})
