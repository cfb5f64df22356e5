import { z } from 'zod'
import { emailPattern } from '#domain/rules/email.ts'

/** One mail to an address that anyone who tries the server names. */
export const trialMail = z.strictObject({
  id: z.uuid().describe('邮件配置'),
  address: z.string().max(200).regex(emailPattern, '电子邮箱格式不正确').describe('收件地址'),
})
