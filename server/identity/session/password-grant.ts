import { shapedBy } from '#domain/kernel/field.ts'
import { fail } from '#domain/kernel/result.ts'
import { user } from '#domain/system/user.ts'
import { arrivalOf } from '#server/core/client-address.ts'
import { proofOf } from '#server/identity/proof-of-work/proof.ts'
import type { Grant } from './grant.ts'
import { knownDevice } from './known-device.ts'
import { signIn } from './sign-in.ts'
import { ticketOf } from './sign-in-place.ts'

/** An account and the md5 of its password, in hexadecimal of either case. */
export const passwordGrant: Grant = async ({ c, app, tenantId, asked }) => {
  const account = shapedBy(user.fields.account, await asked('username'))
  const secret = (await asked('password')).toLowerCase()
  if (!account || !secret) return fail({ type: 'invalid_request', text: '请输入用户名和密码' })
  // Some clients of the family close the password for SM2 first; no key of ours was ever given out for that.
  if (secret.startsWith('sm2:'))
    return fail({ type: 'invalid_request', text: '不支持 SM2 加密的密码，请传密码的 MD5 摘要' })
  // What no account can be called is not worth a row of its own among the failures.
  const tried = { tenantId, account: account.slice(0, 64) }
  const part = async (header: string, field: string) =>
    (c.req.header(header) ?? (await asked(field))).trim().slice(0, 64)
  return signIn(app, {
    ...tried,
    secret: secret.slice(0, 64),
    captcha: {
      key: await part('Captcha-Key', 'captcha_key'),
      code: await part('Captcha-Code', 'captcha_code'),
    },
    proof: proofOf(c),
    device: await knownDevice(c, app, tried),
    ticket: ticketOf(c),
    arrival: arrivalOf(c),
  })
}
