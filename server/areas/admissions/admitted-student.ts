import { sql } from 'kysely'
import { admittedStudent } from '#domain/admissions/admitted-student.ts'
import { serve } from '#server/core/serve.ts'

/**
 * The major says which department awaits somebody; nobody has arrived before a desk said so. What they bought goes
 * along to another class.
 */
export const admittedStudents = serve(admittedStudent, {
  async beforeWrite({ majorId }, { db, actor, current }) {
    const { rows } = await sql<{ departmentId: string }>`select department_id as "departmentId"
      from base_major where tenant_id = ${actor.tenantId} and id = ${majorId ?? null}`.execute(db)
    return { ...rows[0], arrival: current?.arrival ?? 'awaited' }
  },
  async afterWrite({ id, departmentId, majorId, classId }, { db, actor, current }) {
    if (current && (current.majorId !== majorId || current.classId !== classId))
      await sql`update claim_goods_order set department_id = ${departmentId}, major_id = ${majorId}, class_id = ${classId}
        where tenant_id = ${actor.tenantId} and admitted_id = ${id}`.execute(db)
  },
})
