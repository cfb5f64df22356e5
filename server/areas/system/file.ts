import { systemFile } from '#domain/system/file.ts'
import { table } from '#server/core/database/table.ts'
import { serve } from '#server/core/serve.ts'

/** Templates and marks are for everybody who works here. */
export const files = serve(systemFile, {
  async shownElsewhere(ids, { db, actor: { tenantId } }) {
    const rows = await table(systemFile, db, tenantId).list({ id: ids, enabled: true }, ['id'])
    return rows.map((row) => row.id)
  },
})
