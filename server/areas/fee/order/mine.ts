import { sql } from 'kysely'
import { orderAsked } from '#domain/fee/mine/asked.ts'
import { myFeeCalls, type OwnFee, type OwnFees, type OwnOrder, type OwnWay } from '#domain/fee/mine/calls.ts'
import { isOpen } from '#domain/fee/order-state.ts'
import { yuanOf } from '#domain/kernel/money.ts'
import { oneId } from '#domain/kernel/one-id.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { answerCall, answerPlain } from '#server/core/answer-call.ts'
import { momentOf } from '#server/core/database/moment.ts'
import { behind } from '#server/core/database/table.ts'
import { ServiceDeclined, ServiceUnavailable } from '#server/core/payments/port.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { checkOrder } from './check.ts'
import { placeOrder } from './place.ts'

/** Seconds between two questions to the service about one order, while its student looks at it. */
const often = 3

type InFen<T, K extends keyof T> = Omit<T, K> & { readonly [P in K]: number }

async function ownFees({ app, actor, tenantId }: PersonalCall): Promise<readonly OwnFee[]> {
  const { rows } = await sql<InFen<OwnFee, 'due' | 'reduced' | 'paid' | 'refunded' | 'owed'>>`
    select f.id, f.name, f.due::float8 as due, f.reduced::float8 as reduced, f.paid::float8 as paid,
      f.refunded::float8 as refunded, f.owed::float8 as owed, f.state,
      to_char(coalesce(f.deferred_until, f.due_on), 'YYYY-MM-DD') as "payBy", b.name as body
    from fee_student_fee f
    join ${behind('fee_project p', 'f.project_id')}
    join ${behind('fee_body b', 'p.body_id')}
    where f.tenant_id = ${tenantId} and f.student_id = any(${actor.granted.self}::uuid[])
    order by f.owed > 0 desc, f.due_on desc, f.name limit 200`.execute(app.db)
  return rows.map(({ due, reduced, paid, refunded, owed, ...fee }) => ({
    ...fee,
    ...{ due: yuanOf(due), reduced: yuanOf(reduced), paid: yuanOf(paid) },
    ...{ refunded: yuanOf(refunded), owed: yuanOf(owed) },
  }))
}

async function ownOrders(
  { app, actor, tenantId }: PersonalCall,
  id: string | null = null,
): Promise<readonly OwnOrder[]> {
  const { rows } = await sql<InFen<OwnOrder, 'amount'> & { readonly beyond: number | null }>`
    select o.id, o.no, o.subject, o.amount::float8 as amount, o.state, c.name as channel,
      ${momentOf('o.ordered_at')} as "orderedAt", ${momentOf('o.expires_at')} as "expiresAt",
      ${momentOf('o.paid_at')} as "paidAt", nullif(o.beyond, 0)::float8 as beyond, o.failure, o.pay_url as "payUrl"
    from fee_order o join ${behind('fee_channel c', 'o.channel_id')}
    where o.tenant_id = ${tenantId} and o.student_id = any(${actor.granted.self}::uuid[])
      and (${id}::uuid is null or o.id = ${id}::uuid)
    order by o.ordered_at desc, o.id desc limit 10`.execute(app.db)
  return rows.map(({ amount, beyond, ...order }) => ({
    ...order,
    amount: yuanOf(amount),
    beyond: beyond === null ? null : yuanOf(Number(beyond)),
  }))
}

const ownOrder = async (call: PersonalCall, id: string): Promise<OwnOrder> =>
  (await ownOrders(call, id))[0] ?? refuse({ type: 'not-found' })

async function mine(call: PersonalCall): Promise<OwnFees> {
  const { app, actor, tenantId } = call
  const { rows: ways } = await sql<OwnWay>`select c.id, c.name, c.kind, b.name as body
    from fee_channel c join ${behind('fee_body b', 'c.body_id')}
    where c.tenant_id = ${tenantId} and c.enabled and c.kind in ('wechat', 'alipay') order by c.sort, c.code`.execute(
    app.db,
  )
  const { rows: kept } = await sql<{ balance: number }>`select coalesce(sum(balance), 0)::float8 as balance
    from fee_prepaid where tenant_id = ${tenantId} and student_id = any(${actor.granted.self}::uuid[])`.execute(
    app.db,
  )
  return {
    fees: await ownFees(call),
    ways,
    orders: await ownOrders(call),
    balance: yuanOf(kept[0]?.balance ?? 0),
  }
}

/** What a service that does not answer, or that declines, means to somebody who waits for it. */
const orAway = (error: unknown): never => {
  if (error instanceof ServiceUnavailable)
    return refuse({ type: 'away', message: '支付平台暂时没有应答，请稍后再试', retryAfter: 10 })
  if (error instanceof ServiceDeclined)
    return refuse({
      type: 'conflict',
      message: phrase('支付平台未受理：{{reason}}，请联系学校财务部门', {
        reason: error.message.slice(0, 100),
      }),
    })
  throw error
}

export const myFeeRoutes: readonly Route[] = [
  answerPlain(myFeeCalls.fees, mine),
  answerCall(myFeeCalls.order, orderAsked, async (asked, call) =>
    ownOrder(call, await placeOrder(asked, call).catch(orAway)),
  ),
  answerCall(myFeeCalls.state, oneId, async ({ id }, call) => {
    await ownOrder(call, id)
    // A service that is silent now is asked again by the next look.
    await checkOrder(call.app, call.tenantId, id, { after: often }).catch((error) =>
      call.app.log('warn', 'a payment service gave no answer', { order: id, reason: error.message }),
    )
    return ownOrder(call, id)
  }),
  answerCall(myFeeCalls.cancel, oneId, async ({ id }, call) => {
    const { state } = await ownOrder(call, id)
    if (!isOpen(state)) return ownOrder(call, id)
    await checkOrder(call.app, call.tenantId, id, { after: 0, close: true }).catch(orAway)
    return ownOrder(call, id)
  }),
]
