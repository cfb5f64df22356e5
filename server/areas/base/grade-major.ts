import { gradeMajor } from '#domain/base/grade-major.ts'
import { major } from '#domain/base/major.ts'
import { table } from '#server/core/database/table.ts'
import { serve } from '#server/core/serve.ts'

/** Named when grade or major is chosen, and not again when the major is renamed: a diploma names what was entered. */
export const gradeMajors = serve(gradeMajor, {
  async beforeWrite({ grade, majorId }, { db, actor: { tenantId }, current }) {
    if (current && current.grade === grade && current.majorId === majorId) return
    const row = await table(major, db, tenantId).get({ id: majorId }, ['name'])
    return row && { name: `${grade}级${row.name}` }
  },
})
