import { sql } from 'kysely'
import { daysAfter, mondayOf } from '#domain/kernel/days.ts'
import { leaveStats } from '#domain/leave/stats.ts'
import { leaveType } from '#domain/leave/type.ts'
import type { Named } from '#domain/system/wall/figure.ts'
import { weekdays } from '#domain/system/wall/screens/leave.ts'
import type { WallFigures } from '#domain/system/wall/screens.ts'
import { table } from '#server/core/database/table.ts'
import { reckonedBy } from '#server/personal/big-screen/by-stats.ts'
import { type Counting, courseOf } from '#server/personal/big-screen/counting.ts'

type Figures = WallFigures<'leavedatascreenone'>

const stats = leaveStats.college

export async function countLeave(at: Counting): Promise<Figures> {
  const { app, tenantId, today, row, rows } = at
  const term = { from: at.term.from, to: today }
  const days = Array.from({ length: 30 }, (_, back) => daysAfter(today, back - 29))
  const monday = mondayOf(today)
  const totals = ['times', 'lessons'] as const
  const [now, week, whole, daily, types, departments, byWeekday, kinds, colleges] = await Promise.all([
    row(nowOf(tenantId)),
    reckonedBy(at, stats, { measures: ['times'], during: { from: monday, to: today } }),
    reckonedBy(at, stats, { measures: totals, during: term }),
    reckonedBy(at, stats, {
      measures: ['times'],
      each: 'day',
      during: { from: days[0] ?? today, to: today },
    }),
    reckonedBy(at, stats, { measures: ['times'], by: 'typeId', during: term }),
    reckonedBy(at, stats, { measures: ['times'], by: 'departmentId', during: term }),
    reckonedBy(at, stats, { measures: ['times'], each: 'weekday', during: term }),
    table(leaveType, app.db, tenantId).list({}, ['id', 'name']),
    rows(sql<{ id: string; name: string }>`select id, coalesce(short_name, name) as name from base_department
      where tenant_id = ${tenantId}`),
  ])
  return {
    ...now,
    weekTimes: week[0]?.values[0] ?? 0,
    termTimes: whole[0]?.values[0] ?? 0,
    termLessons: whole[0]?.values[1] ?? 0,
    daily: courseOf(days, daily.map(asCourse), '请假人次'),
    types: named(kinds, types),
    departments: named(colleges, departments),
    weekdays: {
      names: weekdays,
      series: courseOf(
        weekdays.map((_, place) => String(place + 1)),
        byWeekday.map(asCourse),
        '请假人次',
      ).series,
    },
  }
}

type Reckoned = Awaited<ReturnType<typeof reckonedBy>>

const asCourse = ({ key, values }: Reckoned[number]) => ({ at: key, value: values[0] ?? 0 })

/** Groups of ids under their names, the largest first. */
function named(names: readonly { readonly id: string; readonly name: string }[], groups: Reckoned): Named[] {
  const known = new Map(names.map(({ id, name }) => [id, name]))
  return groups
    .flatMap(({ key, values }) => {
      const name = known.get(key)
      return name && values[0] ? [{ name, value: values[0] }] : []
    })
    .toSorted((one, other) => other.value - one.value)
}

const nowOf = (tenant: string) => sql<Pick<Figures, 'away' | 'overdue' | 'reviewing'>>`select
    (count(*) filter (where state = 'away'))::int as away,
    (count(*) filter (where state = 'overdue'))::int as overdue,
    (count(*) filter (where state = 'reviewing'))::int as reviewing
  from leave_application where tenant_id = ${tenant} and state in ('away', 'overdue', 'reviewing')`
