import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { CannotStart } from './cannot-start.ts'
import type { Environment } from './environment.ts'
import { lockFolder } from './lock.ts'
import { type Opened, openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

/** Makes a store ready, whether it is new or not. */
type Prepare = (db: Database) => Promise<void>

/** The store that the environment names, made ready. Of PostgreSQL, several machines may share one. */
export const openStore = ({ databaseUrl, dataDir }: Environment, prepare: Prepare, log: AppContext['log']) =>
  databaseUrl ? openServer(databaseUrl, prepare, log) : openEmbedded(dataDir, prepare, log)

async function openServer(url: string, prepare: Prepare, log: AppContext['log']): Promise<Opened> {
  const opened = await openPostgres(url, (error) => log('warn', 'database connection lost', { error }))
  try {
    await sql`select 1`.execute(opened.db)
  } catch (error) {
    throw new CannotStart(
      `连接不上 DATABASE_URL 所指的数据库：${error instanceof Error ? error.message : error}`,
    )
  }
  await prepare(opened.db)
  return opened
}

/**
 * PostgreSQL inside this process, on a folder of its own. The first time it is made ready in a folder beside
 * and then renamed: whatever a killed first start leaves behind is swept away by the next.
 */
export async function openEmbedded(
  dataDir: string,
  prepare: Prepare,
  log: AppContext['log'] = () => {},
): Promise<Opened> {
  const unlock = lockFolder(dataDir)
  const dir = join(dataDir, 'store')
  const fresh = `${dir}.new`
  const restored = `${dir}.restored`
  // A restore that was killed after all of it was there, with the old one moved aside already.
  if (!existsSync(dir) && existsSync(restored)) renameSync(restored, dir)
  if (!existsSync(dir)) {
    rmSync(fresh, { recursive: true, force: true })
    const { db, close } = await openPglite(fresh)
    await prepare(db)
    await close()
    renameSync(fresh, dir)
  }
  const { close, ...opened } = await openPglite(dir, (error) => log('error', 'database broke', { error }))
  await prepare(opened.db)
  return {
    ...opened,
    async close() {
      await close()
      unlock()
    },
  }
}
