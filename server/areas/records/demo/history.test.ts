import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { student } from '#domain/base/student.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { databaseOver } from '#server/core/database/pglite.ts'
import { rowsAsOf } from '#server/engine/rows/as-of.ts'
import { appContextOver } from '#tests/support/app-context.ts'
import { demoCollege } from '#tests/support/college.ts'
import { tenantId } from '#tests/support/demo-college.ts'

let app: AppContext
beforeAll(async () => {
  app = appContextOver(databaseOver(await demoCollege()))
}, 300_000)
afterAll(() => app.db.destroy())

it('who left or was suspended in the demo college was there on the day before', async () => {
  const { rows } = await sql<{ id: string; from: string; to: string; day: string }>`
    select student_id as id, from_state as "from", to_state as "to",
      ((applied_at at time zone 'Asia/Shanghai')::date - 1)::text as day from records_change
    where tenant_id = ${tenantId} and state = 'effective' and from_state <> to_state limit 12`.execute(app.db)
  expect(rows.length).toBeGreaterThan(0)
  for (const { id, from, day } of rows) {
    const then = await sql<{ state: string }>`select student_state as state
      from ${rowsAsOf(student, tenantId, day)} r where r.id = ${id}`.execute(app.db)
    expect(then.rows).toEqual([{ state: from }])
  }
})
