import { sql } from 'kysely'
import type { z } from 'zod'
import type { Page } from '#domain/kernel/page.ts'
import { downloadsAsked } from '#domain/system/file-links/asked.ts'
import { downloadCalls, type OwnDownload } from '#domain/system/file-links/calls.ts'
import { page } from '#server/core/answer.ts'
import { answerCall } from '#server/core/answer-call.ts'
import { momentOf } from '#server/core/database/moment.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { belongingOf, isFor } from '#server/engine/audience/audience.ts'
import { containing } from '#server/engine/rows/containing.ts'

/** The downloads that are for me. */
async function mine(
  { category, keyword, current, size }: z.output<typeof downloadsAsked>,
  { app, actor, tenantId }: PersonalCall,
): Promise<Page<OwnDownload>> {
  const found = sql`from system_file_link f where f.tenant_id = ${tenantId} and f.published
    and ${isFor('f', await belongingOf(app.db, tenantId, actor.id))}
    and (${category} = '' or f.category = ${category})
    and ${containing(sql`(f.title || coalesce(f.description, ''))`, keyword)}`
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<OwnDownload>`select f.id, f.title, f.category, f.description, f.address, f.file,
      ${momentOf('f.updated_at')} as "updatedAt"
      ${found} order by f.sort, f.id limit ${size} offset ${(current - 1) * size}`.execute(app.db),
    sql<{ total: number }>`select count(*)::int as total ${found}`.execute(app.db),
  ])
  return page(rows, counted[0]?.total ?? 0, size, current)
}

export const downloadRoutes: readonly Route[] = [answerCall(downloadCalls.mine, downloadsAsked, mine)]
