import { z } from 'zod'
import { codeSchema } from '#domain/kernel/code-schema.ts'
import { ownAccesses, ownTimes } from '#domain/system/own-field.ts'

const resource = z.string().max(64).describe('数据')

export const ownRulesAsked = z.object({ resource })

export const ownRulesSaid = z.strictObject({
  resource,
  rules: z
    .array(
      z.strictObject({
        field: z.string().max(64).describe('字段'),
        access: codeSchema(ownAccesses).describe('本人权限'),
        during: codeSchema(ownTimes).describe('开放时间'),
        proof: z.boolean().describe('须附证明'),
      }),
    )
    .max(200)
    .describe('各字段的设置'),
})
