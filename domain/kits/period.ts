import type { Field } from '#domain/kernel/field.ts'
import { date } from '#domain/kernel/fields.ts'
import type { Rule } from '#domain/kernel/rule.ts'

/** From one day until another; both count. Without an end it goes on. */
export const period = {
  since: date('开始日期', { required: true }),
  until: date('结束日期', { help: '留空表示至今' }),
} satisfies Record<string, Field>

/** A duty of such a row holds through it. */
export const during = { since: 'since', until: 'until' } as const

export const periodRule: Rule<typeof period> = {
  fields: ['since', 'until'],
  message: '结束日期不能早于开始日期',
  holds: ({ since, until }) => until === null || until >= since,
}
