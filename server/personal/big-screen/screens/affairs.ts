import { sql } from 'kysely'
import { political } from '#domain/dictionaries/national.ts'
import { attendMode } from '#domain/dictionaries/student.ts'
import { daysAfter, mondayOf } from '#domain/kernel/days.ts'
import { leaveStats } from '#domain/leave/stats.ts'
import { rollStats } from '#domain/records/stats.ts'
import type { Named } from '#domain/system/wall/figure.ts'
import type { WallFigures } from '#domain/system/wall/screens.ts'
import { codesBy, reckonedBy } from '#server/personal/big-screen/by-stats.ts'
import { type Counting, courseOf, labelled, onTheRoll } from '#server/personal/big-screen/counting.ts'
import { departmentsOf } from '#server/personal/big-screen/roll.ts'

type Figures = WallFigures<'zhcpdatascreenone'>

const weeks = 12

export async function countAffairs(at: Counting): Promise<Figures> {
  const { tenantId, today, row, rows } = at
  const monday = mondayOf(today)
  const begins = Array.from({ length: weeks }, (_, back) => daysAfter(monday, (back - weeks + 1) * 7))
  const [totals, provinces, departments, parties, attendance, leaves] = await Promise.all([
    row(totalsOf(tenantId)),
    rows(provincesOf(tenantId)),
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
  return { ...totals, provinces, departments, political: parties, attendance, leaves: course }
}

const totalsOf = (tenant: string) => sql<
  Pick<Figures, 'students' | 'away' | 'beds' | 'arrived' | 'confirmed'>
>`select
    (select count(*)::int from base_student s where s.tenant_id = ${tenant} and ${onTheRoll}) as students,
    (select count(*)::int from leave_application where tenant_id = ${tenant} and state = 'away') as away,
    (select count(*)::int from dormitory_bed
      where tenant_id = ${tenant} and state in ('occupied', 'preassigned')) as beds,
    (select count(*)::int from admissions_admitted_student a where a.tenant_id = ${tenant} and a.arrival = 'arrived'
      and a.year = (select max(year) from admissions_admitted_student where tenant_id = ${tenant})) as arrived,
    (select count(*)::int from records_info_turn t where t.tenant_id = ${tenant} and t.state = 'done'
      and t.round_id = (select id from records_info_round where tenant_id = ${tenant} and state in ('open', 'closed')
        order by opens_at desc limit 1)) as confirmed`

/** By the code of the province, which a scheme of the provinces is drawn by. */
const provincesOf = (tenant: string) => sql<Named>`
  select left(c.code, 2) as name, count(*)::int as value
  from base_student s join base_canton c on c.tenant_id = s.tenant_id and c.id = s.native_place_id
  where s.tenant_id = ${tenant} and ${onTheRoll} group by 1 order by value desc`
