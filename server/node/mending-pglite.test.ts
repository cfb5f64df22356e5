import fs, { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Opened, openPglite } from './pglite.ts'

/** The disk of this process, whose n-th writing and all after it fail until there is room again. */
const write = fs.writeSync
let left = Number.POSITIVE_INFINITY
let code = ''
vi.spyOn(fs, 'writeSync').mockImplementation(((...given: Parameters<typeof write>) => {
  left -= 1
  if (left < 0) throw Object.assign(new Error(code), { code })
  return write(...given)
}) as typeof write)
const withRoom = () => {
  left = Number.POSITIVE_INFINITY
}

/** It is opened anew again and again, which takes as long as the machine is busy. */
const patience = 180_000

describe('F-32 PGlite on a disk', () => {
  const dir = mkdtempSync(join(tmpdir(), 'campus-full-'))
  const broken: unknown[] = []
  let opened: Opened
  let kept = 0
  beforeAll(async () => {
    opened = await openPglite(join(dir, 'store'), (error) => broken.push(error))
    await sql`create table line (n int primary key, words text)`.execute(opened.db)
  }, patience)
  afterEach(withRoom)
  afterAll(async () => {
    await opened.close()
    vi.restoreAllMocks()
    rmSync(dir, { recursive: true, force: true })
  })

  /** Three rows of a megabyte or so, in one transaction; told that they are kept, or thrown. */
  const keep = (first: number) =>
    opened.db.transaction().execute(async (db) => {
      for (const n of [first, first + 1, first + 2])
        await sql`insert into line select ${n}, string_agg(md5(i::text), '') from generate_series(1, 3000) i`.execute(
          db,
        )
    })
  const rows = async () =>
    (
      await sql<{
        n: number
        sound: boolean
      }>`select n, length(words) = 96000 as sound from line order by n`.execute(opened.db)
    ).rows

  /** Fails from the n-th writing on; then there is room again. Tells what it was told. */
  async function keptWhile(fault: string, after: number): Promise<boolean> {
    ;[left, code] = [after, fault]
    const told = await keep(kept).then(
      () => true,
      (error: { code?: string }) => error.code,
    )
    withRoom()
    if (told !== true) expect(told).toMatch(/^(53100|58030|42501)$/)
    if (told === true) kept += 3
    await expect.poll(() => rows().catch(() => [])).toHaveLength(kept)
    expect((await rows()).every(({ n, sound }, at) => n === at && sound)).toBe(true)
    return told === true
  }

  it('lets others be heard while somebody asks again and again', async () => {
    let heard = false
    setTimeout(() => (heard = true))
    for (let asked = 0; asked < 2_000 && !heard; asked += 1) await sql`select 1`.execute(opened.db)
    expect(heard).toBe(true)
  })

  it.each(['ENOSPC', 'EIO', 'EROFS'])(
    'that fails with %s from any writing on keeps what it said it kept, and goes on when it can',
    async (fault) => {
      let failed = 0
      while (!(await keptWhile(fault, failed))) failed += 1
      expect(failed).toBeGreaterThan(2)
    },
    patience,
  )

  it('was opened anew after its log could not be written, more than once', () => {
    expect(broken.length).toBeGreaterThan(1)
  })
  it('refuses while there is no room to open it anew in, and opens when there is', async () => {
    const before = broken.length
    for (let after = 0; broken.length === before; after += 1) {
      ;[left, code] = [after, 'ENOSPC']
      await keep(kept).catch(() => {})
      if (broken.length === before) withRoom()
    }
    await expect(rows()).rejects.toMatchObject({ code: '58030' })
    await expect(rows()).rejects.toMatchObject({ code: '58030' })
    withRoom()
    await expect.poll(() => rows().catch(() => []), { timeout: 20_000 }).toHaveLength(kept)
    expect(await keptWhile('', Number.POSITIVE_INFINITY)).toBe(true)
  })
})
