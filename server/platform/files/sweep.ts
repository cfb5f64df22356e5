import { sql } from 'kysely'
import { attachment } from '#domain/resource/attachment.ts'
import { upload } from '#domain/resource/upload.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { atMost, below, table } from '#server/core/database/table.ts'
import { storeOf } from '#server/core/files/stores.ts'
import { dropUpload } from './upload-end.ts'

/** Milliseconds for which bytes without a row are left alone: their row may be on its way. */
const patience = 24 * 3600 * 1000

/** What a look through the stores has found. */
export interface Swept {
  /** Uploads that were never finished. */
  readonly uploads: number
  /** Objects that no row points at; they are gone now. */
  readonly orphans: number
  /** Files whose bytes are not where their row says; a person has to look. */
  readonly missing: readonly string[]
}

/** Throws away what was never finished; says how many there were. */
export async function sweepUploads(app: AppContext, tenantId: string): Promise<number> {
  const rows = await table(upload, app.db, tenantId).list({ until: atMost(app.now()) }, ['id'], {
    most: 1000,
  })
  for (const { id } of rows) await dropUpload(app, tenantId, id)
  return rows.length
}

/** Throws away what was never finished, and what no row points at for a day; tells which rows point at nothing. */
export async function sweepFiles(app: AppContext, tenantId: string): Promise<Swept> {
  const now = app.now()
  const uploads = await sweepUploads(app, tenantId)
  const { rows: stores } = await sql<{ id: string | null }>`select id from resource_object_storage
    where tenant_id = ${tenantId} and kind = 's3' union all select null`.execute(app.db)
  let orphans = 0
  const missing: string[] = []
  for (const { id } of stores) {
    const found = await sweepStore(app, tenantId, id, new Date(now.getTime() - patience)).catch((error) => {
      app.log('warn', 'a store could not be swept', { error })
      return { orphans: 0, missing: [] }
    })
    orphans += found.orphans
    missing.push(...found.missing)
  }
  if (missing.length > 0) app.log('error', 'files have no bytes', { missing: missing.slice(0, 20) })
  return { uploads, orphans, missing }
}

/** Keys only: even of a million files they are some tens of megabytes. */
async function sweepStore(app: AppContext, tenantId: string, storeId: string | null, before: Date) {
  const store = await storeOf(app, tenantId, storeId)
  const rows = await table(attachment, app.db, tenantId).list(
    [
      { createdAt: below(before) },
      storeId === null
        ? sql`(store_id is null or store_id in (select s.id from resource_object_storage s
            where s.tenant_id = ${tenantId} and s.kind = 'own'))`
        : sql`store_id = ${storeId}`,
    ],
    ['id', 'key'],
  )
  const unseen = new Map(rows.map(({ id, key }) => [key ?? '', id]))
  const suspects: string[] = []
  for await (const { key, at } of store.list(`${tenantId}/`))
    if (!unseen.delete(key) && at < before) suspects.push(key)
  let orphans = 0
  for (let from = 0; from < suspects.length; from += 500) {
    const lot = suspects.slice(from, from + 500)
    const { rows: known } = await sql<{ key: string }>`
      select key from resource_attachment where tenant_id = ${tenantId} and key = any(${lot}::text[])
      union all select key from resource_upload_part where tenant_id = ${tenantId} and key = any(${lot}::text[])`.execute(
      app.db,
    )
    const pointed = new Set(known.map(({ key }) => key))
    for (const key of lot.filter((suspect) => !pointed.has(suspect))) {
      await store.remove(key)
      orphans += 1
    }
  }
  return { orphans, missing: await stillMissing(app, tenantId, storeId, [...unseen]) }
}

/** A listing may lag behind: what it does not name is asked for once more. */
async function stillMissing(
  app: AppContext,
  tenantId: string,
  storeId: string | null,
  unseen: readonly (readonly [key: string, id: string])[],
) {
  const store = await storeOf(app, tenantId, storeId)
  const missing: string[] = []
  for (const [key, id] of unseen) {
    const bytes = await store.get(key, { first: 0, last: 0 })
    if (bytes) await bytes.cancel()
    else missing.push(id)
  }
  return missing
}
