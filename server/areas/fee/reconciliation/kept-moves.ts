import { sql } from 'kysely'
import type { Moved } from '#domain/fee/reconciliation/compare-bill.ts'
import type { AppContext } from '#server/core/app-context.ts'
import type { BillLine } from '#server/core/payments/port.ts'
import type { DueBill } from './merchants.ts'

/** A line of the bill by the number that it is known by here. */
export const billedAs = ({ kind, no, refundNo, fen }: BillLine): Moved => ({
  of: kind,
  no: kind === 'refund' ? (refundNo ?? no) : no,
  fen,
})

const numbersOf = (moved: readonly Moved[], of: Moved['of']) =>
  moved.filter((each) => each.of === of).map(({ no }) => no)

/** The order behind a number, and the money that is kept under it. */
export interface KeptMove extends Moved {
  readonly orderId: string
  readonly id: string
}

/**
 * What is kept here of a day's bill: what it names, whenever it came here, and what came here on that day. A refund that is
 * still asked for counts where the bill has it; one that an earlier bill had does not count again.
 */
export async function keptMoves(
  { db }: AppContext,
  tenantId: string,
  { channels, day }: DueBill,
  billed: readonly Moved[],
): Promise<readonly KeptMove[]> {
  const since = sql`${day}::date::timestamp at time zone 'Asia/Shanghai'`
  const until = sql`(${day}::date + 1)::timestamp at time zone 'Asia/Shanghai'`
  const { rows } = await sql<KeptMove>`
    select 'payment' as of, o.no, o.received::float8 as fen, o.id as "orderId", o.id
    from fee_order o where o.tenant_id = ${tenantId} and o.channel_id = any(${channels}::uuid[])
      and o.state in ('paid', 'part-refunded', 'refunded')
      and (o.no = any(${numbersOf(billed, 'payment')}::text[]) or (o.paid_at >= ${since} and o.paid_at < ${until}))
    union all
    select 'refund', r.no, r.amount::float8, r.order_id, r.id
    from fee_order_refund r join fee_order o on o.tenant_id = r.tenant_id and o.id = r.order_id
    where r.tenant_id = ${tenantId} and o.channel_id = any(${channels}::uuid[]) and r.state <> 'failed'
      and (r.no = any(${numbersOf(billed, 'refund')}::text[]) or (r.state = 'done' and r.billed_on is null
        and r.settled_at >= ${since} and r.settled_at < ${until}))`.execute(db)
  return rows
}

/** Orders of a bill that are not paid here: a notice was lost, and nobody has asked since. */
export async function unpaidOf(
  { db }: AppContext,
  tenantId: string,
  { channels }: DueBill,
  billed: readonly Moved[],
): Promise<readonly { readonly id: string; readonly no: string }[]> {
  const { rows } = await sql<{ id: string; no: string }>`select o.id, o.no from fee_order o
    where o.tenant_id = ${tenantId} and o.channel_id = any(${channels}::uuid[])
      and o.state not in ('paid', 'part-refunded', 'refunded') and o.no = any(${numbersOf(billed, 'payment')}::text[])
    order by o.no limit 200`.execute(db)
  return rows
}
