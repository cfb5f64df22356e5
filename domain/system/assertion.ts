import { z } from 'zod'

/** The password as it is typed; or a code: of the app, for the day of loss, or by the factor it names. */
export const assertion = {
  password: z.string().max(200).optional().describe('登录密码'),
  code: z.string().max(20_000).optional().describe('验证码'),
  factor: z.enum(['sms', 'totp', 'passkey']).optional().describe('验证方式：sms、totp、passkey'),
}
