import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import { type Audience, isForSomebody } from '#domain/kits/audience.ts'
import { fileLink } from '#domain/system/file-link.ts'
import { serve } from '#server/core/serve.ts'
import { belongingOf, isFor } from '#server/engine/audience/audience.ts'

export const fileLinks = serve(fileLink, {
  beforeWrite(next) {
    const message = '请选择发布范围'
    if (!isForSomebody(next as Audience))
      refuse({ type: 'invalid', message, fields: { toEverybody: message } })
    return undefined
  },
  async shownElsewhere(ids, { db, actor: { id, tenantId } }) {
    const { rows } = await sql<{ id: string }>`select f.id from system_file_link f
      where f.tenant_id = ${tenantId} and f.id = any(${ids}::uuid[]) and f.published
        and ${isFor('f', await belongingOf(db, tenantId, id))}`.execute(db)
    return rows.map((row) => row.id)
  },
})
