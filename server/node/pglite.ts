import { PGlite } from '@electric-sql/pglite'
import type { Database } from '#server/core/app-context.ts'
import { databaseOver, pgliteOptions } from '#server/core/database/pglite.ts'
import { mendingPglite } from './mending-pglite.ts'

export interface Opened {
  readonly db: Database
  readonly close: () => Promise<void>
  /** All of it as it stands between two statements, as an archive that a new one can be made of; of PGlite only. */
  readonly snapshot?: () => Promise<Blob>
}

/** PostgreSQL inside this process. It takes no lock on the folder: see server/node/lock.ts. */
export async function openPglite(
  dir: string | 'memory',
  broke: (error: unknown) => void = () => {},
): Promise<Opened> {
  const pglite =
    dir === 'memory' ? await PGlite.create('memory://', pgliteOptions) : await mendingPglite(dir, broke)
  return {
    db: databaseOver(pglite),
    close: () => pglite.close(),
    snapshot: () => pglite.dumpDataDir('gzip'),
  }
}
