import base64 from 'crypto-js/enc-base64.js'
import hmac from 'crypto-js/hmac-sha256.js'
import md5 from 'crypto-js/md5.js'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'

const info = 'base/sysUser/getUserInfo'

describe.each(oneEngine)('a session, on %s', (engine) => {
  const { ask, signIn, person, pass, app, now, tenantId, guard } = sessionsOn(engine)
  const status = async (token: string) => (await ask('GET', info, { token })).status

  it('is known by its header, with or without bearer before it', async () => {
    const { access_token: token } = (await signIn(await person())).body
    for (const value of [`bearer ${token}`, `Bearer ${token}`, `BEARER  ${token}`, token])
      expect((await ask('GET', info, { headers: { 'campus-auth': value } })).status).toBe(200)
    for (const value of [
      '',
      'bearer',
      `basic ${token}`,
      `${token}x`,
      'eyJhbGciOiJub25lIn0.e30.',
      "' or 1=1 --",
    ])
      expect((await ask('GET', info, { headers: { 'Campus-Auth': value } })).body).toEqual({
        code: 401,
        success: false,
        data: null,
        msg: '请求未授权',
      })
  })

  it('A-01 is no JWT, no matter who signed it and by whatever', async () => {
    const part = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '')
    const claims = part({
      tenant_id: tenantId,
      user_id: '1',
      account: 'admin',
      role_name: 'admin',
      exp: 9_999_999_999,
    })
    const hs256 = `${part({ alg: 'HS256', typ: 'JWT' })}.${claims}`
    // The key that the family's sources came with.
    const key = 'bladexisapowerfulmicroservicearchitectureupgradedandoptimizedfromacommercialproject'
    const signed = `${hs256}.${hmac(hs256, key).toString(base64).replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_')}`
    const unsigned = `${part({ alg: 'none', typ: 'JWT' })}.${claims}.`
    for (const token of [signed, unsigned, `${unsigned}${tenantId}`]) expect(await status(token)).toBe(401)
  })

  it('is refused when its token stands in the address, even beside the header', async () => {
    const { access_token: token } = (await signIn(await person())).body
    expect((await ask('GET', `${info}?Campus-Auth=bearer ${token}`)).status).toBe(401)
    expect((await ask('GET', `${info}?campus-auth=${token}`, { token })).status).toBe(401)
  })

  it('ends with its hour', async () => {
    const { access_token: token } = (await signIn(await person())).body
    pass(1799)
    expect(await status(token)).toBe(200)
    pass(1799)
    expect(await status(token)).toBe(200)
    pass(1)
    expect(await status(token)).toBe(200)
    pass(2)
    expect(await status(token)).toBe(401)
  })

  it.each([
    ['the user is disabled', sql`enabled = false`],
    ['the password is changed', sql`password_version = password_version + 1`],
  ])('A-03 ends at once when %s', async (_, change) => {
    const account = await person()
    const { access_token: token } = (await signIn(account)).body
    expect(await status(token)).toBe(200)
    await sql`update "system_user" set ${change} where account = ${account}`.execute(app().db)
    expect(await status(token)).toBe(401)
  })

  it('keeps to its own tenant, whichever the request names', async () => {
    const { access_token: token } = (await signIn(await person())).body
    const headers = { 'Tenant-Id': 'another' }
    expect((await ask('GET', info, { token, headers })).status).toBe(200)
    const moved = `${token.slice(0, 43)}.another`
    expect(await status(moved)).toBe(401)
  })

  it.each(['GET', 'POST'] as const)(
    'A-03 ends by %s logOut, and no other of the same person does',
    async (method) => {
      const account = await person()
      const here = (await signIn(account)).body
      const there = (await signIn(account)).body
      expect((await ask(method, 'auth/logOut', { token: here.access_token })).status).toBe(200)
      expect([await status(here.access_token), await status(there.access_token)]).toEqual([401, 200])
      expect((await ask(method, 'auth/logOut')).status).toBe(401)
    },
  )

  it('A-57 holds a signature that is there to its path and to five minutes', async () => {
    const { access_token: token } = (await signIn(await person())).body
    const signed = async (path: string, at: number) => {
      const sign = `${md5(`${path}?sign=${md5(`${at}${token.slice(0, 10)}`)}`)}1.${btoa(`${at}`)}`
      return ask('GET', info, { token, headers: { 'campus-sign': sign } })
    }
    const path = `/api/campus-${info}`
    expect((await signed(path, now())).status).toBe(200)
    expect((await signed(path, now() - 299_000)).status).toBe(200)
    for (const [wrong, at] of [
      [`${path}x`, now()],
      [path, now() - 301_000],
      [path, now() + 301_000],
    ] as const)
      expect((await signed(wrong, at)).body).toEqual({
        code: 400,
        success: false,
        data: null,
        msg: '签名错误',
      })
    const nonsense = { headers: { 'Campus-sign': 'nonsense' }, token }
    expect((await ask('GET', info, nonsense)).status).toBe(400)
  })

  it('asks for the signature that the college wants', async () => {
    const { access_token: token, sign_key: key } = (await signIn(await person())).body
    const path = `/api/campus-${info}`
    const first = (at: number, from = path, part = 10) => ({
      'campus-sign': `${md5(`${from}?sign=${md5(`${at}${token.slice(0, part)}`)}`)}1.${btoa(`${at}`)}`,
    })
    const second = (nonce: string, search = '', at = now()) => {
      const words = ['GET', path, search, '-', at, nonce].join('\n')
      const signed = hmac(words, key).toString(base64).replaceAll('+', '-').replaceAll('/', '_')
      return { 'campus-sign2': `${at}.${nonce}.${signed.replaceAll('=', '')}` }
    }
    const sent = async (headers: Record<string, string>, search = '') =>
      (await ask('GET', `${info}${search}`, { token, headers })).status
    const old = now() - 3_600_000
    const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(16)) as [string, string, string]

    await guard({ signaturePolicy: 'off' })
    expect([await sent({}), await sent({ 'campus-sign': 'nonsense' })]).toEqual([200, 200])
    await guard({ signaturePolicy: 'v1', signPathPrefix: '/portal' })
    expect([await sent({}), await sent(first(old)), await sent(first(now(), `/portal${path}`))]).toEqual([
      400, 200, 200,
    ])
    await guard({ signaturePolicy: 'v1-window' })
    expect([await sent(first(old)), await sent(first(now(), path, token.length))]).toEqual([400, 200])
    expect(await sent(first(now(), `/portal${path}`))).toBe(400)
    await guard({ signaturePolicy: 'v2' })
    expect([await sent(first(now())), await sent(second(a)), await sent(second(a))]).toEqual([400, 200, 400])
    expect([await sent(second(b, 'x=1'), '?x=1'), await sent(second(c, 'x=1'), '?x=2')]).toEqual([200, 400])
    expect(await sent(second(c, '', old))).toBe(400)
    await guard({})
  })
})
