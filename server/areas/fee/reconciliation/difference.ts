import { feeDifference } from '#domain/fee/reconciliation/difference.ts'
import { reconciliation } from '#domain/fee/reconciliation/reconciliation.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { table } from '#server/core/database/table.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'

type Difference = Row<typeof feeDifference>

export const feeDifferences = serve(feeDifference, {
  actions: {
    async handle(_, { way, note }, { app, actor }) {
      return { set: { state: 'handled', way, note, by: actor.name, at: timeOf(app.now()) } }
    },
    async reopen() {
      return { set: { state: 'open', way: null, note: null, by: null, at: null } }
    },
  },
  /** The bill's own state follows from its differences. */
  async afterWrite(row, unit) {
    const { reconciliationId } = row as Difference
    if (reconciliationId) await followDifferences(unit, reconciliationId)
  },
})

/** Counts anew what of a bill is still open. */
export async function followDifferences(unit: Unit, id: string): Promise<void> {
  const bills = rowsOf(reconciliation, unit)
  const bill = await bills.lock(id)
  if (!bill || bill.state === 'failed') return
  const rows = table(feeDifference, unit.db, unit.actor.tenantId)
  const open = await rows.count({ reconciliationId: id, state: 'open' })
  const handled = await rows.count({ reconciliationId: id, state: 'handled' })
  const state = open > 0 ? 'differing' : handled > 0 ? 'settled' : 'matched'
  if (bill.open !== open || bill.state !== state) await bills.update(bill, { open, state })
}
