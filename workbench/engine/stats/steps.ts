import type { TFunction } from 'i18next'
import { daysAfter, mondayOf } from '#domain/kernel/days.ts'
import type { Each } from '#domain/kernel/stats.ts'
import { formatDate } from '#domain/rules/date-tokens.ts'

const weekdays = ['周一', '周二', '周三', '周四', '周五', '周六', '周日']

/** More steps than this are no line any more. */
const most = 400

/** Every step of time between two days, so that one without rows is nothing and not left out. */
export function stepsIn(
  each: Each,
  { from, to }: { readonly from: string; readonly to: string },
): readonly string[] {
  if (each === 'hour') return Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))
  if (each === 'weekday') return weekdays.map((_, at) => String(at + 1))
  const steps = new Set<string>()
  const first = each === 'week' ? mondayOf(from) : from
  for (let day = first; day <= to && steps.size < most; day = daysAfter(day, each === 'week' ? 7 : 1))
    steps.add(formatDate(day, patterns[each]))
  return [...steps]
}

/** As the server names a step. */
const patterns = { day: 'YYYY-MM-DD', week: 'YYYY-MM-DD', month: 'YYYY-MM', year: 'YYYY' } as const

export function stepName(t: TFunction, each: Each, key: string): string {
  if (each === 'hour') return `${Number(key)}:00`
  if (each === 'weekday') return t(weekdays[Number(key) - 1] ?? key)
  if (each === 'week') return t('{{day}} 起', { day: key.slice(5) })
  return each === 'day' ? key.slice(5) : key
}
