import { sql } from 'kysely'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { attachment } from '#domain/resource/attachment.ts'
import { behind } from '#server/core/database/table.ts'
import { serve } from '#server/core/serve.ts'

/** A file that a row holds stays. Bytes of one that goes are swept out later: a removal may yet be rolled back. */
export const attachments = serve(attachment, {
  async beforeRemove(ids, { db, actor }) {
    const { rows } = await sql<{ name: string }>`select a.name from resource_attachment_use u
      join ${behind('resource_attachment a', 'u.attachment_id')}
      where u.tenant_id = ${actor.tenantId} and u.attachment_id = any(${ids}::uuid[]) limit 1`.execute(db)
    if (rows[0])
      refuse({ type: 'conflict', message: phrase('“{{name}}”正在使用，不能删除', { name: rows[0].name }) })
  },
})
