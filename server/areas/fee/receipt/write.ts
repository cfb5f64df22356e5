import { sql } from 'kysely'
import { capitalYuan } from '#domain/fee/capital.ts'
import { feeReceipt } from '#domain/fee/receipt.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { spokenYuan, yuanOf } from '#domain/kernel/money.ts'
import type { Database } from '#server/core/app-context.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { newId } from '#server/core/new-id.ts'
import { numbersOf } from '#server/engine/rows/numbers.ts'
import { asColumns } from '#server/engine/rows/put-rows.ts'
import type { Line } from './lines.ts'

type Receipt = Row<typeof feeReceipt>

/** The lines of one receipt, at least one, and what it says beside them. */
export interface Draft {
  readonly lines: readonly Line[]
  /** When it is issued: its number is of that year. */
  readonly at: Date
  /** Below zero. */
  readonly red?: true
  readonly says?: Partial<Receipt>
}

export type Written = Pick<Receipt, 'id' | 'no'>

/**
 * Writes receipts and has the ledger name them. Numbers are drawn under a lock that the transaction keeps, so that one
 * that is undone leaves no gap: the caller locks whatever else it needs before.
 */
export async function writeReceipts(
  db: Database,
  tenantId: string,
  drafts: readonly Draft[],
  by: string,
): Promise<readonly Written[]> {
  if (drafts.length === 0) return []
  const next = await numbersOf(db, tenantId, feeReceipt, 'no')
  const written: (Draft & { readonly row: Partial<Receipt> & Written })[] = []
  for (const draft of drafts) {
    const no = await next(timeOf(draft.at))
    written.push({ ...draft, row: { id: newId(), no, ...rowOf(draft) } })
  }
  await insertRows(
    db,
    feeReceipt,
    tenantId,
    written.map(({ row }) => ({ ...asColumns(feeReceipt.fields, row), id: row.id })),
    { by, at: drafts[0]?.at ?? new Date() },
  )
  const named = written.flatMap(({ row, lines }) => lines.map(({ id }) => [id, row.id] as const))
  await sql`update fee_ledger l set receipt_id = named.receipt_id
    from unnest(${named.map(([id]) => id)}::uuid[], ${named.map(([, id]) => id)}::uuid[]) as named (id, receipt_id)
    where l.tenant_id = ${tenantId} and l.id = named.id`.execute(db)
  return written.map(({ row: { id, no } }) => ({ id, no }))
}

function rowOf({ lines, at, red, says }: Draft): Partial<Receipt> {
  const sign = red ? -1 : 1
  const total = yuanOf(sign * lines.reduce((all, { fen }) => all + fen, 0))
  const [first] = lines
  if (!first) throw new Error('A receipt has a line.')
  const subject = lines.length > 1 ? `${first.item} 等 ${lines.length} 项` : first.item
  const { studentId, payer, bodyId, payee, channelId, movement, receivedOn } = first
  return {
    subject,
    ...{ kind: red ? 'red' : 'payment', state: 'valid', amount: total, capital: capitalYuan(total) },
    items: lines.map(({ item, fen }) => `${item}　${spokenYuan(yuanOf(sign * fen))} 元`).join('\n'),
    ...{ studentId, payer, bodyId, payee, channelId, movement, receivedOn },
    ...{ orderId: first.orderId, by: first.by, at: timeOf(at) },
    ...{ classId: first.classId, departmentId: first.departmentId },
    ...says,
  }
}
