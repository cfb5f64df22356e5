import { Refused } from '#domain/kernel/refusal.ts'
import { fail } from '#domain/kernel/result.ts'
import { formField } from '#server/core/request-body.ts'
import type { Call } from '#server/core/route.ts'
import { casGrant } from '#server/identity/federation/cas-grant.ts'
import { jwtGrant } from '#server/identity/federation/jwt-grant.ts'
import { socialGrant } from '#server/identity/federation/social-grant.ts'
import type { Grant } from './grant.ts'
import { deviceCookie } from './known-device.ts'
import { mobileGrant } from './mobile-grant.ts'
import { passkeyGrant } from './passkey-grant.ts'
import { passwordGrant } from './password-grant.ts'
import { refreshGrant } from './refresh-grant.ts'
import { scanGrant } from './scan-grant.ts'
import { secondFactorGrant } from './second-factor-grant.ts'
import type { Issued } from './sessions.ts'
import { signingKeyOf } from './signature.ts'
import { tokenError } from './token-error.ts'
import { userInfo } from './user-info.ts'

/** Every way to come by a token. */
const grants: Readonly<Record<string, Grant>> = {
  password: passwordGrant,
  refresh_token: refreshGrant,
  second_factor: secondFactorGrant,
  mobile: mobileGrant,
  passkey: passkeyGrant,
  scan: scanGrant,
  cas: casGrant,
  tgc: casGrant,
  social: socialGrant,
  jwt: jwtGrant,
}

/** POST oauth/token. Its reply stands outside the envelope, as RFC 6749, section 5, has it. */
export async function answerToken(call: Call): Promise<Response> {
  const { c } = call
  const asked = async (name: string) => `${(await formField(c, name)) ?? ''}`
  const given = await granted(grantOf(await asked('grant_type')))({ ...call, asked })
  const reply = given.ok ? await tokenReply(call, given.value) : tokenError(given.fault, c.req.raw)
  if (inAddress.some((name) => c.req.query(name) !== undefined)) reply.headers.set('Deprecation', 'true')
  return reply
}

/** Secrets that some clients of the family put into the address, where histories and the logs of proxies keep them. */
const inAddress = ['password', 'refresh_token', 'code', 'tgc', 'token']

/** What is malformed, and too many at once, are refused in the token's own shape: the latter like a wrong password. */
const granted =
  (grant: Grant): Grant =>
  async (call) => {
    try {
      return await grant(call)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { refusal } = error
      if (refusal.type === 'invalid') return fail({ type: 'invalid_request', text: refusal.message })
      if (refusal.type !== 'too-many') throw error
      return fail({ type: 'invalid_grant', text: refusal.message, retryAfter: refusal.retryAfter })
    }
  }

const unsupported: Grant = async () => fail({ type: 'unsupported_grant_type', text: '不支持的登录方式' })
const grantOf = (name: string) => (Object.hasOwn(grants, name) && grants[name]) || unsupported

async function tokenReply({ c, app }: Call, { access, refresh, seconds, tenantId, userId }: Issued) {
  const user = await userInfo(app, tenantId, userId)
  const tokens = {
    access_token: access,
    refresh_token: refresh,
    token_type: 'bearer',
    expires_in: seconds,
    scope: 'all',
    sign_key: await signingKeyOf(app, access),
    client_id: 'web',
    license: '',
  }
  const reply = Response.json({ ...tokens, ...user }, { headers: { 'Cache-Control': 'no-store' } })
  if (user)
    reply.headers.append('Set-Cookie', await deviceCookie(c, app, { tenantId, account: user.account }))
  return reply
}
