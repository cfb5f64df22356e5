import type { z } from 'zod'
import { daysAfter, daysBetween } from '#domain/kernel/days.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { daysAsked } from '#domain/kits/days-asked.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { todayOf } from './today.ts'

/** As many days as a month of a calendar with the weeks round it, twice. */
const mostDays = 92

/** The days that a call asks for, each `yyyy-MM-dd`; today in China unless told. */
export function askedDays({ app }: PersonalCall, asked: z.output<typeof daysAsked>) {
  const { from = todayOf(app), to = from } = asked
  const count = daysBetween(from, to) + 1
  if (count < 1 || count > mostDays)
    refuse({ type: 'invalid', message: phrase('一次最多查询 {{count}} 天', { count: mostDays }) })
  return { from, to, days: Array.from({ length: count }, (_, index) => daysAfter(from, index)) }
}
