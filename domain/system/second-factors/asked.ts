import { z } from 'zod'
import { schemaOf } from '#domain/kernel/field-schema.ts'
import { line } from '#domain/kernel/seen.ts'
import { mobile } from '#domain/kits/common.ts'
import { assertion } from '#domain/system/assertion.ts'

export const proven = z.object(assertion)

export const totpConfirmed = z.object({
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/)
    .describe('动态口令'),
})

const name = line().min(1).max(40).describe('名称')

export const registered = z.object({
  name,
  response: z.looseObject({ id: z.string().max(1400) }).describe('通行密钥的回答'),
})
export const named = z.object({ id: z.uuid().describe('编号'), name })

const phone = schemaOf(mobile('手机号')).describe('手机号')

export const codeSent = z.object({ phone })
export const bound = z.object({ phone, smsCode: z.string().max(10).describe('短信验证码') })
export const switched = z.object({ on: z.boolean().describe('是否启用') })
