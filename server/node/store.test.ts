import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { pgliteOptions } from '#server/core/database/pglite.ts'
import { CannotStart } from './cannot-start.ts'
import { lockFolder } from './lock.ts'
import { openEmbedded } from './store.ts'

let dir: string
const children: ChildProcess[] = []
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'campus-store-'))
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(dir, { recursive: true, force: true })
})

/** Another process that runs `code` and is known to have come to the word it says. */
async function another(code: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  if (child.stdout) await once(child.stdout, 'data')
  return child
}

async function killed(child: ChildProcess) {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

const holding = () => `
  import { lockFolder } from '#server/node/lock.ts'
  lockFolder(${JSON.stringify(dir)})
  console.log('held')
  setInterval(() => {}, 1000)`

it('a folder is one process’s at a time, and the other is told whose', async () => {
  const holder = await another(holding())
  expect(() => lockFolder(dir)).toThrow(CannotStart)
  expect(() => lockFolder(dir)).toThrow(`数据目录 ${dir} 正被另一个进程使用（进程号 ${holder.pid}）`)
})

it('a lock is not stolen from a holder that is alive but does nothing', async () => {
  const holder = await another(holding())
  holder.kill('SIGSTOP')
  expect(() => lockFolder(dir)).toThrow(CannotStart)
})

it('the lock of a process that was killed is free', async () => {
  await killed(await another(holding()))
  lockFolder(dir)()
})

it('the lock that was given back is free, in the same process too', () => {
  const unlock = lockFolder(dir)
  expect(() => lockFolder(dir)).toThrow(CannotStart)
  unlock()
  lockFolder(dir)()
})

it('a first start killed half-way leaves nothing that the next trips over', async () => {
  await killed(
    await another(`
      import { openEmbedded } from '#server/node/store.ts'
      import { sql } from 'kysely'
      await openEmbedded(${JSON.stringify(dir)}, async (db) => {
        await sql\`create table half (n int)\`.execute(db)
        console.log('half-way')
        await new Promise(() => setInterval(() => {}, 1000))
      })`),
  )
  expect(existsSync(join(dir, 'store.new'))).toBe(true)
  expect(existsSync(join(dir, 'store'))).toBe(false)

  const { db, close } = await openEmbedded(dir, async (db) => {
    await sql`create table if not exists whole (n int)`.execute(db)
  })
  const { rows } = await sql`select tablename from pg_tables where schemaname = 'public'`.execute(db)
  expect(rows).toEqual([{ tablename: 'whole' }])
  expect(existsSync(join(dir, 'store.new'))).toBe(false)
  await close()
})

it('what a killed process had been told is kept, is there after the next start', async () => {
  const writing = await another(`
    import { openEmbedded } from '#server/node/store.ts'
    import { sql } from 'kysely'
    const { db } = await openEmbedded(${JSON.stringify(dir)}, (db) => sql\`create table if not exists kept (n int)\`.execute(db))
    await sql\`insert into kept values (1)\`.execute(db)
    console.log('written')
    for (let n = 2; ; n++) await sql\`insert into kept values (\${n})\`.execute(db)`)
  await killed(writing)
  const { db, close } = await openEmbedded(dir, async () => {})
  const { rows } = await sql<{
    n: number
    most: number
  }>`select count(*) as n, max(n) as most from kept`.execute(db)
  expect(rows[0]?.n).toBeGreaterThanOrEqual(1)
  expect(rows[0]?.n).toBe(rows[0]?.most)
  await close()
})

it('a snapshot taken while rows are written holds whole transactions, and opens as what it was (F-33)', async () => {
  const pglite = await PGlite.create(join(dir, 'source'), pgliteOptions)
  await pglite.exec('create table pair (n int primary key); create table other (n int primary key)')
  let writing = true
  const write = async () => {
    for (let n = 0; writing; n++) {
      await pglite.transaction(async (tx) => {
        await tx.query('insert into pair values ($1)', [n])
        await tx.query('insert into other values ($1)', [n])
      })
      // PGlite answers without ever giving way: no timer would come to its turn.
      await setImmediate()
    }
  }
  const written = write()
  await new Promise((resolve) => setTimeout(resolve, 200))
  const snapshot = await pglite.dumpDataDir('none')
  writing = false
  await written
  await pglite.close()

  const count =
    'select (select count(*) from pair)::int as pairs, (select count(*) from other)::int as others'
  const restored = await PGlite.create({ ...pgliteOptions, loadDataDir: snapshot })
  const { rows } = await restored.query<{ pairs: number; others: number }>(count)
  await restored.close()
  expect(rows[0]?.pairs).toBeGreaterThan(0)
  expect(rows[0]?.pairs).toBe(rows[0]?.others)
})
