import { sql } from 'kysely'
import { gradeMajor } from '#domain/base/grade-major.ts'
import { serve } from '#server/core/serve.ts'
import { followGradeMajors } from './belonging.ts'

/** Named when grade or major is chosen, and not again when the major is renamed: a diploma names what was entered. */
export const gradeMajors = serve(gradeMajor, {
  async beforeWrite({ grade, majorId }, { db, actor: { tenantId }, current }) {
    if (current && current.grade === grade && current.majorId === majorId) return
    const { rows } = await sql<{ name: string; departmentId: string }>`
      select name, department_id as "departmentId" from base_major
      where tenant_id = ${tenantId} and id = ${majorId}`.execute(db)
    return rows[0] && { name: `${grade}级${rows[0].name}`, departmentId: rows[0].departmentId }
  },
  async afterWrite({ id }, { db, actor, current }) {
    if (current) await followGradeMajors(db, actor.tenantId, sql`g.id = ${id}`)
  },
})
