import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/core/app-context.ts'
import { oneEngine, openTables } from '#tests/support/database.ts'
import { staleCopies } from '#tests/support/stale-copies.ts'
import { loadDemo } from './load.ts'

describe.each(oneEngine)('on %s', (engine) => {
  let db: Database
  let close: () => Promise<void>

  beforeAll(async () => {
    ;({ db, close } = await openTables(engine))
  })
  afterAll(() => close())

  const count = async (table: string, tenant: string) =>
    Number(
      (
        await sql<{
          n: number
        }>`select count(*) as n from ${sql.table(table)} where tenant_id = ${tenant}`.execute(db)
      ).rows[0]?.n,
    )

  it('fills a tenant, with every reference kept by the database', async () => {
    await db.transaction().execute((tx) => loadDemo({ db: tx }, { size: 'full' }))
    expect(await count('base_student', '000000')).toBe(12_000)
    expect(await count('base_canton', '000000')).toBeGreaterThan(3_800)
    const { rows } = await sql`select from base_department where leader_id is null`.execute(db)
    expect(rows).toEqual([])
  })

  it('fills another tenant with a small one', async () => {
    await db.transaction().execute((tx) => loadDemo({ db: tx }, { size: 'small', tenantId: '000001' }))
    expect(await count('base_student', '000001')).toBe(240)
    expect(await staleCopies(db, '000001')).toEqual([])
    expect(await count('base_student', '000000')).toBe(12_000)
  })
})
