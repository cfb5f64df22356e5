import type { RawBuilder } from 'kysely'
import { feeReceipt } from '#domain/fee/receipt.ts'
import type { Unit } from '#server/core/serve.ts'
import { recordChange } from '#server/engine/history/record.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'
import { isComing, type Line, linesWithout } from './lines.ts'
import { reverse } from './reverse.ts'
import { type Draft, type Written, writeReceipts } from './write.ts'

/** One receipt for what came by an order, one for each payment at the desk. */
export const receiptsOf = (lines: readonly Line[]): readonly (readonly Line[])[] => [
  ...Map.groupBy(lines, ({ id, orderId }) => orderId ?? id).values(),
]

/**
 * Gives each movement its receipt that has none yet: what came in one above zero, what went back a red one. Called in the
 * transaction in which money moves, after all that it locks. `which` is a condition on the ledger, known as `l`.
 */
export async function issueReceipts(
  unit: Unit,
  which: RawBuilder<unknown>,
  says: Draft['says'] = {},
): Promise<readonly Written[]> {
  const { db, app, actor } = unit
  const lines = await linesWithout(db, actor.tenantId, which)
  const drafts = receiptsOf(lines.filter(isComing)).map((coming) => ({ lines: coming, at: app.now(), says }))
  const written = [...(await writeReceipts(db, actor.tenantId, drafts, actor.id))]
  const back = lines.filter((line) => !isComing(line))
  for (const [, going] of Map.groupBy(back, ({ orderId, id, movement }) => `${orderId ?? id} ${movement}`))
    written.push(...(await reverse(unit, going)))
  for (const { id } of written)
    await recordChange(unit, feeReceipt, null, (await rowsOf(feeReceipt, unit).get(id)) ?? null)
  return written
}
