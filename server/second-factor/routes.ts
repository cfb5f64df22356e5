import type { PersonalCall, Route } from '#server/route.ts'
import { mine } from './mine.ts'
import {
  newPasskeyOptions,
  question,
  registerPasskey,
  removePasskey,
  renamePasskey,
} from './passkey-calls.ts'
import { bindPhone, sendBindCode, usePhone } from './phone-calls.ts'
import { renewRecovery } from './recovery-calls.ts'
import { beginTotp, confirmTotp, removeTotp } from './totp-calls.ts'

const own = (
  call: string,
  answer: (call: PersonalCall) => unknown,
  method: 'GET' | 'POST' = 'POST',
): Route => ({
  method,
  path: `base/sysUserSecondAuth/${call}`,
  access: 'signed-in',
  answer,
})

/** What a person sets up for themselves, and the question a passkey answers at the door. */
export const secondFactorRoutes: readonly Route[] = [
  own('getMySysUserSecondAuth', mine, 'GET'),
  own('totp/begin', beginTotp),
  own('totp/confirm', confirmTotp),
  own('totp/remove', removeTotp),
  own('passkey/options', newPasskeyOptions),
  own('passkey/register', registerPasskey),
  own('passkey/rename', renamePasskey),
  own('passkey/remove', removePasskey),
  own('phone/sendCode', sendBindCode),
  own('phone/bind', bindPhone),
  own('phone/use', usePhone),
  own('recovery/renew', renewRecovery),
  { method: 'POST', path: 'auth/openApi/passkey/options', access: 'public', answer: question },
]
