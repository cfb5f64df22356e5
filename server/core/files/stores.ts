import { sql } from 'kysely'
import type { AppContext } from '#server/core/app-context.ts'
import type { FileStore } from './file-store.ts'
import { type S3Place, s3Store } from './s3-store.ts'

/** A store with the id by which files remember it; null is the one the server brings along. */
export interface NamedStore {
  readonly id: string | null
  readonly store: FileStore
}

interface Kept {
  readonly id: string
  readonly kind: 'own' | 's3'
  readonly endpoint: string | null
  readonly region: string | null
  readonly bucket: string | null
  readonly accessKey: string | null
  readonly accessSecret: string | null
  readonly pathStyle: boolean
}

const columns = sql`id, kind, endpoint, region, storage_bucket as bucket, access_key as "accessKey",
  access_secret as "accessSecret", path_style as "pathStyle"`

/** Where new files of a college go: the store it has chosen, or the server's own. */
export async function usualStore(app: AppContext, tenantId: string): Promise<NamedStore> {
  const { rows } = await sql<Kept>`select ${columns} from resource_object_storage
    where tenant_id = ${tenantId} and usual and enabled order by id limit 1`.execute(app.db)
  return rows[0] ? { id: rows[0].id, store: await opened(app, rows[0]) } : { id: null, store: app.files }
}

/** The store that a file lies in, enabled or not: what is kept is found. */
export async function storeOf(app: AppContext, tenantId: string, id: string | null): Promise<FileStore> {
  if (id === null) return app.files
  const { rows } = await sql<Kept>`select ${columns} from resource_object_storage
    where tenant_id = ${tenantId} and id = ${id}`.execute(app.db)
  return rows[0] ? opened(app, rows[0]) : app.files
}

async function opened(app: AppContext, kept: Kept): Promise<FileStore> {
  if (kept.kind === 'own') return app.files
  const place: S3Place = {
    endpoint: kept.endpoint ?? '',
    region: kept.region ?? 'us-east-1',
    bucket: kept.bucket ?? '',
    accessKey: kept.accessKey ?? '',
    accessSecret: kept.accessSecret ? await app.secrets.open(kept.accessSecret) : '',
    pathStyle: kept.pathStyle,
  }
  return s3Store(place, app)
}
