import { sql } from 'kysely'
import { gradeMajor } from '#domain/base/grade-major.ts'
import { serve } from '#server/core/serve.ts'

/** Named when grade or major is chosen, and not again when the major is renamed: a diploma names what was entered. */
export const gradeMajors = serve(gradeMajor, {
  async beforeWrite({ grade, majorId }, { db, actor: { tenantId }, current }) {
    if (current && current.grade === grade && current.majorId === majorId) return
    const { rows } = await sql<{ name: string }>`select name from base_major
      where tenant_id = ${tenantId} and id = ${majorId}`.execute(db)
    return rows[0] && { name: `${grade}级${rows[0].name}` }
  },
})
