import { sql } from 'kysely'
import type { Database } from '#server/core/app-context.ts'

/** The department of the student account: where lists of every student would take long to make, those of one are shown. */
export async function shownDepartment(db: Database, tenantId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select s.department_id as id from "system_user" u
    join base_student s on s.tenant_id = u.tenant_id and s.id = u.student_id
    where u.tenant_id = ${tenantId} and u.account = 'student'`.execute(db)
  return rows[0]?.id ?? null
}
