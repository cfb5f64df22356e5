import { sql } from 'kysely'
import { canStep } from '#domain/kernel/flow.ts'
import { leaveApplication } from '#domain/leave/application.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { above, atLeast, atMost, empty, table } from '#server/core/database/table.ts'
import { clockIn } from '#server/engine/approval/wake.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import { locked, step } from './change.ts'
import { tellOf } from './tell.ts'

/** More come the next time. */
const most = 2000
/** So long before the deadline a student is reminded to cancel the leave, in milliseconds. */
const aheadMs = 24 * 3_600_000

/** Begins leaves that lead through no gate, and reminds of those that are to be cancelled. That one is overdue is a deadline of its flow. */
export async function tendLeaves(app: AppContext, tenantId: string): Promise<object> {
  const now = app.now()
  const leaves = table(leaveApplication, app.db, tenantId)
  const how = { order: ['id'], most } as const
  const begun = await leaves.list(
    { state: 'approved', leavesCampus: false, startsAt: atMost(now), cancelBy: atLeast(now) },
    ['id'],
    how,
  )
  for (const { id } of begun) await begin(app, tenantId, id)
  const soon = sql`r.cancel_by <= ${new Date(now.getTime() + aheadMs).toISOString()}::timestamptz`
  const due = await leaves.list(
    [{ state: ['approved', 'away'], startsAt: atMost(now), cancelBy: above(now), remindedAt: empty }, soon],
    ['id'],
    how,
  )
  for (const { id } of due) await remind(app, tenantId, id)
  return { begun: begun.length, reminded: due.length }
}

/** Each in a transaction of its own, and only where it still stands as it did. */
const begin = (app: AppContext, tenantId: string, id: string) =>
  inTransaction(app, clockIn(tenantId), async (unit) => {
    const current = await locked(unit, id)
    if (!leaveApplication.flow || !canStep(leaveApplication.flow, current, 'depart')) return
    await step(unit, current, 'depart', { leftAt: current.startsAt })
  })

/** Once for each deadline, however many servers look. */
const remind = (app: AppContext, tenantId: string, id: string) =>
  inTransaction(app, clockIn(tenantId), async (unit) => {
    const [leave] = await table(leaveApplication, unit.db, tenantId).update(
      { id, state: ['approved', 'away'], remindedAt: empty },
      { remindedAt: app.now() },
      ['studentId', 'title', 'cancelBy'],
    )
    if (leave)
      await tellOf(unit, leave, { event: 'leave-cancel-due', title: `请在 ${leave.cancelBy} 前销假` })
  })
