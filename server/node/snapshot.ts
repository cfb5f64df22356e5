import { createReadStream, createWriteStream, existsSync, openAsBlob } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import type { AppContext } from '#server/core/app-context.ts'
import { pgliteOptions } from '#server/core/database/pglite.ts'
import { CannotStart } from './cannot-start.ts'
import { Held, lockFolder } from './lock.ts'
import { type Opened, openPglite } from './pglite.ts'

/** By which the server that holds the folder is asked for a snapshot; it comes from this machine and this user only. */
const wish = 'SIGUSR2'
const handedOut = (dataDir: string) => join(dataDir, 'snapshot.tar.gz')

/** Lays a snapshot there, whole or not at all, and on the disk for good. */
async function lay(file: string, snapshot: Blob): Promise<void> {
  const unfinished = `${file}.part`
  const handle = await open(unfinished, 'w', 0o600)
  try {
    await handle.writeFile(snapshot.stream())
    await handle.sync()
    await handle.close()
    await rename(unfinished, file)
  } catch (error) {
    await handle.close().catch(() => {})
    await rm(unfinished, { force: true })
    throw error
  }
}

/** The running server lays a snapshot into its folder whenever `npm run backup` asks for one. Gives the way to end it. */
export function giveSnapshots(dataDir: string, { snapshot }: Opened, log: AppContext['log']): () => void {
  const give = () =>
    void snapshot?.()
      .then((made) => lay(handedOut(dataDir), made))
      .catch((error) => log('error', 'no snapshot could be made', { error }))
  process.on(wish, give)
  return () => process.off(wish, give)
}

/** Writes all of the embedded database into a file, whether a server is running on it or not. */
export async function backUp(dataDir: string, file: string): Promise<void> {
  if (!existsSync(join(dataDir, 'store'))) throw new CannotStart(`数据目录 ${dataDir} 中没有数据库`)
  const lock = lockOrHolder(dataDir)
  if (typeof lock === 'number') return askHolder(lock, dataDir, file)
  const { snapshot, close } = await openPglite(join(dataDir, 'store'))
  if (snapshot) await lay(file, await snapshot())
  await close()
  lock()
}

function lockOrHolder(dataDir: string) {
  try {
    return lockFolder(dataDir)
  } catch (error) {
    if (error instanceof Held && error.holder) return error.holder
    throw error
  }
}

/** So long, in milliseconds, the server may take. */
const patience = 600_000

async function askHolder(holder: number, dataDir: string, file: string) {
  const given = handedOut(dataDir)
  await rm(given, { force: true })
  process.kill(holder, wish)
  for (const until = performance.now() + patience; !existsSync(given); ) {
    if (performance.now() > until) throw new CannotStart('服务没有给出备份，请查看它的日志')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  await lay(file, await openAsBlob(given))
  await rm(given)
}

/**
 * Makes the embedded database from a snapshot. What was there is moved aside, and its place comes back; killed at any
 * moment, the next start finds the one or the other whole. `at` tells apart what was moved aside.
 */
export async function restore(dataDir: string, file: string, at: Date): Promise<string | undefined> {
  const unlock = lockFolder(dataDir)
  const store = join(dataDir, 'store')
  const loading = `${store}.loading`
  const whole = `${store}.restored`
  const unpacked = `${loading}.tar`
  await rm(loading, { recursive: true, force: true })
  try {
    // PGlite unpacks too, but what is cut off would end the process: its stream fails where nobody listens.
    await pipeline(createReadStream(file), createGunzip(), createWriteStream(unpacked))
    const loadDataDir = await openAsBlob(unpacked)
    const pglite = await PGlite.create(loading, { ...pgliteOptions, loadDataDir })
    await pglite.query('select name from migration')
    await pglite.close()
    await rm(unpacked)
  } catch {
    await rm(loading, { recursive: true, force: true })
    await rm(unpacked, { force: true })
    unlock()
    throw new CannotStart(`${file} 不是完整的备份文件，数据库未改动`)
  }
  await rename(loading, whole)
  const aside = existsSync(store) ? `${store}.${at.toISOString().replace(/\D/g, '')}` : undefined
  if (aside) await rename(store, aside)
  await rename(whole, store)
  unlock()
  return aside
}
