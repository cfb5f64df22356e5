import type { PersonalCall, Route } from '#server/core/route.ts'
import { mine } from './mine.ts'
import {
  newPasskeyOptions,
  question,
  registerPasskey,
  removePasskey,
  renamePasskey,
} from './passkey-calls.ts'
import { bindPhone, sendBindCode, usePhone } from './phone-calls.ts'
import { prove, proveByPasskey, sendProofCode } from './prove-calls.ts'
import { renewRecovery } from './recovery-calls.ts'
import { beginTotp, confirmTotp, removeTotp } from './totp-calls.ts'

const own = (call: string, answer: (call: PersonalCall) => unknown, proof?: Route['proof']): Route => ({
  method: 'POST',
  path: `base/sysUserSecondAuth/${call}`,
  access: 'signed-in',
  answer,
  ...(proof && { proof }),
})

/** What a person sets up for themselves, and the question a passkey answers at the door. */
export const secondFactorRoutes: readonly Route[] = [
  { ...own('getMySysUserSecondAuth', mine), method: 'GET' },
  own('prove', prove),
  own('prove/passkey', proveByPasskey),
  own('prove/sendCode', sendProofCode),
  own('totp/begin', beginTotp, 'any'),
  own('totp/confirm', confirmTotp, 'password'),
  own('totp/remove', removeTotp, 'any'),
  own('passkey/options', newPasskeyOptions, 'any'),
  own('passkey/register', registerPasskey, 'any'),
  own('passkey/rename', renamePasskey),
  own('passkey/remove', removePasskey, 'any'),
  own('phone/sendCode', sendBindCode, 'any'),
  own('phone/bind', bindPhone, 'any'),
  own('phone/use', usePhone, 'any'),
  own('recovery/renew', renewRecovery, 'any'),
  { method: 'POST', path: 'auth/openApi/passkey/options', access: 'public', answer: question },
]
