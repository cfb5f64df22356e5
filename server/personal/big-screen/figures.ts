import { type RawBuilder, sql } from 'kysely'
import { weekOf } from '#domain/kits/school-week.ts'
import type { WallFigures } from '#domain/system/wall/calls.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { timeOf } from '#server/core/database/moment.ts'

interface Named {
  readonly name: string
  readonly value: number
}

interface Gendered {
  readonly grade: number
  readonly men: number
  readonly women: number
}

/** 在读 and 复学: who is at the college now. */
const onTheRoll = sql`s.student_state in ('01', '05')`

/** Counts everything once, at one moment. */
export async function countFigures(app: AppContext, tenantId: string): Promise<WallFigures> {
  const at = timeOf(app.now())
  const today = at.slice(0, 10)
  const rows = async <Row>(query: RawBuilder<Row>) => (await query.execute(app.db)).rows
  const [totals, campuses, departments, largestMajors, grades, hours] = await Promise.all([
    rows(totalsOf(tenantId, today)),
    rows(campusesOf(tenantId)),
    rows(departmentsOf(tenantId)),
    rows(majorsOf(tenantId)),
    rows(gradesOf(tenantId)),
    rows(signInsOf(tenantId, today)),
  ])
  const { startDate, weeks, term, ...counted } = totals[0] as Totals
  const week = startDate ? weekOf(startDate, today) : 0
  const byHour = new Map(hours.map(({ hour, count }) => [hour, count]))
  return {
    countedAt: at,
    ...counted,
    term: term ?? '',
    week: week >= 1 && week <= (weeks ?? 0) ? week : null,
    campuses,
    departments,
    largestMajors,
    grades,
    signIns: Array.from({ length: Number(at.slice(11, 13)) + 1 }, (_, hour) => byHour.get(hour) ?? 0),
  }
}

interface Totals extends Pick<WallFigures, 'schoolName' | 'students' | 'teachers' | 'classes' | 'majors'> {
  readonly term: string | null
  readonly startDate: string | null
  readonly weeks: number | null
}

const totalsOf = (tenant: string, today: string) => sql<Totals>`
  with term as (select name, start_date, weeks from base_school_calendar
    where tenant_id = ${tenant} and start_date <= ${today}::date order by start_date desc limit 1)
  select
    coalesce((select nullif(school_name, '') from system_app_info
      where tenant_id = ${tenant} and app_type = '0'), '') as "schoolName",
    (select count(*)::int from base_student s where s.tenant_id = ${tenant} and ${onTheRoll}) as students,
    (select count(*)::int from base_teacher where tenant_id = ${tenant} and teacher_state = '1') as teachers,
    (select count(*)::int from base_class where tenant_id = ${tenant} and not graduated) as classes,
    (select count(distinct c.major_id)::int from base_class c
      where c.tenant_id = ${tenant} and not c.graduated) as majors,
    (select name from term) as term,
    (select start_date::text from term) as "startDate",
    (select weeks from term) as weeks`

const campusesOf = (tenant: string) => sql<Named>`
  select p.name, count(s.id)::int as value from base_campus p
  left join base_class c on c.tenant_id = p.tenant_id and c.campus_id = p.id
  left join base_student s on s.tenant_id = c.tenant_id and s.class_id = c.id and ${onTheRoll}
  where p.tenant_id = ${tenant} and p.enabled group by p.id, p.name, p.code order by p.code`

const departmentsOf = (tenant: string) => sql<Named>`
  select coalesce(d.short_name, d.name) as name, count(*)::int as value
  from base_student s join base_department d on d.tenant_id = s.tenant_id and d.id = s.department_id
  where s.tenant_id = ${tenant} and ${onTheRoll}
  group by d.id, d.name, d.short_name order by value desc, name limit 12`

const majorsOf = (tenant: string) => sql<Named>`
  select m.name, count(*)::int as value
  from base_student s join base_major m on m.tenant_id = s.tenant_id and m.id = s.major_id
  where s.tenant_id = ${tenant} and ${onTheRoll}
  group by m.id, m.name order by value desc, m.name limit 5`

const gradesOf = (tenant: string) => sql<Gendered>`
  select s.grade, (count(*) filter (where s.gender = '1'))::int as men,
    (count(*) filter (where s.gender = '2'))::int as women
  from base_student s where s.tenant_id = ${tenant} and ${onTheRoll} and s.grade is not null
  group by s.grade order by s.grade desc limit 6`

const signInsOf = (tenant: string, today: string) => sql<{ hour: number; count: number }>`
  select extract(hour from created_at at time zone 'Asia/Shanghai')::int as hour, count(*)::int as count
  from security_audit_record
  where tenant_id = ${tenant} and action = '登录' and result = 'success'
    and created_at >= (${today}::timestamp at time zone 'Asia/Shanghai')
  group by 1`
