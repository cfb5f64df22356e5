import { PGlite } from '@electric-sql/pglite'
import { databaseOver, pgliteOptions } from '#server/database/pglite.ts'
import type { Database } from '#server/house.ts'

export interface Opened {
  readonly db: Database
  readonly close: () => Promise<void>
}

/** PostgreSQL inside this process. It takes no lock on the folder: see server/node/lock.ts. */
export async function openPglite(dir: string | 'memory'): Promise<Opened> {
  const pglite = await PGlite.create(dir === 'memory' ? 'memory://' : dir, pgliteOptions)
  return { db: databaseOver(pglite), close: () => pglite.close() }
}
