import { orderRefund } from '#domain/fee/order-refund.ts'
import type { Differing, Moved } from '#domain/fee/reconciliation/compare-bill.ts'
import { feeDifference } from '#domain/fee/reconciliation/difference.ts'
import { reconciliation } from '#domain/fee/reconciliation/reconciliation.ts'
import { channelKinds } from '#domain/fee/words.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { yuanOf } from '#domain/kernel/money.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { empty, table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { clockIn } from '#server/engine/approval/wake.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'
import { followDifferences } from './difference.ts'
import type { KeptMove } from './kept-moves.ts'
import type { DueBill } from './merchants.ts'

/** Differences that are kept of a bill; their number says how many there are. */
const most = 1000

type Bill = Row<typeof reconciliation>
type Difference = Row<typeof feeDifference>

export interface Compared {
  readonly billed: readonly Moved[]
  readonly kept: readonly KeptMove[]
  readonly differing: readonly Differing[]
  /** Lines under numbers of other systems. */
  readonly others: number
  /** The service's own number, by ours. */
  readonly transactions: ReadonlyMap<string, string>
}

const sum = (moved: readonly Moved[], of: Moved['of']) =>
  yuanOf(moved.reduce((all, each) => (each.of === of ? all + each.fen : all), 0))
const count = (moved: readonly Moved[], of: Moved['of']) => moved.filter((each) => each.of === of).length

/** Writes a bill down with its differences. Those that somebody has settled stay so; those that are no more are over. */
export const keepBill = (app: AppContext, tenantId: string, due: DueBill, compared: Compared) =>
  inTransaction(app, clockIn(tenantId), async (unit) => {
    const { billed, kept, differing, others } = compared
    const known = await knownOf(unit, due)
    const bill = await put(unit, due, {
      ...{ payments: count(billed, 'payment'), paid: sum(billed, 'payment'), keptPaid: sum(kept, 'payment') },
      ...{ refunds: count(billed, 'refund'), refunded: sum(billed, 'refund') },
      ...{ keptRefunded: sum(kept, 'refund'), others, differences: differing.length },
      ...{ failure: null, checkedAt: timeOf(app.now()), state: 'matched', open: 0 },
    })
    await keepDifferences(unit, bill, known, compared)
    await markRefunds(unit, due.day, compared)
    await followDifferences(unit, bill.id)
  })

/** A bill that was not to be had. One that was there before stays as it is. */
export const keepFailure = (app: AppContext, tenantId: string, due: DueBill, failure: string) =>
  inTransaction(app, clockIn(tenantId), async (unit) => {
    const rows = table(reconciliation, unit.db, tenantId)
    const { service, merchantNo, day } = due
    const bill = await rows.get({ service, merchantNo, day }, ['state'])
    const checkedAt = timeOf(app.now())
    if (!bill || bill.state === 'failed') await put(unit, due, { state: 'failed', failure, checkedAt })
    else await put(unit, due, { failure, checkedAt })
  })

/** The differences of a bill that is there, locked: before the bill itself, as where one of them is settled. */
async function knownOf(unit: Unit, { service, merchantNo, day }: DueBill): Promise<readonly Difference[]> {
  const { db, actor } = unit
  const bill = await table(reconciliation, db, actor.tenantId).get({ service, merchantNo, day }, ['id'])
  if (!bill) return []
  const ids = await table(feeDifference, db, actor.tenantId).list({ reconciliationId: bill.id }, ['id'])
  return rowsOf(feeDifference, unit).lockAll(ids.map(({ id }) => id))
}

async function put(unit: Unit, { service, merchantNo, day }: DueBill, facts: Partial<Bill>): Promise<Bill> {
  const rows = table(reconciliation, unit.db, unit.actor.tenantId)
  const bills = rowsOf(reconciliation, unit)
  const known = await rows.get({ service, merchantNo, day }, ['id'])
  const bill = known && (await bills.lock(known.id))
  const name = `${channelKinds.labels[service]} ${day}`
  return bill
    ? bills.update(bill, facts)
    : bills.insert({ name, service, merchantNo, day, ...facts } as Partial<Bill>)
}

async function keepDifferences(
  unit: Unit,
  { id, day, service }: Bill,
  known: readonly Difference[],
  { differing, kept, transactions }: Compared,
) {
  const rows = rowsOf(feeDifference, unit)
  const keyOf = ({ of, no }: Pick<Differing, 'of' | 'no'> | Difference) => `${of} ${no}`
  const before = new Map(known.map((each) => [keyOf(each), each] as const))
  const orders = new Map(kept.map((each) => [keyOf(each), each.orderId] as const))
  const fresh: Partial<Difference>[] = []
  for (const each of differing.slice(0, most)) {
    const facts = { kind: each.kind, ours: inYuan(each.ours), theirs: inYuan(each.theirs) }
    const was = before.get(keyOf(each))
    if (!was) {
      fresh.push({
        ...{ reconciliationId: id, day, service, of: each.of, no: each.no, ...facts, state: 'open' },
        ...{ orderId: orders.get(keyOf(each)) ?? null, transactionNo: transactions.get(each.no) ?? null },
      })
    } else if (was.state === 'gone' || was.ours !== facts.ours || was.theirs !== facts.theirs)
      await rows.update(was, { ...facts, state: 'open', way: null, note: null, by: null, at: null })
  }
  await rows.insertAll(fresh, {}, ['orderId', 'reconciliationId'])
  const still = new Set(differing.map(keyOf))
  for (const each of known)
    if (each.state === 'open' && !still.has(keyOf(each))) await rows.update(each, { state: 'gone' })
}

const inYuan = (fen: number | null) => (fen === null ? null : yuanOf(fen))

/** Refunds that this bill has: what is settled here after midnight is not missed on the next day. */
async function markRefunds({ db, actor }: Unit, day: string, { billed, kept }: Compared) {
  const numbers = new Set(billed.filter(({ of }) => of === 'refund').map(({ no }) => no))
  const ids = kept.filter(({ of, no }) => of === 'refund' && numbers.has(no)).map(({ id }) => id)
  if (ids.length > 0)
    await table(orderRefund, db, actor.tenantId).update({ id: ids, billedOn: empty }, { billedOn: day })
}
