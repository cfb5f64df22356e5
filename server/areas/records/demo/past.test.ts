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

it('what postgraduates asked for was decided hours after it came, on no day that is still to come', async () => {
  const { rows } = await sql<{ decided: number; soonest: number; latest: boolean }>`
    select count(*)::int as decided, min(extract(epoch from t.closed_at - t.opened_at) / 3600)::float8 as soonest,
      max(t.closed_at) <= ${app.now().toISOString()}::timestamptz as latest
    from workflow_task t join workflow_case c on c.id = t.case_id
    where c.tenant_id = ${tenantId} and c.resource = 'records.postgraduate-change' and t.state = 'approved'`.execute(
    app.db,
  )
  expect(rows[0]).toMatchObject({ decided: expect.any(Number), latest: true })
  expect(rows[0]?.decided).toBeGreaterThan(4)
  expect(rows[0]?.soonest).toBeGreaterThanOrEqual(2)
})
