import { z } from 'zod'
import { line } from '#domain/kernel/seen.ts'
import { plainLine } from '#domain/kernel/seen-text.ts'

const account = line().overwrite(plainLine).min(1).max(64).describe('账号')

export const forgotCodeAsked = z.object({ account })
export const passwordReset = z.object({
  account,
  code: line().max(10).describe('验证码'),
  newPassword: z.string().max(200).describe('新密码'),
})
