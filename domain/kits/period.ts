import type { Field } from '#domain/kernel/field.ts'
import { date, moment } from '#domain/kernel/fields.ts'

type End = string | number | null | undefined
type Ends<From extends string, Until extends string> = Readonly<Record<From | Until, End>>

const isEmpty = (end: End) => end === null || end === undefined || end === ''

/** Zero is an end like any other. */
const compared = (from: End, until: End, holds: (from: string | number, until: string | number) => boolean) =>
  isEmpty(from) || isEmpty(until) || holds(from as string | number, until as string | number)

/** A rule: what the second field says does not come before the first. What is empty breaks nothing. */
export const inOrder = <const From extends string, const Until extends string>(
  from: From,
  until: Until,
  message: string,
) => ({
  fields: [from, until],
  message,
  holds: (row: Ends<From, Until>) => compared(row[from], row[until], (a, b) => a <= b),
})

/** A rule: what the second field says comes after the first, and is not the same. What is empty breaks nothing. */
export const oneAfterOther = <const From extends string, const Until extends string>(
  from: From,
  until: Until,
  message: string,
) => ({
  fields: [from, until],
  message,
  holds: (row: Ends<From, Until>) => compared(row[from], row[until], (a, b) => a < b),
})

/** From one day until another; both count. Without an end it goes on. */
export const period = {
  since: date('开始日期', { required: true }),
  until: date('结束日期', { help: '留空表示至今' }),
} satisfies Record<string, Field>

/** The same where the end is known. */
export const closedPeriod = {
  since: period.since,
  until: date('结束日期', { required: true }),
} satisfies Record<string, Field>

/** A duty of such a row holds through it. */
export const during = { since: 'since', until: 'until' } as const

/** Of either period. */
export const periodRule = inOrder('since', 'until', '结束日期不能早于开始日期')

/** From one moment to a later one, of the same day or another. */
export const hours = {
  startsAt: moment('开始时间', { required: true }),
  endsAt: moment('结束时间', { required: true }),
} satisfies Record<string, Field>

export const hoursRule = oneAfterOther('startsAt', 'endsAt', '结束时间应晚于开始时间')
