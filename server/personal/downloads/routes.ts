import { sql } from 'kysely'
import type { Page } from '#domain/kernel/page.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { fileLinkCategories } from '#domain/system/file-link.ts'
import { page } from '#server/core/answer.ts'
import { momentOf } from '#server/core/database/moment.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { belongingOf, isFor } from '#server/engine/audience/audience.ts'
import { ownPage } from '#server/engine/rows/query-string.ts'

interface Download {
  readonly id: string
  readonly title: string
  readonly category: string
  readonly description: string | null
  readonly address: string | null
  /** The id of an uploaded file. */
  readonly file: string | null
  readonly updatedAt: string
}

/** The downloads that are for me; `category` and `keyword` narrow them. */
async function mine({ c, app, actor, tenantId }: PersonalCall): Promise<Page<Download>> {
  const { category = '', keyword = '' } = c.req.query()
  if (category && !Object.hasOwn(fileLinkCategories.labels, category))
    refuse({ type: 'invalid', message: '没有这种下载类别' })
  const { current, size } = ownPage(c.req.query())
  const found = sql`from system_file_link f where f.tenant_id = ${tenantId} and f.published
    and ${isFor('f', await belongingOf(app.db, tenantId, actor.id))}
    and (${category} = '' or f.category = ${category})
    and (${keyword} = '' or strpos(f.title || coalesce(f.description, ''), ${keyword.slice(0, 100)}) > 0)`
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<Download>`select f.id, f.title, f.category, f.description, f.address, f.file,
      ${momentOf('f.updated_at')} as "updatedAt"
      ${found} order by f.sort, f.id limit ${size} offset ${(current - 1) * size}`.execute(app.db),
    sql<{ total: number }>`select count(*)::int as total ${found}`.execute(app.db),
  ])
  return page(rows, counted[0]?.total ?? 0, size, current)
}

export const downloadRoutes: readonly Route[] = [
  { method: 'GET', path: 'base/fileLink/mine', access: 'signed-in', answer: mine },
]
