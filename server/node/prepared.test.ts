import { sql } from 'kysely'
import { expect, inject, it } from 'vitest'
import { openPostgres } from './postgres.ts'

it('plans the same question once, and keeps no plans without end', async () => {
  const { db, close } = await openPostgres(inject('postgresUrl'))
  const kept = () =>
    sql<{
      name: string
      statement: string
    }>`select name, statement from pg_prepared_statements where ${1} = 1`
      .execute(db)
      .then(({ rows }) => rows)

  await kept()
  const [first] = await kept()
  expect(first?.statement).toContain('pg_prepared_statements')
  expect(await kept()).toHaveLength(1)

  for (let text = 0; text < 400; text++)
    await sql`select ${sql.raw(`${text}`)} where ${text} >= 0`.execute(db)
  expect((await kept()).length).toBeLessThanOrEqual(300)
  await close()
})
