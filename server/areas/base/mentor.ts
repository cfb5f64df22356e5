import { sql } from 'kysely'
import { mentor } from '#domain/base/mentor.ts'
import { serve } from '#server/resource/serve.ts'

export const mentors = serve(mentor, {
  async beforeWrite({ studentId }, { db, person }) {
    const { rows } = await sql<{ departmentId: string }>`select department_id as "departmentId"
      from base_student where tenant_id = ${person.tenantId} and id = ${studentId ?? null}`.execute(db)
    return rows[0]
  },
})
