import { fail } from '#domain/kernel/result.ts'
import { arrivalOf } from '#server/client-address.ts'
import type { Grant } from './grant.ts'
import { signIn } from './sign-in.ts'

/** An account and the md5 of its password, in hexadecimal of either case. */
export const passwordGrant: Grant = async ({ c, house, tenantId, asked }) => {
  const account = (await asked('username')).trim()
  const secret = (await asked('password')).toLowerCase()
  if (!account || !secret) return fail({ type: 'invalid_request', text: '请输入用户名和密码' })
  // What no account can be called is not worth a row of its own among the failures.
  const credentials = { tenantId, account: account.slice(0, 64), secret: secret.slice(0, 64) }
  return signIn(house, { ...credentials, arrival: arrivalOf(c) })
}
