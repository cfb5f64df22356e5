import { fail, ok } from '#domain/kernel/result.ts'
import type { SessionPorts, SignInFault } from '#machines/session/session.ports.ts'
import type { TokenRefreshPorts } from '#machines/token-refresh/token-refresh.ports.ts'
import { HttpFailure } from '#workbench/http/failure.ts'
import { http } from '#workbench/http/http.ts'
import { isUserInfo, keepUserInfo, personOf, readUserInfo, type UserInfo } from './user-info.ts'

const askForToken = (grant: Record<string, string>) =>
  http<unknown>('auth/oauth/token', {
    method: 'POST',
    body: new URLSearchParams({ tenantId: '000000', scope: 'all', ...grant }),
    anonymous: true,
    quiet: true,
  })

/** The password grant. What it brings is kept before the person is said to be signed in. */
export const signIn: SessionPorts['signIn'] = async ({ account, password }) => {
  try {
    const grant = { grant_type: 'password', type: 'account', username: account.trim() }
    const { md5Hex } = await import('#workbench/http/signature.ts')
    const reply = await askForToken({ ...grant, password: md5Hex(password) })
    if (!isUserInfo(reply)) return fail(unfinished)
    keepUserInfo(reply)
    return ok(personOf(reply))
  } catch (failure) {
    return fail(failure instanceof HttpFailure ? faultOf(failure) : unfinished)
  }
}

/** The refresh grant. Only a plain no of the server ends anything; every other failure leaves the session as it is. */
export const refresh: TokenRefreshPorts['refresh'] = async () => {
  const kept = readUserInfo()
  if (!kept) return fail({ type: 'refused', message: expired })
  try {
    const reply = await askForToken({ grant_type: 'refresh_token', refresh_token: kept.refresh_token })
    if (!isUserInfo(reply)) return fail({ type: 'unreachable' })
    if (isStillKept(kept)) keepUserInfo(reply)
    return ok(null)
  } catch (failure) {
    const refused = failure instanceof HttpFailure && (failure.code === 400 || failure.code === 401)
    return fail(refused ? { type: 'refused', message: failure.msg ?? expired } : { type: 'unreachable' })
  }
}

const expired = '登录已过期，请重新登录'
const unfinished: SignInFault = { type: 'unreachable', message: '登录未完成，请重试' }

const faultOf = ({ type, message }: HttpFailure): SignInFault => ({
  type: type === 'answer' ? 'refused' : 'unreachable',
  message,
})

/** Whoever signed out, or in as somebody else, while the answer was on its way is not overruled by it. */
const isStillKept = (asked: UserInfo) => readUserInfo()?.refresh_token === asked.refresh_token
