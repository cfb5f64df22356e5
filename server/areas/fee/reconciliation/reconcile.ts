import { compareBill, type Moved } from '#domain/fee/reconciliation/compare-bill.ts'
import { Refused } from '#domain/kernel/refusal.ts'
import type { AppContext } from '#server/core/app-context.ts'
import {
  type BillLine,
  type PaymentPort,
  ServiceDeclined,
  ServiceUnavailable,
} from '#server/core/payments/port.ts'
import { isOurs } from '../order/number.ts'
import { serviceOf } from '../order/service.ts'
import { settleOrder } from '../order/settle.ts'
import { keepBill, keepFailure } from './keep-bill.ts'
import { billedAs, keptMoves, unpaidOf } from './kept-moves.ts'
import { type DueBill, dueBills } from './merchants.ts'

/** Fetches the bills that are due and sets each against what is kept here. A day that is not to be had holds up the later ones. */
export async function reconcileDue(app: AppContext, tenantId: string): Promise<object> {
  const away = new Set<string>()
  let bills = 0
  for (const due of await dueBills(app, tenantId)) {
    const merchant = `${due.service} ${due.merchantNo}`
    if (away.has(merchant)) continue
    if (await reconcile(app, tenantId, due)) bills++
    else away.add(merchant)
  }
  return { bills, failed: away.size }
}

/** One bill, also again; false where it was not to be had, with the reason in its row. */
export async function reconcile(app: AppContext, tenantId: string, due: DueBill): Promise<boolean> {
  try {
    const { port } = await serviceOf(app, tenantId, due.channels[0] ?? '')
    const lines = await port.bill(due.day)
    await takeInBill(app, tenantId, due, { port, lines })
    return true
  } catch (error) {
    if (!isOfService(error)) throw error
    await keepFailure(app, tenantId, due, (error as Error).message.slice(0, 300))
    return false
  }
}

const isOfService = (error: unknown) =>
  error instanceof ServiceUnavailable || error instanceof ServiceDeclined || error instanceof Refused

interface Fetched {
  readonly port: PaymentPort
  readonly lines: readonly BillLine[]
}

async function takeInBill(app: AppContext, tenantId: string, due: DueBill, { port, lines }: Fetched) {
  const all = lines.map(billedAs)
  const billed = all.filter(({ no }) => isOurs(no))
  await settleLost(app, tenantId, due, { port, billed })
  const kept = await keptMoves(app, tenantId, due, billed)
  await keepBill(app, tenantId, due, {
    ...{ billed, kept, differing: compareBill(billed, kept), others: all.length - billed.length },
    transactions: new Map(lines.map((line) => [billedAs(line).no, line.transactionNo])),
  })
}

/** What the bill has as paid and nobody was told of: the service is asked and the money taken in, as by a notice. */
async function settleLost(
  app: AppContext,
  tenantId: string,
  due: DueBill,
  { port, billed }: { readonly port: PaymentPort; readonly billed: readonly Moved[] },
) {
  for (const { id, no } of await unpaidOf(app, tenantId, due, billed)) {
    const trade = await port.query(no).catch(unlessDeclined)
    if (trade?.state === 'paid') await settleOrder(app, tenantId, id, trade)
  }
}

/** Then it stays a difference. */
const unlessDeclined = (error: unknown) => {
  if (!(error instanceof ServiceDeclined)) throw error
  return undefined
}
