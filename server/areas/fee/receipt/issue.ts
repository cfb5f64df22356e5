import type { RawBuilder } from 'kysely'
import type { Unit } from '#server/core/serve.ts'
import { issueComing } from './coming.ts'
import { isComing, linesWithout } from './lines.ts'
import { reverse } from './reverse.ts'
import type { Draft, Written } from './write.ts'

/**
 * Gives each movement its receipt that has none yet: what came in one above zero, what went back a red one. Called in the
 * transaction in which money moves, after all that it locks. `which` is a condition on the ledger, known as `l`.
 */
export async function issueReceipts(
  unit: Unit,
  which: RawBuilder<unknown>,
  says: Draft['says'] = {},
): Promise<readonly Written[]> {
  const lines = await linesWithout(unit.db, unit.actor.tenantId, which)
  const written = [...(await issueComing(unit, lines, says))]
  const back = lines.filter((line) => !isComing(line))
  for (const [, going] of Map.groupBy(back, ({ orderId, id, movement }) => `${orderId ?? id} ${movement}`))
    written.push(...(await reverse(unit, going)))
  return written
}
