import { sql } from 'kysely'
import { admittedStudent } from '#domain/admissions/admitted-student.ts'
import { serve } from '#server/resource/serve.ts'

/** The major says which department awaits somebody; nobody has arrived before a desk said so. */
export const admittedStudents = serve(admittedStudent, {
  async beforeWrite({ majorId }, { db, person, current }) {
    const { rows } = await sql<{ departmentId: string }>`select department_id as "departmentId"
      from base_major where tenant_id = ${person.tenantId} and id = ${majorId ?? null}`.execute(db)
    return { ...rows[0], arrival: current?.arrival ?? 'awaited' }
  },
})
