import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { sessionsOn } from '#tests/support/session.ts'
import { fillSmallCollege } from '#tests/support/small-college.ts'
import { createDemoReviews } from './reviews.ts'

const { app, tenantId } = sessionsOn('postgres')

it('some changes of teachers and students wait in the demo college, and some are decided', async () => {
  await fillSmallCollege({ app, tenantId }, async (db) => {
    await createDemoReviews({ ...app(), db }, tenantId)
  })
  const { rows } = await sql<{ resource: string; waits: boolean }>`select distinct resource,
    state = 'pending' as waits from system_field_review where tenant_id = ${tenantId}
    order by resource, waits`.execute(app().db)
  expect(rows.map(({ resource, waits }) => [resource, waits])).toEqual([
    ['base.student', false],
    ['base.student', true],
    ['base.teacher', false],
    ['base.teacher', true],
  ])
})
