import { daysBetween } from '#domain/kernel/days.ts'
import type { Field } from '#domain/kernel/field.ts'
import { date, integer } from '#domain/kernel/fields.ts'
import type { Rule } from '#domain/kernel/rule.ts'
import { inOrder } from '#domain/kits/period.ts'

const section = { min: 1, max: 20, help: '按节次请假时填写' } as const

/** From a section of one day to a section of another; both count. Without sections the days are whole. */
export const spanFields = {
  startsOn: date('开始日期', { required: true }),
  startsSection: integer('开始节次', section),
  endsOn: date('结束日期', { required: true }),
  endsSection: integer('结束节次', section),
} satisfies Record<string, Field>

export const spanRules: readonly Rule<typeof spanFields>[] = [
  inOrder('startsOn', 'endsOn', '结束日期不能早于开始日期'),
  {
    fields: ['startsSection', 'endsSection'],
    message: '开始节次与结束节次应同时填写',
    holds: ({ startsSection, endsSection }) => (startsSection === null) === (endsSection === null),
  },
  {
    fields: ['startsOn', 'endsOn', 'startsSection', 'endsSection'],
    message: '结束节次不能早于开始节次',
    holds: ({ startsOn, endsOn, startsSection, endsSection }) =>
      startsOn !== endsOn || (endsSection ?? 20) >= (startsSection ?? 1),
  },
  {
    fields: ['startsOn', 'endsOn'],
    message: '一次请假不能超过一年',
    holds: ({ startsOn, endsOn }) => daysBetween(startsOn, endsOn) < 366,
  },
]
