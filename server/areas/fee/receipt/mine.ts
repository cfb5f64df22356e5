import { sql } from 'kysely'
import { myReceiptCalls, type OwnReceipt, type ShownReceipt } from '#domain/fee/mine/receipt-calls.ts'
import { feeReceipt } from '#domain/fee/receipt.ts'
import { yuanOf } from '#domain/kernel/money.ts'
import { oneId } from '#domain/kernel/one-id.ts'
import type { Paper } from '#domain/kernel/print.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { answerCall, answerPlain } from '#server/core/answer-call.ts'
import { momentOf } from '#server/core/database/moment.ts'
import { behind } from '#server/core/database/table.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { recordChange } from '#server/engine/history/record.ts'
import { printCopy } from '#server/engine/print/copy.ts'
import { wordingOf } from '#server/engine/print/seal.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'

const { paper } = feeReceipt.actions ?? {}

async function receipts({ app, actor, tenantId }: PersonalCall): Promise<readonly OwnReceipt[]> {
  const { rows } = await sql<Omit<OwnReceipt, 'amount'> & { readonly amount: number }>`
    select r.id, r.no, r.kind, r.state, r.subject, r.amount::float8 as amount,
      to_char(r.received_on, 'YYYY-MM-DD') as "receivedOn", r.order_id as "orderId",
      array(select distinct l.fee_id from fee_ledger l where l.tenant_id = r.tenant_id and l.receipt_id = r.id
        and l.fee_id is not null)::text[] as "feeIds"
    from fee_receipt r
    where r.tenant_id = ${tenantId} and r.student_id = any(${actor.granted.self}::uuid[])
    order by r.at desc, r.no desc limit 100`.execute(app.db)
  return rows.map((row) => ({ ...row, amount: yuanOf(row.amount) }))
}

/** As it is looked at; of another student as if it were not there. */
async function receipt({ id }: { readonly id: string }, call: PersonalCall): Promise<ShownReceipt> {
  const { app, actor, tenantId } = call
  const { rows } = await sql<
    Omit<ShownReceipt, 'amount' | 'reversed' | 'seal'> & {
      readonly amount: number
      readonly reversed: number | null
      readonly bodyId: string | null
    }
  >`select r.id, r.no, r.kind, r.state, r.items, r.amount::float8 as amount, r.payer, r.payee, r.capital,
      r.reversed::float8 as reversed, r.reverses, r.replaces, r.replaced_by as "replacedBy", r.movement, r.by,
      to_char(r.received_on, 'YYYY-MM-DD') as "receivedOn", ${momentOf('r.at')} as at, c.name as channel,
      r.body_id as "bodyId"
    from fee_receipt r left join ${behind('fee_channel c', 'r.channel_id')}
    where r.tenant_id = ${tenantId} and r.id = ${id} and r.student_id = any(${actor.granted.self}::uuid[])`.execute(
    app.db,
  )
  const [row] = rows
  if (!row || !paper) return refuse({ type: 'not-found' })
  const { bodyId, amount, reversed, ...shown } = row
  const { seal } = await wordingOf({ app, db: app.db, actor }, paper.print, { bodyId })
  return {
    ...{ ...shown, seal, amount: yuanOf(amount) },
    reversed: reversed === null ? null : yuanOf(reversed),
  }
}

const print = ({ id }: { readonly id: string }, { app, actor }: PersonalCall): Promise<Paper> =>
  inTransaction(app, actor, async (unit) => {
    const row = await rowsOf(feeReceipt, unit).lock(id)
    if (!row?.studentId || !actor.granted.self.includes(row.studentId) || !paper)
      return refuse({ type: 'not-found' })
    if (!paper.when(row)) return refuse({ type: 'conflict', message: '收据已作废，不能打印' })
    const copy = await printCopy(unit, feeReceipt, { name: 'paper', print: paper.print }, row)
    await recordChange(unit, feeReceipt, row, row, { verb: 'paper' })
    return copy
  })

export const myReceiptRoutes: readonly Route[] = [
  answerPlain(myReceiptCalls.receipts, receipts),
  answerCall(myReceiptCalls.receipt, oneId, receipt),
  answerCall(myReceiptCalls.paper, oneId, print),
]
