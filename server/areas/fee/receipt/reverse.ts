import { type RawBuilder, sql } from 'kysely'
import { feeReceipt } from '#domain/fee/receipt.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { fenOf, yuanOf } from '#domain/kernel/money.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import type { Unit } from '#server/core/serve.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'
import { issue, issueComing } from './coming.ts'
import { type Line, linesWithout } from './lines.ts'
import type { Written } from './write.ts'

type Receipt = Row<typeof feeReceipt>

/** What goes back of each receipt, by its id, in whole fen. */
type Taken = Map<string, { readonly receipt: Receipt; readonly fen: number }>

const leftOf = ({ amount, reversed }: Receipt) => fenOf(amount ?? 0) - fenOf(reversed ?? 0)
const stands = ({ state }: Receipt) => state === 'valid' || state === 'part'

/** A red receipt for money that goes back at once; the receipts that it was paid by say how much of them is reversed. */
export async function reverse(unit: Unit, lines: readonly Line[]): Promise<readonly Written[]> {
  const { db, app } = unit
  const taken: Taken = new Map()
  const [first] = lines
  // What two desks give back to one student at once is taken from the same receipts, in any order.
  await sql`select pg_advisory_xact_lock(hashtext(${`receipts ${first?.studentId}`}))`.execute(db)
  for (const line of lines) await takeFor(unit, line, taken)
  const originals = [...taken.values()]
  const written = await issue(unit, [
    { lines, at: app.now(), red: true, says: saidOf(originals.map(({ receipt }) => receipt)) },
  ])
  const reason = phrase('红字收据 {{no}}', { no: written[0]?.no ?? '' })
  for (const { receipt, fen } of originals) {
    const state = leftOf(receipt) <= fen ? 'red' : 'part'
    const reversed = yuanOf(fenOf(receipt.reversed ?? 0) + fen)
    await rowsOf(feeReceipt, unit).update(receipt, { state, reversed }, { reason })
  }
  return written
}

/** What it is against; its money belongs to whom the money had come to. */
const saidOf = (originals: readonly Receipt[]): Partial<Receipt> => ({
  reverses:
    originals
      .map(({ no }) => no)
      .join('、')
      .slice(0, 300) || null,
  ...(originals[0] && { bodyId: originals[0].bodyId, payee: originals[0].payee }),
})

/** Of a fee: first by the order that it goes back by, then the latest payment, then what was paid beforehand. */
async function takeFor(unit: Unit, { feeId, orderId, studentId, fen }: Line, taken: Taken): Promise<void> {
  const ofOrder = sql`l.kind = 'payment' and l.fee_id = ${feeId} and l.order_id = ${orderId}`
  const ofFee = sql`l.kind = 'payment' and l.fee_id = ${feeId}`
  const beforehand = sql`l.kind = 'deposit' and l.student_id = ${studentId}`
  let left = fen
  for (const which of [...(feeId && orderId ? [ofOrder] : []), ...(feeId ? [ofFee] : []), beforehand])
    if (left > 0) left -= await take(unit, which, left, taken)
}

/** Takes so much from the receipts of these movements, the latest first; answers how much they gave. */
async function take(unit: Unit, which: RawBuilder<unknown>, fen: number, taken: Taken): Promise<number> {
  await issueComing(unit, await linesWithout(unit.db, unit.actor.tenantId, withOrders(unit, which)))
  let left = fen
  for (const { receipt, held } of await receiptsBy(unit, which)) {
    const already = taken.get(receipt.id)?.fen ?? 0
    const given = Math.min(left, held, leftOf(receipt) - already)
    if (given <= 0) continue
    taken.set(receipt.id, { receipt, fen: already + given })
    left -= given
  }
  return fen - left
}

/** Payments, with all that came by their orders: an order has one receipt. */
const withOrders = ({ actor }: Unit, which: RawBuilder<unknown>) =>
  sql`l.kind in ('payment', 'deposit') and ((${which}) or l.order_id in (select l.order_id from fee_ledger l
    where l.tenant_id = ${actor.tenantId} and l.receipt_id is null and l.order_id is not null and ${which}))`

/** The receipts of movements, locked, each with what of it these movements are. */
async function receiptsBy(unit: Unit, which: RawBuilder<unknown>, again = true) {
  const { db, actor } = unit
  const { rows } = await sql<{ id: string; held: number }>`
    select l.receipt_id as id, sum(l.amount)::float8 as held from fee_ledger l
    where l.tenant_id = ${actor.tenantId} and l.receipt_id is not null and ${which}
    group by l.receipt_id`.execute(db)
  const held = new Map(rows.map((row) => [row.id, row.held]))
  const receipts = (await rowsOf(feeReceipt, unit).lockAll([...held.keys()])) as readonly Receipt[]
  // One that was issued anew while it was waited for has its movements on another.
  if (again && !receipts.every((receipt) => receipt.state !== 'void')) return receiptsBy(unit, which, false)
  return receipts
    .filter(stands)
    .toSorted((one, other) => ((one.no ?? '') < (other.no ?? '') ? 1 : -1))
    .map((receipt) => ({ receipt, held: held.get(receipt.id) ?? 0 }))
}
