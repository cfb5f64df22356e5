import { base64urlOf } from '#domain/kernel/base64.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { attachment, type buckets, largestFile } from '#domain/resource/attachment.ts'
import { extensionIn } from '#domain/resource/file-kinds.ts'
import type { Actor, AppContext, Database } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'
import type { Bytes } from './file-store.ts'
import { checkQuota } from './quota.ts'
import { storeFault } from './store-fault.ts'
import { storeOf, usualStore } from './stores.ts'
import { watched } from './watch.ts'

export interface NewFile {
  /** As people call it, with its extension. */
  readonly name: string
  readonly contentType: string
  readonly bytes: Bytes
  readonly bucket?: keyof typeof buckets.labels
  /** Counts against what a person may keep; what the server makes for somebody does not. */
  readonly counted?: boolean
}

/** The bytes first, the row second: no row ever points at a file that is not there. Returns the file's id. */
export async function keepFile(
  app: AppContext,
  actor: Pick<Actor, 'id' | 'tenantId'>,
  { name, contentType, bytes, bucket = 'private', counted = false }: NewFile,
): Promise<string> {
  const { tenantId } = actor
  const id = newId()
  const key = `${tenantId}/${newId()}`
  const message = phrase('文件不能超过 {{size}} MB', { size: Math.floor(largestFile[bucket] / 1_000_000) })
  const { bytes: passing, size, hash } = await watched(bytes, largestFile[bucket], message)
  const { id: storeId, store } = await usualStore(app, tenantId)
  await store.put(key, passing).catch((error) => storeFault(app, error))
  const told = {
    name,
    extension: extensionIn(name) || null,
    contentType,
    size: size(),
    hash: hash(),
    bucket,
    key,
    storeId,
    publicKey: bucket === 'private' ? null : publicKey(),
    ownerId: actor.id,
  }
  async function insert(db: Database) {
    if (counted) await checkQuota({ ...app, db }, actor, told.size)
    await table(attachment, db, tenantId).insert({ id, ...told }, { by: actor.id })
  }
  try {
    if (told.size === 0) refuse({ type: 'invalid', message: '不能上传空文件' })
    // Within somebody's transaction the file stands or falls with it.
    if (app.db.isTransaction) await insert(app.db)
    else await app.db.transaction().execute(insert)
  } catch (error) {
    await store.remove(key).catch(() => {})
    throw error
  }
  return id
}

/** A file's name, type, size and bytes; it refuses where there is none. Who may have it is the caller's to ask. */
export async function openFile(app: AppContext, tenantId: string, id: string) {
  const row = await app.db
    .selectFrom('resource_attachment')
    .select(['name', 'content_type', 'size', 'key', 'store_id'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return refuse({ type: 'not-found' })
  const store = await storeOf(app, tenantId, row.store_id)
  const bytes = await store.get(row.key).catch((error) => storeFault(app, error))
  if (!bytes) return refuse({ type: 'not-found' })
  return { name: row.name as string, contentType: row.content_type as string, size: Number(row.size), bytes }
}

/** 128 random bits, as the address of a file that anybody may have. */
const publicKey = () => `f_${base64urlOf(crypto.getRandomValues(new Uint8Array(16)))}`
