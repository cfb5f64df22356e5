import { sql } from 'kysely'
import { daysAfter, daysBetween } from '#domain/kernel/days.ts'
import type { FiguresAsked, Period } from '#domain/kernel/figures.ts'
import type { Comparison } from '#domain/kernel/figures-asked.ts'
import type { Since, Stats } from '#domain/kernel/stats.ts'
import { isCalendarDay } from '#domain/rules/calendar-day.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { todayOf } from '#server/core/today.ts'
import { badParameter } from '#server/engine/rows/query-string.ts'

/** Ten years of days: more than any college keeps on one screen. */
const longest = 3_660

const days = ({ from, to }: Period) => daysBetween(from, to) + 1

function dayOf(name: 'from' | 'to' | 'on', value: string | undefined): string | undefined {
  if (!value) return
  return isCalendarDay(value) ? value : badParameter(name)
}

/** The days that are asked for, or those that a screen begins with. */
export async function periodOf(
  app: AppContext,
  tenantId: string,
  asked: Pick<FiguresAsked, 'from' | 'to'>,
  { since = 'term', ahead = 0 }: Pick<Stats, 'since' | 'ahead'>,
): Promise<Period> {
  const [from, to] = [dayOf('from', asked.from), dayOf('to', asked.to)]
  const usual = from && to ? undefined : await usualPeriod(app, tenantId, since)
  const last = usual && daysAfter(usual.to, ahead)
  const period = { from: from ?? usual?.from ?? '', to: to ?? last ?? '' }
  const length = days(period)
  if (length < 1) return badParameter('to', '结束日期不能早于开始日期')
  return length > longest ? badParameter('from', '统计时间不能超过十年') : period
}

/** The day on which rows are to hold, if one is asked for. */
export const dayAsked = ({ on }: Pick<FiguresAsked, 'on'>) => dayOf('on', on)

async function usualPeriod(app: AppContext, tenantId: string, since: Since): Promise<Period> {
  const today = todayOf(app)
  const ago = (count: number) => ({ from: daysAfter(today, 1 - count), to: today })
  if (typeof since === 'number') return ago(since)
  const { rows } = await sql<{ year: string; from: string }>`
    select academic_year as year, start_date::text as "from" from base_school_calendar
    where tenant_id = ${tenantId} and start_date <= ${today}::date order by start_date desc limit 4`.execute(
    app.db,
  )
  const [term] = rows
  if (!term) return ago(180)
  const first = since === 'term' ? term : rows.filter(({ year }) => year === term.year).at(-1)
  return { from: first?.from ?? term.from, to: today }
}

/** The days that a period is compared with. */
export function comparedWith(period: Period, compare: Comparison): Period | undefined {
  if (compare === 'none') return
  if (compare === 'before')
    return { from: daysAfter(period.from, -days(period)), to: daysAfter(period.from, -1) }
  return { from: yearBefore(period.from), to: yearBefore(period.to) }
}

/** 29 February becomes the 28th. */
function yearBefore(day: string): string {
  const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
  return isCalendarDay(before) ? before : `${before.slice(0, 8)}28`
}
