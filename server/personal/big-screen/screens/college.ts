import { sql } from 'kysely'
import { rollStats } from '#domain/records/stats.ts'
import type { WallFigures } from '#domain/system/wall/screens.ts'
import { namesBy, reckonedBy, totalsOf } from '#server/personal/big-screen/by-stats.ts'
import { type Counting, courseOf, hours, measured } from '#server/personal/big-screen/counting.ts'
import { departmentsOf } from '#server/personal/big-screen/roll.ts'

type Figures = WallFigures<'lofTV'>

export async function countCollege(at: Counting): Promise<Figures> {
  const { tenantId, row, rows } = at
  const measures = ['students']
  const [{ students }, totals, campuses, departments, majors, grades, signIns] = await Promise.all([
    totalsOf(at, rollStats.current, ['students']),
    row(othersOf(tenantId)),
    namesBy(at, rollStats.distribution, { measures, by: 'classId.campusId' }),
    departmentsOf(at),
    namesBy(at, rollStats.current, { measures, by: 'majorId' }),
    reckonedBy(at, rollStats.gender, { measures: ['men', 'women'], by: 'grade' }),
    rows(signInsOf(at)),
  ])
  const latest = grades.filter(({ key }) => key).toSorted((one, other) => Number(other.key) - Number(one.key))
  return {
    students,
    ...totals,
    campuses: campuses.map(({ name, value }) => ({ name, value })),
    departments,
    largestMajors: majors.slice(0, 5).map(({ name, value }) => ({ name, value })),
    grades: measured(
      latest.slice(0, 6).map(({ key, values: [men, women] }) => ({ name: key, men, women })),
      { men: '男生', women: '女生' },
    ),
    signIns: courseOf(hours(0, Number(at.at.slice(11, 13))), signIns, '登录'),
  }
}

/** What no statistics screen shows. */
const othersOf = (tenant: string) => sql<Pick<Figures, 'teachers' | 'classes' | 'majors'>>`select
    (select count(*)::int from base_teacher where tenant_id = ${tenant} and teacher_state = '1') as teachers,
    (select count(*)::int from base_class where tenant_id = ${tenant} and not graduated) as classes,
    (select count(distinct c.major_id)::int from base_class c
      where c.tenant_id = ${tenant} and not c.graduated) as majors`

const signInsOf = ({ tenantId, today }: Counting) => sql<{ at: string; value: number }>`
  select to_char(created_at at time zone 'Asia/Shanghai', 'HH24') as at, count(*)::int as value
  from security_audit_record
  where tenant_id = ${tenantId} and action = '登录' and result = 'success'
    and created_at >= (${today}::timestamp at time zone 'Asia/Shanghai')
  group by 1`
