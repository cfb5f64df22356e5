import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/core/app-context.ts'
import { once } from '#server/engine/rows/once.ts'

/** What a class passes on to everybody in it. Nothing when there is no such class: the reference is refused then. */
export async function fromClass(db: Database, tenantId: string, classId: string | undefined) {
  return once(db, `class ${classId}`, async () => {
    const { rows } = await sql<{ grade: number; departmentId: string; majorId: string }>`
      select grade, department_id as "departmentId", major_id as "majorId" from base_class
      where tenant_id = ${tenantId} and id = ${classId ?? null}`.execute(db)
    return rows[0]
  })
}

/** A major went to another department: its grade majors, their classes and all their people go along. */
export async function followMajor(db: Database, tenantId: string, majorId: string): Promise<void> {
  await sql`update base_grade_major g set department_id = m.department_id from base_major m
    where m.tenant_id = ${tenantId} and m.id = ${majorId}
    and g.tenant_id = m.tenant_id and g.major_id = m.id`.execute(db)
  await followGradeMajors(db, tenantId, sql`g.major_id = ${majorId}`)
}

/** `which` tells of `g` whether it changed. */
export async function followGradeMajors(
  db: Database,
  tenantId: string,
  which: RawBuilder<unknown>,
): Promise<void> {
  await sql`update base_class c set grade = g.grade, major_id = g.major_id, department_id = g.department_id,
    campus_id = g.campus_id from base_grade_major g
    where g.tenant_id = ${tenantId} and ${which}
    and c.tenant_id = g.tenant_id and c.grade_major_id = g.id`.execute(db)
  await followClasses(
    db,
    tenantId,
    sql`c.grade_major_id in (select g.id from base_grade_major g where g.tenant_id = ${tenantId} and ${which})`,
  )
}

/** `which` tells of `c` whether it changed. */
export async function followClasses(
  db: Database,
  tenantId: string,
  which: RawBuilder<unknown>,
): Promise<void> {
  await sql`update base_student s set grade = c.grade, major_id = c.major_id, department_id = c.department_id
    from base_class c where c.tenant_id = ${tenantId} and ${which}
    and s.tenant_id = c.tenant_id and s.class_id = c.id`.execute(db)
  for (const duty of ['base_counsellor', 'base_class_leader'])
    await sql`update ${sql.table(duty)} d set department_id = c.department_id
      from base_class c where c.tenant_id = ${tenantId} and ${which}
      and d.tenant_id = c.tenant_id and d.class_id = c.id`.execute(db)
}
