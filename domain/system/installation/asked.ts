import { z } from 'zod'
import { phrase } from '#domain/kernel/phrase.ts'

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
  phone: filled('联系电话', 20)
    .regex(/^[0-9+()-]{5,20}$/, '联系电话应为电话号码')
    .describe('联系电话'),
  key: filled('登记密钥', 64),
})
