import { fail, ok, type Result } from '#domain/kernel/result.ts'
import { trimSpace } from '#domain/rules/trim-space.ts'
import { ownSessionCalls } from '#domain/system/own-session/calls.ts'
import type {
  Challenge,
  Credentials,
  SessionPorts,
  SignedInPerson,
  SignInFault,
  Unbound,
} from '#machines/session/session.ports.ts'
import type { TokenRefreshPorts } from '#machines/token-refresh/token-refresh.ports.ts'
import { ask } from '#workbench/http/ask.ts'
import { HttpFailure } from '#workbench/http/failure.ts'
import { http } from '#workbench/http/http.ts'
import { md5Hex } from '#workbench/http/signature.ts'
import {
  keepUserInfo,
  personOf,
  readTokenReply,
  readUserInfo,
  type UserInfo,
} from '#workbench/http/user-info.ts'

const askForToken = (grant: Record<string, string>, headers?: Record<string, string>) =>
  http<unknown>('auth/oauth/token', {
    method: 'POST',
    body: new URLSearchParams({ tenantId: '000000', scope: 'all', ...grant }),
    headers,
    anonymous: true,
    quiet: true,
  })

/** Signs in by whichever grant. What it brings is kept before the person is said to be signed in. */
export const signIn: SessionPorts['signIn'] = async (credentials) => {
  const reply = await entering(async () => askForToken(await grantOf(credentials), headersOf(credentials)))
  if (!reply.ok) return reply
  return ok('challenge' in reply.value ? reply.value : { person: reply.value })
}

/** The second proof that a challenge asks for. */
export const prove: SessionPorts['prove'] = async ({ ticket, factor, code }) => {
  const reply = await entering(() => askForToken({ grant_type: 'second_factor', ticket, factor, code }))
  if (!reply.ok) return reply
  return 'challenge' in reply.value ? fail(unfinished) : ok(reply.value)
}

/** Asks whether the password is that of who sits here; the tokens stay as they are. */
export const unlock: SessionPorts['unlock'] = async ({ password }) => {
  try {
    const given = { password: md5Hex(password) }
    await ask(ownSessionCalls.unlock, given, { quiet: true, whileLocked: true })
    return ok(null)
  } catch (failure) {
    return fail(failure instanceof HttpFailure ? faultOf(failure) : unfinished)
  }
}

type Reply = SignedInPerson | { readonly challenge: Challenge }

async function entering(ask: () => Promise<unknown>): Promise<Result<Reply, SignInFault>> {
  try {
    const info = readTokenReply(await ask())
    if (!info) return fail(unfinished)
    keepUserInfo(info)
    return ok(personOf(info))
  } catch (failure) {
    if (!(failure instanceof HttpFailure)) return fail(unfinished)
    const challenge = challengeIn(failure)
    return challenge ? ok({ challenge }) : fail({ ...faultOf(failure), ...unboundIn(failure) })
  }
}

function headersOf(credentials: Credentials): Record<string, string> | undefined {
  // A gateway before CAS tells by it which kind of client comes back (specification, section 7).
  if (credentials.type === 'cas') return { 'Web-Type': 'web' }
  return credentials.type === 'account' && credentials.ticket
    ? { 'Sign-In-Ticket': credentials.ticket }
    : undefined
}

async function grantOf(credentials: Credentials): Promise<Record<string, string>> {
  switch (credentials.type) {
    case 'account': {
      const { account, password } = credentials
      return {
        grant_type: 'password',
        type: 'account',
        username: trimSpace(account),
        password: md5Hex(password),
      }
    }
    case 'mobile':
    case 'scan':
    case 'cas':
    case 'social':
    case 'jwt':
    case 'passkey': {
      const { type, ...rest } = credentials
      return { grant_type: type, ...rest }
    }
  }
}

/** The refresh grant. Only a plain no of the server ends anything; every other failure leaves the session as it is. */
export const refresh: TokenRefreshPorts['refresh'] = async () => {
  const kept = readUserInfo()
  if (!kept) return fail({ type: 'refused', message: expired })
  try {
    const info = readTokenReply(
      await askForToken({ grant_type: 'refresh_token', refresh_token: kept.refresh_token }),
    )
    if (!info) return fail({ type: 'unreachable' })
    if (isStillKept(kept)) keepUserInfo(info)
    return ok(null)
  } catch (failure) {
    const refused = failure instanceof HttpFailure && (failure.code === 400 || failure.code === 401)
    return fail(refused ? { type: 'refused', message: failure.msg ?? expired } : { type: 'unreachable' })
  }
}

const expired = '登录已过期，请重新登录'
const unfinished: SignInFault = { type: 'unreachable', message: '登录未完成，请重试' }

const faultOf = ({ type, message, retryAfter }: HttpFailure): SignInFault => ({
  type: type === 'answer' ? 'refused' : 'unreachable',
  message,
  ...(retryAfter && { retryAfter }),
})

const unboundIn = ({ data }: HttpFailure): { unbound?: Unbound } =>
  typeof data.ticket === 'string' && typeof data.sourceName === 'string'
    ? { unbound: data as unknown as Unbound }
    : {}

/** The server says by its refusal that it waits for a second proof. */
const challengeIn = ({ data }: HttpFailure): Challenge | undefined =>
  typeof data.ticket === 'string' && Array.isArray(data.factors) ? (data as unknown as Challenge) : undefined

/** Anyone who signed out, or in as somebody else, while the answer was on its way is not overruled by it. */
const isStillKept = (asked: UserInfo) => readUserInfo()?.refresh_token === asked.refresh_token
