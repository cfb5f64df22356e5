import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/core/app-context.ts'
import { backUp, restore } from './snapshot.ts'
import { openEmbedded } from './store.ts'

/** All rows of all tables, in order, as PostgreSQL writes them down. */
async function dump(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' order by 1`.execute(db)
  const parts = rows.map(async ({ name }) => {
    const lines = await sql<{ line: string }>`select t::text as line from ${sql.table(name)} t
      order by t::text collate "C"`.execute(db)
    return [name, ...lines.rows.map(({ line }) => line)].join('\n')
  })
  return (await Promise.all(parts)).join('\n\n')
}

/** Two tables that say the same as long as transactions are whole, and what a migrated database has. */
async function prepare(db: Database) {
  await sql`create table if not exists migration (name text primary key);
    create table if not exists one (n int primary key, words text);
    create table if not exists other (n int primary key, at timestamptz default now(), bytes bytea)`.execute(
    db,
  )
  await sql`insert into migration values ('0001') on conflict do nothing`.execute(db)
}

/** A server that says a word when it has written something, and writes on. */
const serving = (dir: string) => `
  import { sql } from 'kysely'
  import { giveSnapshots } from '#server/node/snapshot.ts'
  import { openEmbedded } from '#server/node/store.ts'
  const store = await openEmbedded(${JSON.stringify(dir)}, async () => {})
  giveSnapshots(${JSON.stringify(dir)}, store, console.error)
  for (let n = 1000; ; n++) {
    await store.db.transaction().execute(async (db) => {
      await sql\`insert into one values (\${n}, repeat(md5(\${n}::text), 50))\`.execute(db)
      await sql\`insert into other (n) values (\${n})\`.execute(db)
    })
    await new Promise((go) => setImmediate(go))
    if (n === 1010) console.log('writing')
  }`

/** Databases are made here from nothing, which takes as long as the machine is busy. */
const patience = 180_000

describe('a backup of the embedded database (F-33)', () => {
  const dir = mkdtempSync(join(tmpdir(), 'campus-backup-'))
  const file = join(dir, 'backup.tar.gz')
  const [data, elsewhere] = [join(dir, 'data'), join(dir, 'elsewhere')]
  let server: ChildProcess | undefined
  let before: string
  const dumped = async (at: string) => {
    const { db, close } = await openEmbedded(at, async () => {})
    const all = await dump(db)
    await close()
    return all
  }
  beforeAll(async () => {
    const { db, close } = await openEmbedded(data, prepare)
    await sql`insert into one select n, repeat('字' || n, 10) from generate_series(1, 500) n`.execute(db)
    await sql`insert into other select n, now() - n * interval '1 s', decode(md5(n::text), 'hex')
      from generate_series(1, 500) n`.execute(db)
    before = await dump(db)
    await close()
  }, patience)
  afterAll(() => {
    server?.kill('SIGKILL')
    rmSync(dir, { recursive: true, force: true })
  })

  it('restores to the same rows, byte for byte, in another folder', async () => {
    await backUp(data, file)
    expect(readdirSync(dir).toSorted()).toEqual(['backup.tar.gz', 'data'])
    expect(await restore(elsewhere, file, new Date())).toBeUndefined()
    expect(await dumped(elsewhere)).toBe(before)
  })

  it('that is cut off is refused, and what is there stays', async () => {
    const cut = join(dir, 'cut.tar.gz')
    await backUp(data, cut)
    truncateSync(cut, Math.floor(statSync(cut).size / 2))
    await expect(restore(elsewhere, cut, new Date())).rejects.toThrow('不是完整的备份文件')
    expect(await dumped(elsewhere)).toBe(before)
  })

  it('moves aside what was there; killed between the two, the next start goes on', async () => {
    const { db, close } = await openEmbedded(elsewhere, async () => {})
    await sql`delete from one`.execute(db)
    await close()
    const aside = await restore(elsewhere, file, new Date())
    expect(aside && existsSync(aside)).toBe(true)
    renameSync(join(elsewhere, 'store'), join(elsewhere, 'store.restored'))
    expect(await dumped(elsewhere)).toBe(before)
  })

  it(
    'is made while the server writes, of whole transactions; and nothing is restored under it',
    async () => {
      server = spawn(process.execPath, ['--input-type=module', '--eval', serving(data)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      if (server.stdout) await once(server.stdout, 'data')
      await backUp(data, file)
      await expect(restore(data, file, new Date())).rejects.toThrow('正被另一个进程使用')
      expect(readdirSync(data).filter((name) => name.startsWith('snapshot'))).toEqual([])
      server.kill('SIGKILL')
      await once(server, 'exit')
      await restore(elsewhere, file, new Date())
      const [source, restored] = [await openEmbedded(data, prepare), await openEmbedded(elsewhere, prepare)]
      const { rows } = await sql<{ one: number; other: number; last: number }>`select
      (select count(*) from one) as one, (select count(*) from other) as other,
      (select max(n) from one) as last`.execute(restored.db)
      expect(rows[0]?.one).toBeGreaterThanOrEqual(510)
      expect(rows[0]?.one).toBe(rows[0]?.other)
      for (const table of ['one', 'other'])
        await sql`delete from ${sql.table(table)} where n > ${rows[0]?.last}`.execute(source.db)
      expect(await dump(restored.db)).toBe(await dump(source.db))
      await source.close()
      await restored.close()
    },
    patience,
  )
})
