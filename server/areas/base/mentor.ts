import { sql } from 'kysely'
import { mentor } from '#domain/base/mentor.ts'
import { serve } from '#server/core/serve.ts'

export const mentors = serve(mentor, {
  async beforeWrite({ studentId }, { db, actor }) {
    const { rows } = await sql<{ departmentId: string }>`select department_id as "departmentId"
      from base_student where tenant_id = ${actor.tenantId} and id = ${studentId ?? null}`.execute(db)
    return rows[0]
  },
})
