import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { ownRulesAsked, ownRulesSaid } from './asked.ts'
import type { OwnRules } from './rules.ts'

export const ownFieldCalls = {
  rules: defineCall<z.input<typeof ownRulesAsked>, OwnRules>({
    method: 'GET',
    path: 'system/ownField/getOne',
    access: 'system.own-field:view',
    title: '本人信息维护设置',
  }),
  /** The whole of what the college sets otherwise than declared. */
  update: defineCall<z.output<typeof ownRulesSaid>, OwnRules>({
    method: 'POST',
    path: 'system/ownField/update',
    access: 'system.own-field:update',
    title: '修改本人信息维护设置',
  }),
}
