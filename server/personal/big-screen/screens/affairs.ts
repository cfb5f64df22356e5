import { sql } from 'kysely'
import { arrivalStats } from '#domain/claim/verify-stats.ts'
import { political } from '#domain/dictionaries/national.ts'
import { attendMode } from '#domain/dictionaries/student.ts'
import { daysAfter, mondayOf } from '#domain/kernel/days.ts'
import { leaveStats } from '#domain/leave/stats.ts'
import { province, rollStats } from '#domain/records/stats.ts'
import type { WallFigures } from '#domain/system/wall/screens.ts'
import { codesBy, namesBy, reckonedBy, totalsOf } from '#server/personal/big-screen/by-stats.ts'
import { type Counting, courseOf, labelled } from '#server/personal/big-screen/counting.ts'
import { departmentsOf } from '#server/personal/big-screen/roll.ts'

type Figures = WallFigures<'zhcpdatascreenone'>

const weeks = 12

export async function countAffairs(at: Counting): Promise<Figures> {
  const { today } = at
  const monday = mondayOf(today)
  const begins = Array.from({ length: weeks }, (_, back) => daysAfter(monday, (back - weeks + 1) * 7))
  const [totals, provinces, departments, parties, attendance, leaves] = await Promise.all([
    countsOf(at),
    namesBy(at, rollStats.birthplace, { measures: ['students'], by: province, called: 'code' }),
    departmentsOf(at),
    codesBy(at, rollStats.political, 'students', 'political').then((codes) => labelled(at, political, codes)),
    codesBy(at, rollStats.current, 'students', 'attendMode').then((codes) => labelled(at, attendMode, codes)),
    reckonedBy(at, leaveStats.college, {
      measures: ['times'],
      each: 'week',
      during: { from: begins[0] ?? monday, to: today },
    }),
  ])
  const course = courseOf(
    begins,
    leaves.map(({ key, values }) => ({ at: key, value: values[0] ?? 0 })),
    '请假人次',
  )
  return {
    ...totals,
    provinces: provinces.map(({ name, value }) => ({ name: name.slice(0, 2), value })),
    departments,
    political: parties,
    attendance,
    leaves: course,
  }
}

async function countsOf(at: Counting) {
  const [{ students }, { away }, { arrived }, others] = await Promise.all([
    totalsOf(at, rollStats.current, ['students']),
    totalsOf(at, leaveStats.college, ['away']),
    totalsOf(at, arrivalStats, ['arrived']),
    at.row(othersOf(at.tenantId)),
  ])
  return { students, away, arrived, ...others }
}

/** What no statistics screen shows. */
const othersOf = (tenant: string) => sql<Pick<Figures, 'beds' | 'confirmed'>>`select
    (select count(*)::int from dormitory_bed
      where tenant_id = ${tenant} and state in ('occupied', 'preassigned')) as beds,
    (select count(*)::int from records_info_turn t where t.tenant_id = ${tenant} and t.state = 'done'
      and t.round_id = (select id from records_info_round where tenant_id = ${tenant} and state in ('open', 'closed')
        order by opens_at desc limit 1)) as confirmed`
