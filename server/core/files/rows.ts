import { sql } from 'kysely'
import type { buckets } from '#domain/resource/attachment.ts'
import type { Database } from '#server/core/app-context.ts'

/** A file as its row has it. */
export interface FileRow {
  readonly id: string
  readonly name: string
  readonly extension: string | null
  readonly contentType: string
  readonly size: number
  readonly hash: string | null
  readonly bucket: keyof typeof buckets.labels
  readonly key: string
  readonly storeId: string | null
  readonly publicKey: string | null
  readonly ownerId: string | null
}

const columns = sql`id, name, extension, content_type as "contentType", size, hash, bucket, key,
  store_id as "storeId", public_key as "publicKey", owner_id as "ownerId"`

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Files by their ids, in the order of these; a public one also by the address it has for everybody. */
export async function fileRows(
  db: Database,
  tenantId: string,
  ids: readonly string[],
): Promise<readonly FileRow[]> {
  const own = ids.filter((id) => uuid.test(id))
  const open = ids.flatMap((id) => publicKeyIn(id)?.key ?? [])
  if (own.length + open.length === 0) return []
  const { rows } = await sql<FileRow>`select ${columns} from resource_attachment
    where tenant_id = ${tenantId} and (id = any(${own}::uuid[]) or public_key = any(${open}::text[]))`.execute(
    db,
  )
  const found = new Map(
    rows.flatMap((row) => [[row.id, row] as const, [row.publicKey ?? row.id, row] as const]),
  )
  return ids.flatMap((id) => found.get(publicKeyIn(id)?.key ?? id) ?? [])
}

/** `f_….000000`: an img sends no headers, so the college stands in the id as well. */
export const publicIdOf = (publicKey: string, tenantId: string) => `${publicKey}.${tenantId}`

export function publicKeyIn(id: string) {
  const [, key, tenantId] = /^(f_[\w-]{22})\.([\w-]{1,64})$/.exec(id) ?? []
  return key && tenantId ? { key, tenantId } : undefined
}
