import { type RawBuilder, sql } from 'kysely'
import { schoolClass } from '#domain/base/class.ts'
import { major } from '#domain/base/major.ts'
import { student } from '#domain/base/student.ts'
import { teacher } from '#domain/base/teacher.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Actor, Database } from '#server/core/app-context.ts'
import { behind, rowsIn } from '#server/core/database/table.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { seesWhole, visibilityOf } from '#server/engine/rows/field-visibility.ts'
import { scopeFilter } from '#server/engine/rows/scope.ts'

/** Anyone who looks over others: for all the rest a count of one, themselves, would say nothing. */
const overseeing = ['all', 'departments', 'classes'] as const

interface Counted {
  readonly label: string
  readonly of: AnyResource
  /** What tells who counts, and that: anyone who may not see it counts nothing by it. */
  readonly by: string
  readonly which: RawBuilder<unknown>
}

const onTheRoll = sql`r.student_state in ('01', '05')`

const counted: Readonly<Record<'students' | 'teachers' | 'classes' | 'majors', Counted>> = {
  students: { label: '在读学生', of: student, by: 'studentState', which: onTheRoll },
  teachers: { label: '在职教职工', of: teacher, by: 'teacherState', which: sql`r.teacher_state = '1'` },
  classes: { label: '在读班级', of: schoolClass, by: 'graduated', which: sql`not r.graduated` },
  majors: { label: '开设专业', of: major, by: 'enabled', which: sql`r.enabled` },
}

/**
 * How many there are of those the person looks over: students on the roll, teachers in post, classes not yet
 * graduated, majors taught, and the students by department. Empty for anyone who looks over nobody.
 */
export async function figures({ app: { db }, tenantId, actor }: PersonalCall) {
  const grants = new Set(actor.roles.flatMap((role) => role.grants))
  if (!overseeing.some((grant) => grants.has(grant))) return { counts: [], departments: [] }
  const counts = await Promise.all(
    Object.entries(counted).map(async ([name, { label, of, by, which }]) => {
      if (!seesWhole(await visibilityOf(db, actor, of), by)) return []
      const { rows } = await sql<{ value: number }>`select count(*)::integer as value
        ${rowsIn(of, tenantId)} and ${scopeFilter(of, actor)()} and ${which}`.execute(db)
      return [{ name, label, value: rows[0]?.value ?? 0 }]
    }),
  )
  return { counts: counts.flat(), departments: await departmentsOf(db, actor) }
}

async function departmentsOf(db: Database, actor: Actor) {
  const visibility = await visibilityOf(db, actor, student)
  if (!['departmentId', 'studentState'].every((name) => seesWhole(visibility, name))) return []
  const { rows } = await sql<{ name: string; students: number }>`
    select d.name, count(*)::integer as students from base_student r
    join ${behind('base_department d', 'r.department_id')}
    where r.tenant_id = ${actor.tenantId} and ${scopeFilter(student, actor)()} and ${onTheRoll}
    group by d.id, d.name, d.name_sort_key order by students desc, d.name_sort_key limit 10`.execute(db)
  return rows
}
