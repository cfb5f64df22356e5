import { sql } from 'kysely'
import type { Named } from '#domain/system/wall/figure.ts'
import type { WallFigures } from '#domain/system/wall/screens.ts'
import { type Counting, courseOf, hours, measured, onTheRoll } from '#server/personal/big-screen/counting.ts'
import { departmentsOf } from '#server/personal/big-screen/roll.ts'

type Figures = WallFigures<'lofTV'>

export async function countCollege(at: Counting): Promise<Figures> {
  const { tenantId, row, rows } = at
  const [totals, campuses, departments, largestMajors, grades, signIns] = await Promise.all([
    row(totalsOf(tenantId)),
    rows(campusesOf(tenantId)),
    departmentsOf(at),
    rows(majorsOf(tenantId)),
    rows(gradesOf(tenantId)),
    rows(signInsOf(at)),
  ])
  return {
    ...totals,
    campuses,
    departments,
    largestMajors,
    grades: measured(grades, { men: '男生', women: '女生' }),
    signIns: courseOf(hours(0, Number(at.at.slice(11, 13))), signIns, '登录'),
  }
}

const totalsOf = (tenant: string) => sql<Pick<Figures, 'students' | 'teachers' | 'classes' | 'majors'>>`select
    (select count(*)::int from base_student s where s.tenant_id = ${tenant} and ${onTheRoll}) as students,
    (select count(*)::int from base_teacher where tenant_id = ${tenant} and teacher_state = '1') as teachers,
    (select count(*)::int from base_class where tenant_id = ${tenant} and not graduated) as classes,
    (select count(distinct c.major_id)::int from base_class c
      where c.tenant_id = ${tenant} and not c.graduated) as majors`

const campusesOf = (tenant: string) => sql<Named>`
  select p.name, count(s.id)::int as value from base_campus p
  left join base_class c on c.tenant_id = p.tenant_id and c.campus_id = p.id
  left join base_student s on s.tenant_id = c.tenant_id and s.class_id = c.id and ${onTheRoll}
  where p.tenant_id = ${tenant} and p.enabled group by p.id, p.name, p.code order by p.code`

const majorsOf = (tenant: string) => sql<Named>`
  select m.name, count(*)::int as value
  from base_student s join base_major m on m.tenant_id = s.tenant_id and m.id = s.major_id
  where s.tenant_id = ${tenant} and ${onTheRoll}
  group by m.id, m.name, m.name_sort_key order by value desc, m.name_sort_key limit 5`

const gradesOf = (tenant: string) => sql<{ name: string; men: number; women: number }>`
  select s.grade::text as name, (count(*) filter (where s.gender = '1'))::int as men,
    (count(*) filter (where s.gender = '2'))::int as women
  from base_student s where s.tenant_id = ${tenant} and ${onTheRoll} and s.grade is not null
  group by s.grade order by s.grade desc limit 6`

const signInsOf = ({ tenantId, today }: Counting) => sql<{ at: string; value: number }>`
  select to_char(created_at at time zone 'Asia/Shanghai', 'HH24') as at, count(*)::int as value
  from security_audit_record
  where tenant_id = ${tenantId} and action = '登录' and result = 'success'
    and created_at >= (${today}::timestamp at time zone 'Asia/Shanghai')
  group by 1`
