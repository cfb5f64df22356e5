import { z } from 'zod'
import { codeSchema } from '#domain/kernel/code-schema.ts'
import { line, prose } from '#domain/kernel/seen.ts'
import { normalName } from '#domain/kits/person-name.ts'
import { normalIdNo } from '#domain/kits/resident-id.ts'
import { normalMobile, phonePattern } from '#domain/rules/phone.ts'
import { requestKinds } from '#domain/system/account-request.ts'

const phone = z.string().overwrite(normalMobile).regex(phonePattern, '请输入 11 位手机号').describe('手机号')

export const signUpCodeAsked = z.object({ phone })

export const accountAsked = z.object({
  name: line().overwrite(normalName).min(1).max(60).describe('姓名'),
  kind: codeSchema(requestKinds).describe('身份'),
  number: line().max(32).default('').describe('学号或工号'),
  idLastSix: z
    .string()
    .transform(normalIdNo)
    .pipe(z.string().regex(/^\d{5}[\dX]$/))
    .describe('证件号后六位'),
  phone,
  code: z
    .string()
    .regex(/^\d{6}$/)
    .describe('短信验证码'),
  reason: prose().max(500).default('').describe('申请说明'),
})
