import { v7 } from 'uuid'
import { refuse } from '#domain/kernel/refusal.ts'
import type { buckets } from '#domain/resource/attachment.ts'
import type { Database, House, Person } from '#server/house.ts'
import { stamps } from '#server/stamps.ts'
import type { Bytes } from './file-store.ts'

export interface NewFile {
  /** As people call it, with its extension. */
  readonly name: string
  readonly contentType: string
  readonly bytes: Bytes
  readonly bucket?: keyof typeof buckets.labels
}

/** The bytes first, the row second: no row ever points at a file that is not there. Returns the file's id. */
export async function keepFile(
  { db, files }: Pick<House, 'db' | 'files'>,
  person: Pick<Person, 'id' | 'tenantId'>,
  { name, contentType, bytes, bucket = 'private' }: NewFile,
): Promise<string> {
  const row = stamps(person.tenantId, person.id)
  const key = `${person.tenantId}/${v7()}`
  const { counted, size } = counting(bytes)
  await files.put(key, counted)
  const extension = /\.([A-Za-z0-9]{1,20})$/.exec(name)?.[1]?.toLowerCase() ?? null
  const told = { name, extension, content_type: contentType, size: size(), bucket, key, owner_id: person.id }
  await db
    .insertInto('resource_attachment')
    .values({ ...row, ...told })
    .execute()
  return row.id
}

/** A file's name, type, size and bytes; it refuses where there is none. Who may have it is the caller's to ask. */
export async function openFile(
  { db, files }: { readonly db: Database; readonly files: House['files'] },
  tenantId: string,
  id: string,
) {
  const row = await db
    .selectFrom('resource_attachment')
    .select(['name', 'content_type', 'size', 'key'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  const bytes = row && (await files.get(row.key))
  if (!bytes) return refuse({ type: 'not-found' })
  return { name: row.name as string, contentType: row.content_type as string, size: Number(row.size), bytes }
}

function counting(bytes: Bytes) {
  let total = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      total += chunk.byteLength
      controller.enqueue(chunk)
    },
  })
  return { counted: bytes.pipeThrough(counter), size: () => total }
}
