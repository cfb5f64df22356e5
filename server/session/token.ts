import { Refused } from '#domain/kernel/refusal.ts'
import { fail, type Result } from '#domain/kernel/result.ts'
import type { House } from '#server/house.ts'
import { formField } from '#server/request-body.ts'
import type { Call } from '#server/route.ts'
import { refresh } from './refresh.ts'
import type { Issued } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { type TokenFault, tokenError } from './token-error.ts'
import { userInfo } from './user-info.ts'

/** POST oauth/token. Its reply stands outside the envelope, as RFC 6749, section 5, has it. */
export async function answerToken({ c, house, tenantId }: Call): Promise<Response> {
  // PostgreSQL keeps no NUL, and nobody's name has one.
  const asked: Asked = async (name) => `${(await formField(c, name)) ?? ''}`.replaceAll('\0', '')
  const given = await grant(house, tenantId, asked)
  return given.ok ? tokenReply(house, given.value) : tokenError(given.fault, c.req.raw)
}

/** A parameter of the request; empty when it is missing. Some clients send them in the query. */
type Asked = (name: string) => Promise<string>

type Given = Result<Issued, TokenFault>

/** What signs a person in is refused like a wrong password, in the token's own shape. */
async function grant(house: House, tenantId: string, asked: Asked): Promise<Given> {
  try {
    return await grantOf(await asked('grant_type'))(house, tenantId, asked)
  } catch (error) {
    if (!(error instanceof Refused) || error.refusal.type !== 'too-many') throw error
    const { message: text, retryAfter } = error.refusal
    return fail({ type: 'invalid_grant', text, retryAfter })
  }
}

type Grant = (house: House, tenantId: string, asked: Asked) => Promise<Given>

const grants: Readonly<Record<string, Grant>> = {
  async password(house, tenantId, asked) {
    const account = (await asked('username')).trim()
    const secret = (await asked('password')).toLowerCase()
    if (!account || !secret) return fail({ type: 'invalid_request', text: '请输入用户名和密码' })
    // What no account can be called is not worth a row of its own among the failures.
    return signIn(house, { tenantId, account: account.slice(0, 64), secret: secret.slice(0, 64) })
  },
  async refresh_token(house, _, asked) {
    return refresh(house, await asked('refresh_token'))
  },
}

const unsupported: Grant = async () => fail({ type: 'unsupported_grant_type', text: '不支持的登录方式' })
const grantOf = (name: string) => (Object.hasOwn(grants, name) && grants[name]) || unsupported

async function tokenReply({ db }: House, { access, refresh, seconds, tenantId, userId }: Issued) {
  const user = await userInfo(db, tenantId, userId)
  const tokens = {
    access_token: access,
    refresh_token: refresh,
    token_type: 'bearer',
    expires_in: seconds,
    scope: 'all',
    client_id: 'web',
    license: '',
  }
  return Response.json({ ...tokens, ...user }, { headers: { 'Cache-Control': 'no-store' } })
}
