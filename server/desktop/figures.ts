import { type RawBuilder, sql } from 'kysely'
import { schoolClass } from '#domain/base/class.ts'
import { student } from '#domain/base/student.ts'
import { teacher } from '#domain/base/teacher.ts'
import { reachOf } from '#server/resource/scope.ts'
import type { PersonalCall } from '#server/route.ts'

/** Whoever looks over others: for all the rest a count of one, themselves, would say nothing. */
const overseeing = ['all', 'departments', 'classes'] as const

/**
 * How many there are of those the person looks over: students on the roll, teachers in post, classes not yet
 * graduated, and the students by department. Empty for whoever looks over nobody.
 */
export async function figures({ house, tenantId, person }: PersonalCall) {
  const grants = new Set(person.roles.flatMap((role) => role.grants))
  if (!overseeing.some((grant) => grants.has(grant))) return { counts: [], departments: [] }
  const count = (table: RawBuilder<unknown>, reach: RawBuilder<boolean>, which: RawBuilder<unknown>) =>
    sql`(select count(*)::integer from ${table} r where r.tenant_id = ${tenantId} and ${reach} and ${which})`
  const present = sql`r.student_state in ('01', '05')`
  const { rows } = await sql<Readonly<Record<'students' | 'teachers' | 'classes', number>>>`select
    ${count(sql`base_student`, reachOf(student, person)(), present)} as students,
    ${count(sql`base_teacher`, reachOf(teacher, person)(), sql`r.teacher_state = '1'`)} as teachers,
    ${count(sql`base_class`, reachOf(schoolClass, person)(), sql`not r.graduated`)} as classes`.execute(
    house.db,
  )
  const { rows: departments } = await sql<{ name: string; students: number }>`
    select d.name, count(*)::integer as students from base_student r
    join base_department d on d.tenant_id = r.tenant_id and d.id = r.department_id
    where r.tenant_id = ${tenantId} and ${reachOf(student, person)()} and ${present}
    group by d.id, d.name order by students desc, d.name limit 10`.execute(house.db)
  const labels = { students: '在读学生', teachers: '在职教职工', classes: '在读班级' } as const
  const counts = Object.entries(labels).map(([name, label]) => ({
    name,
    label,
    value: rows[0]?.[name as keyof typeof labels] ?? 0,
  }))
  return { counts, departments }
}
