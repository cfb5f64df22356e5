import { feeReceipt } from '#domain/fee/receipt.ts'
import type { Unit } from '#server/core/serve.ts'
import { recordChange } from '#server/engine/history/record.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'
import { isComing, type Line } from './lines.ts'
import { type Draft, type Written, writeReceipts } from './write.ts'

/** One receipt for what came by an order, one for each payment at the desk. */
export const receiptsOf = (lines: readonly Line[]): readonly (readonly Line[])[] => [
  ...Map.groupBy(lines, ({ id, orderId }) => orderId ?? id).values(),
]

/** Receipts of what came in among these movements. */
export async function issueComing(
  unit: Unit,
  lines: readonly Line[],
  says: Draft['says'] = {},
): Promise<readonly Written[]> {
  const at = unit.app.now()
  return issue(
    unit,
    receiptsOf(lines.filter(isComing)).map((coming) => ({ lines: coming, at, says })),
  )
}

/** Writes receipts, with their history. */
export async function issue(unit: Unit, drafts: readonly Draft[]): Promise<readonly Written[]> {
  const written = await writeReceipts(unit.db, unit.actor.tenantId, drafts, unit.actor.id)
  for (const { id } of written)
    await recordChange(unit, feeReceipt, null, (await rowsOf(feeReceipt, unit).get(id)) ?? null)
  return written
}
