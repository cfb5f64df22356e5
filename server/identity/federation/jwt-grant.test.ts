import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { oneEngine } from '#tests/support/database.ts'
import { addLoginType } from '#tests/support/login-type.ts'
import { sessionsOn } from '#tests/support/session.ts'

const pair = await generateKeyPair('ES256', { extractable: true })
const pem = await exportSPKI(pair.publicKey)
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe.each(oneEngine)('signing in by a token, on %s', (engine) => {
  const { ask, app, tenantId, person, pass, now } = sessionsOn(engine)
  let account: string
  const at = () => Math.floor(now() / 1000)

  beforeAll(async () => {
    const common = { kind: 'jwt', audience: 'portal', accountClaim: 'account' } as const
    await addLoginType(app(), tenantId, { ...common, code: 'office', issuer: 'office', keys: pem })
    const jwks = JSON.stringify({ keys: [{ ...(await exportJWK(pair.publicKey)), alg: 'ES256', kid: 'k1' }] })
    await addLoginType(app(), tenantId, { ...common, code: 'library', issuer: 'library', keys: jwks })
    const secret = 'thirty-two characters or rather more'
    await addLoginType(app(), tenantId, { ...common, code: 'gate', issuer: 'gate', secret })
    account = await person()
  })
  beforeEach(() => pass(61))

  const good = () => ({
    iss: 'office',
    aud: 'portal',
    account,
    iat: at(),
    exp: at() + 300,
    jti: crypto.randomUUID(),
  })
  const signed = (
    claims: object,
    header: { alg: string; kid?: string } = { alg: 'ES256' },
    key: CryptoKey | Uint8Array = pair.privateKey,
  ) => new SignJWT(claims as never).setProtectedHeader(header).sign(key)
  const signIn = (token: string) => ask('POST', 'auth/oauth/token', { form: { grant_type: 'jwt', token } })
  const without = (name: string) =>
    Object.fromEntries(Object.entries(good()).filter(([claim]) => claim !== name))

  it('takes a token of minutes, signed for us', async () => {
    const { status, body } = await signIn(await signed(good()))
    expect([status, body.accountNo]).toEqual([200, account])
    expect(
      (await signIn(await signed({ ...good(), iss: 'library' }, { alg: 'ES256', kid: 'k1' }))).status,
    ).toBe(200)
    const shared = new TextEncoder().encode('thirty-two characters or rather more')
    expect((await signIn(await signed({ ...good(), iss: 'gate' }, { alg: 'HS256' }, shared))).status).toBe(
      200,
    )
  })

  it.each(['exp', 'iat', 'jti', 'aud', 'iss', 'account'])('A-50 refuses one without %s', async (claim) => {
    const { status, body } = await signIn(await signed(without(claim)))
    expect([status, body.msg]).toEqual([400, '登录凭据无效或已使用，请重新登录'])
  })

  it.each([
    ['of another issuer', () => ({ iss: 'evil' })],
    ['of another issuer of ours, with the wrong key', () => ({ iss: 'gate' })],
    ['for another audience', () => ({ aud: 'library' })],
    ['not yet good', () => ({ nbf: at() + 3600 })],
    ['made in the future', () => ({ iat: at() + 3600, exp: at() + 3900 })],
    ['ended', () => ({ iat: at() - 400, exp: at() - 100 })],
    ['good for a year', () => ({ exp: at() + 365 * 24 * 3600 })],
    ['made long ago and good for a year', () => ({ iat: at() - 3600, exp: at() + 3600 })],
    ['for nobody we know', () => ({ account: 'stranger' })],
    ['for an account that is no text', () => ({ account: { $ne: '' } })],
  ])('A-50 refuses one %s', async (_, claims) => {
    const { status, body } = await signIn(await signed({ ...good(), ...claims() }))
    expect([status, body.access_token]).toEqual([400, undefined])
  })

  it('A-50 takes a jti once, of ten at once one', async () => {
    const token = await signed(good())
    const all = await Promise.all(Array.from({ length: 10 }, () => signIn(token)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await signIn(token)).status).toBe(400)
  })

  it('A-50 refuses alg none, the public key as a password, another key and a changed word', async () => {
    const claims = good()
    const none = `${base64url({ alg: 'none' })}.${base64url(claims)}.`
    const confused = await signed(claims, { alg: 'HS256' }, new TextEncoder().encode(pem))
    const stranger = await signed(claims, { alg: 'ES256' }, (await generateKeyPair('ES256')).privateKey)
    const [header, , signature] = (await signed(claims)).split('.')
    const changed = `${header}.${base64url({ ...claims, account: 'admin' })}.${signature}`
    for (const token of [none, confused, stranger, changed, '', 'x', 'a.b.c'])
      expect((await signIn(token)).status).toBe(400)
    expect((await signIn('x'.repeat(100_000))).status).toBe(413)
  })
})
