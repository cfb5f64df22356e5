import { z } from 'zod'
import { schemaOf } from '#domain/kernel/field-schema.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { phone } from '#domain/kits/common.ts'

const filled = (label: string, max: number) =>
  z
    .string(phrase('请填写{{label}}', { label }))
    .trim()
    .min(1, phrase('请填写{{label}}', { label }))
    .max(max, phrase('{{label}}不能超过 {{count}} 个字', { label, count: max }))
    .describe(label)

export const schoolRegistered = z.object({
  schoolName: filled('学校名称', 100),
  contact: filled('联系人', 50),
  phone: schemaOf(phone('联系电话')).describe('联系电话'),
  key: filled('登记密钥', 64),
})
