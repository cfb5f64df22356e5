import { z } from 'zod'
import { codeSchema } from '#domain/kernel/code-schema.ts'
import { fieldAccesses } from '#domain/security/secret-field.ts'

const roleId = z.guid().describe('角色编号')
const resource = z.string().default('').describe('数据')

export const ofRole = z.object({ roleId })
export const ofOneResource = z.object({ resource })
export const ofRoleAndResource = z.object({ roleId, resource })

const kept = z.number().int().min(0).max(20).nullable()
const rule = z.strictObject({
  field: z.string().max(64),
  access: codeSchema(fieldAccesses),
  first: kept,
  last: kept,
})

export const rulesSaid = z.strictObject({
  roleId: z.uuid().describe('角色编号'),
  resource: z.string().max(64).describe('数据'),
  rules: z.array(rule).max(200).describe('各字段的权限'),
})
