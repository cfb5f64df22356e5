import { daysAfter, mondayOf } from '#domain/kernel/days.ts'
import { leaveStats } from '#domain/leave/stats.ts'
import { weekdays } from '#domain/system/wall/screens/leave.ts'
import type { WallFigures } from '#domain/system/wall/screens.ts'
import {
  type NamedGroup,
  namesBy,
  type Reckoned,
  reckonedBy,
  totalsOf,
} from '#server/personal/big-screen/by-stats.ts'
import { type Counting, courseOf } from '#server/personal/big-screen/counting.ts'

type Figures = WallFigures<'leavedatascreenone'>

const stats = leaveStats.college

export async function countLeave(at: Counting): Promise<Figures> {
  const { today } = at
  const term = { from: at.term.from, to: today }
  const days = Array.from({ length: 30 }, (_, back) => daysAfter(today, back - 29))
  const monday = mondayOf(today)
  const [now, week, whole, daily, types, departments, byWeekday] = await Promise.all([
    totalsOf(at, stats, ['away', 'overdue', 'reviewing']),
    totalsOf(at, stats, ['times'], { during: { from: monday, to: today } }),
    totalsOf(at, stats, ['times', 'lessons'], { during: term }),
    reckonedBy(at, stats, {
      measures: ['times'],
      each: 'day',
      during: { from: days[0] ?? today, to: today },
    }),
    namesBy(at, stats, { measures: ['times'], by: 'typeId', during: term }),
    namesBy(at, stats, { measures: ['times'], by: 'departmentId', during: term }),
    reckonedBy(at, stats, { measures: ['times'], each: 'weekday', during: term }),
  ])
  return {
    ...now,
    weekTimes: week.times,
    termTimes: whole.times,
    termLessons: whole.lessons,
    daily: courseOf(days, daily.map(asCourse), '请假人次'),
    types: types.map(plain),
    departments: departments.map(plain),
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

const asCourse = ({ key, values }: Reckoned) => ({ at: key, value: values[0] ?? 0 })
const plain = ({ name, value }: NamedGroup) => ({ name, value })
