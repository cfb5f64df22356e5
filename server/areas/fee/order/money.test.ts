import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { feeBody } from '#domain/fee/body.ts'
import { feeChannel } from '#domain/fee/channel.ts'
import { feeProject } from '#domain/fee/project.ts'
import { fakeService } from '#tests/support/fake-service.ts'
import { leaveCollege } from '#tests/support/leave-college.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { isLong } from '#tests/support/tier.ts'
import { settleOrder } from './settle.ts'
import { tendOrders } from './tend.ts'

/** What students, desks, the service and the clock do, in any order and some of it at once. */
const acts = {
  order: fc.record({
    does: fc.constant('order' as const),
    fees: fc.subarray([0, 1, 2], { minLength: 1 }),
  }),
  pay: fc.record({
    does: fc.constant('pay' as const),
    back: fc.nat(1),
    fen: fc.constantFrom(undefined, undefined, 1, 9_999_99),
  }),
  learn: fc.record({
    does: fc.constantFrom('notice' as const, 'look' as const, 'cancel' as const),
    back: fc.nat(1),
  }),
  refund: fc.record({
    does: fc.constant('refund' as const),
    back: fc.nat(1),
    amount: fc.constantFrom(undefined, '0.01', '40.00'),
  }),
  desk: fc.record({
    does: fc.constantFrom('collect' as const, 'giveBack' as const, 'offset' as const),
    fee: fc.nat(2),
    amount: fc.constantFrom('0.01', '30.00', '100.00'),
  }),
  silence: fc.record({
    does: fc.constant('silence' as const),
    when: fc.constantFrom(undefined, undefined, 'before' as const, 'after' as const),
  }),
  tend: fc.record({ does: fc.constant('tend' as const) }),
  pass: fc.record({ does: fc.constant('pass' as const), minutes: fc.constantFrom(1, 6, 31) }),
}
const act = fc.oneof(
  { weight: 4, arbitrary: acts.order },
  { weight: 5, arbitrary: acts.pay },
  { weight: 6, arbitrary: acts.learn },
  { weight: 3, arbitrary: acts.refund },
  { weight: 3, arbitrary: acts.desk },
  { weight: 1, arbitrary: acts.silence },
  { weight: 2, arbitrary: acts.tend },
  { weight: 1, arbitrary: acts.pass },
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

describe('the money of orders, desks and balances, on PostgreSQL', () => {
  const service = fakeService()
  const server = sessionsOn('postgres', { payments: { at: async () => service } })
  const { asks, ids, keep } = leaveCollege(server)
  let channelId = ''
  let deskId = ''
  let projectId = ''
  let year = 2100
  let paper = 0

  beforeAll(async () => {
    const bodyId = await keep(feeBody, { code: 'XX', name: '学校', kind: 'school', enabled: true })
    projectId = await keep(feeProject, {
      ...{ code: 'XF', name: '学费', kind: '01', bodyId, sort: 1, enabled: true },
      ...{ prepaid: false, refundable: true, byMonths: false },
    })
    const channel = { bodyId, sort: 1, enabled: true }
    deskId = await keep(feeChannel, { ...channel, code: 'GT', name: '窗口', kind: 'cash' })
    const sealed = await server.app().secrets.seal('KEY')
    channelId = await keep(feeChannel, {
      ...{ ...channel, code: 'WX', name: '微信支付', kind: 'wechat', minutes: 30, merchantNo: '1' },
      ...{ appId: 'wx1', privateKey: sealed, apiKey: sealed, serviceKey: 'KEY' },
      ...{ certificateNo: '1', serviceKeyNo: '1', portalUrl: 'https://portal.example.edu.cn' },
    })
  })

  const tend = () => tendOrders(server.app(), server.tenantId)

  async function lived(steps: readonly (readonly Act[])[]) {
    service.reset()
    server.pass(3_601)
    year += 1
    const fees: string[] = []
    for (const due of ['100.00', '60.50', '30.00']) {
      const json = { studentId: ids.studentId, projectId, due, dueOn: '2026-12-30' }
      const academicYear = `${year + fees.length * 1000}-${year + fees.length * 1000 + 1}`
      fees.push((await asks.admin('fee/studentFee/add', { ...json, academicYear })).data.id)
    }
    const orders: { readonly id: string; readonly no: string }[] = []
    for (const step of steps) {
      const answers = await Promise.all(step.map((each) => done(each, fees, orders)))
      for (const status of answers) expect(status ?? 200, JSON.stringify(step)).toBeLessThan(504)
      expect(answers).not.toContain(500)
    }
    service.reset()
    for (let times = 0; times < 3; times++) {
      server.pass(31 * 60)
      await tend()
    }
  }

  async function done(
    each: Act,
    fees: readonly string[],
    orders: { id: string; no: string }[],
  ): Promise<number | undefined> {
    const order = 'back' in each ? orders.at(-1 - each.back) : undefined
    const feeId = 'fee' in each ? fees[each.fee] : undefined
    const desk = () => ({ channelId: deskId, movement: `P${++paper}`, movedOn: '2026-09-01' })
    switch (each.does) {
      case 'order': {
        const asked = { feeIds: each.fees.map((at) => fees[at]), channelId, way: 'code' }
        const { status, data } = await asks.student('fee/mine/order', asked)
        if (status === 200) orders.push(data)
        return status
      }
      case 'pay':
        if (order && service.trade(order.no).state === 'waiting') service.pay(order.no, each.fen)
        return
      case 'notice': {
        const trade = order && service.trade(order.no)
        if (order && trade?.state === 'paid')
          await settleOrder(server.app(), server.tenantId, order.id, trade)
        return
      }
      case 'look':
        return order && (await asks.student(`fee/mine/state?id=${order.id}`)).status
      case 'cancel':
        return order && (await asks.student('fee/mine/cancel', { id: order.id })).status
      case 'refund': {
        const { amount } = each
        return order && (await asks.admin('fee/order/refund', { id: order.id, reason: '05', amount })).status
      }
      case 'collect':
        return (await asks.admin('fee/studentFee/collect', { id: feeId, amount: each.amount, ...desk() }))
          .status
      case 'giveBack': {
        const asked = { id: feeId, amount: each.amount, reason: '05', stillDue: true, ...desk() }
        return (await asks.admin('fee/studentFee/refund', asked)).status
      }
      case 'offset': {
        const { rows } = await sql<{ id: string }>`select id from fee_prepaid`.execute(server.app().db)
        const id = rows[0]?.id
        return id
          ? (await asks.admin('fee/prepaid/offset', { id, feeId, amount: each.amount })).status
          : undefined
      }
      case 'silence':
        service.silent(each.when !== undefined, each.when)
        return
      case 'tend':
        await tend()
        return
      case 'pass':
        server.pass(each.minutes * 60)
    }
  }

  /** What does not add up, by name; each side is a sum of its own. */
  async function faults(): Promise<readonly string[]> {
    const { rows } = await sql<{ fault: string }>`
      select 'fee paid ' || f.id as fault from fee_student_fee f left join fee_ledger l on l.fee_id = f.id
        group by f.tenant_id, f.id having f.paid <> coalesce(sum(l.amount) filter (where l.kind in ('payment', 'offset')), 0)
          or f.refunded <> coalesce(sum(l.amount) filter (where l.kind = 'refund'), 0)
          or f.owed <> f.due - f.reduced - f.paid + f.refunded or f.refunded > f.paid
      union all select 'balance ' || p.id from fee_prepaid p left join fee_ledger l on l.student_id = p.student_id
        group by p.tenant_id, p.id having p.balance < 0 or p.balance <> coalesce(sum(case l.kind when 'deposit' then l.amount
          when 'offset' then -l.amount when 'withdrawal' then -l.amount else 0 end), 0)
      union all select 'order ' || o.no from fee_order o left join fee_ledger l on l.order_id = o.id
        group by o.tenant_id, o.id having coalesce(o.received, 0) <> coalesce(sum(l.amount) filter (where l.kind in ('payment', 'deposit')), 0)
          or o.refunded <> coalesce(sum(l.amount) filter (where l.kind = 'refund'), 0)
      union all select 'refunds ' || o.no from fee_order o
        where o.refunding <> (select coalesce(sum(r.amount), 0) from fee_order_refund r
          where r.order_id = o.id and r.state = 'pending') or o.refunding + o.refunded > coalesce(o.received, 0)
      union all select 'still open ' || no from fee_order where state in ('waiting', 'paying')
      union all select 'still going back ' || no from fee_order_refund where state = 'pending'`.execute(
      server.app().db,
    )
    return rows.map(({ fault }) => fault)
  }

  /** What the service has of each order, beside what is kept of it here. */
  async function unlike(): Promise<readonly string[]> {
    const { rows } = await sql<{
      no: string
      received: number | null
    }>`select no, received::float8 as received
      from fee_order`.execute(server.app().db)
    return rows.flatMap(({ no, received }) => {
      const trade = service.trade(no)
      return (trade.state === 'paid' ? trade.fen : 0) === (received ?? 0) ? [] : [no]
    })
  }

  it('is never lost and never moves twice, whatever comes when', { timeout: 600_000 }, () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(act, { minLength: 1, maxLength: 3 }), { minLength: 4, maxLength: 14 }),
        async (steps) => {
          await lived(steps)
          expect(await faults()).toEqual([])
          expect(await unlike()).toEqual([])
        },
      ),
      { numRuns: isLong ? 300 : 25, endOnFailure: true },
    ),
  )
})
