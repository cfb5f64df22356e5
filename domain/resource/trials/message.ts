import { z } from 'zod'
import { normalMobile, phonePattern } from '#domain/rules/phone.ts'

/** One message to a phone that anyone who tries the carrier names. */
export const trialMessage = z.strictObject({
  id: z.uuid().describe('短信配置'),
  phone: z.string().overwrite(normalMobile).regex(phonePattern, '手机号格式不正确').describe('手机号'),
})
