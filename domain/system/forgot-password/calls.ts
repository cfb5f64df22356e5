import type { z } from 'zod'
import { definePublicCall } from '#domain/kernel/call.ts'
import type { PasswordPolicy } from '#domain/system/password-policy.ts'
import type { forgotCodeAsked, passwordReset } from './asked.ts'

/** For anybody who chooses a new password, signed in or not. */
export const newPasswordCalls = {
  /** What a new password must be. */
  policy: definePublicCall<undefined, PasswordPolicy>({
    method: 'GET',
    path: 'base/openApi/passwordPolicy',
    title: '密码策略',
  }),
  /** To the phone that its owner has confirmed. What is answered does not tell whether there is one. */
  sendCode: definePublicCall<z.input<typeof forgotCodeAsked>, void>({
    method: 'POST',
    path: 'auth/openApi/forgot/sendCode',
    title: '忘记密码：发送验证码',
    reply: 'nothing',
  }),
  /** Every sign-in of the person ends. */
  reset: definePublicCall<z.input<typeof passwordReset>, void>({
    method: 'POST',
    path: 'auth/openApi/forgot/reset',
    title: '忘记密码：重设',
    reply: 'nothing',
  }),
}
