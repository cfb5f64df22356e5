import { sql } from 'kysely'
import { systemFile } from '#domain/system/file.ts'
import { serve } from '#server/core/serve.ts'

/** Templates and marks are for everybody who works here. */
export const files = serve(systemFile, {
  async shownElsewhere(ids, { db, actor: { tenantId } }) {
    const { rows } = await sql<{ id: string }>`select id from system_file
      where tenant_id = ${tenantId} and id = any(${ids}::uuid[]) and enabled`.execute(db)
    return rows.map((row) => row.id)
  },
})
