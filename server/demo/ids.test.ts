import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tables } from '#domain/index.ts'
import type { Database } from '#server/core/app-context.ts'
import { quoted } from '#server/core/database/names.ts'
import { databaseOver } from '#server/core/database/pglite.ts'
import { demoCollege } from '#tests/support/college.ts'

let db: Database
beforeAll(async () => {
  db = databaseOver(await demoCollege())
}, 300_000)
afterAll(() => db.destroy())

/** RFC 9562: version and variant, which calls hold an identifier to; PostgreSQL takes any bits. */
const standard = '^.{14}[1-8].{4}[89ab]'

it('every row of the demo college can be named in a call', async () => {
  const wrong: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ id: string }>`select id from ${sql.raw(quoted(name))}
      where id::text !~ ${standard} limit 1`.execute(db)
    if (rows.length > 0) wrong.push(name)
  }
  expect(wrong).toEqual([])
})
