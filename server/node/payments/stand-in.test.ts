import { beforeAll, describe, expect, it } from 'vitest'
import { feeBody } from '#domain/fee/body.ts'
import { feeProject } from '#domain/fee/project.ts'
import { openServices } from '#server/areas/fee/demo/services.ts'
import { keptTrades } from '#server/areas/fee/demo/stand-in/kept-trades.ts'
import { standInPayments } from '#server/areas/fee/demo/stand-in/payments.ts'
import type { SimulatedTrade } from '#server/areas/fee/demo/stand-in/trades.ts'
import { serviceOf } from '#server/areas/fee/order/service.ts'
import { tendOrders } from '#server/areas/fee/order/tend.ts'
import type { Payments } from '#server/core/payments/payments.ts'
import { leaveCollege } from '#tests/support/leave-college.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { paymentsBy } from './payments.ts'

/** A notice on its way to the merchant. */
interface Sent {
  readonly url: string
  readonly init: RequestInit
}

describe.each(['wechat', 'alipay'] as const)(
  'a fee that is paid by %s, from the button to the ledger',
  (kind) => {
    let standIn: Payments | undefined
    const payments: Payments = {
      at: (account) => through().at(account),
      cashier: { page: (no) => cashier().page(no), pay: (no) => cashier().pay(no) },
    }
    const server = sessionsOn('postgres', { payments })
    const { asks, ids, keep } = leaveCollege(server)
    const sent: Sent[] = []
    /** Whether the notices reach the merchant by themselves. */
    let arrives = true
    const post = async ({ url, init }: Sent) => server.hono().request(new Request(url, init))
    const through = () =>
      (standIn ??= standInPayments({
        ...{ app: server.app(), tenantId: server.tenantId, by: paymentsBy },
        fetch: async () => Promise.reject(new Error('elsewhere')),
        async tell(url, init) {
          sent.push({ url, init })
          return arrives ? post({ url, init }) : new Response(null, { status: 504 })
        },
        cashier: (no) => `/cashier?no=${no}`,
      }))
    const cashier = () => {
      const { cashier } = through()
      if (!cashier) throw new Error('A demo has one.')
      return cashier
    }
    const channelId = crypto.randomUUID()
    let projectId = ''
    let year = 2030

    beforeAll(async () => {
      const bodyId = await keep(feeBody, { code: 'XX', name: '学校', kind: 'school', enabled: true })
      projectId = await keep(feeProject, {
        ...{ code: 'XF', name: '学费', kind: '01', bodyId, sort: 1, enabled: true },
        ...{ prepaid: false, refundable: true, byMonths: false },
      })
      const channel = { id: channelId, code: 'P', name: '线上支付', kind, bodyId, sort: 1 }
      await openServices(server.app(), server.tenantId, [channel])
    })

    async function ordered(way: 'code' | 'page') {
      year += 1
      const json = { studentId: ids.studentId, projectId, academicYear: `${year}-${year + 1}`, due: '100.00' }
      const { data: fee } = await asks.admin('fee/studentFee/add', { ...json, dueOn: '2026-12-30' })
      const { status, data } = await asks.student('fee/mine/order', { feeIds: [fee.id], channelId, way })
      expect([status, data.state, data.payUrl]).toEqual([200, 'paying', `/cashier?no=${data.no}`])
      return { order: data, fee: async () => (await asks.admin(`fee/studentFee/getOne?id=${fee.id}`)).data }
    }

    it.each(['code', 'page'] as const)('is told once or ten times, by its %s, and paid once', async (way) => {
      arrives = false
      const { order, fee } = await ordered(way)
      expect(await cashier().page(order.no)).toContain('待支付')
      await cashier().pay(order.no)
      expect(await fee()).toMatchObject({ paid: '0.00' })
      const notice = sent.at(-1)
      if (!notice) throw new Error('It was sent.')
      const answers = await Promise.all(Array.from({ length: 10 }, () => post(notice)))
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
      expect(await fee()).toMatchObject({ paid: '100.00', owed: '0.00', state: 'paid' })
      expect(await cashier().page(order.no)).toContain('已支付')
      await cashier().pay(order.no)
      expect(await fee()).toMatchObject({ paid: '100.00' })
    })

    it('is not paid by a notice that somebody else wrote, nor at another channel', async () => {
      arrives = false
      const { order, fee } = await ordered('code')
      await cashier().pay(order.no)
      const { url, init } = sent.at(-1) as Sent
      const body = String(init.body)
      const middle = Math.floor(body.length / 2)
      const altered = `${body.slice(0, middle)}${body[middle] === '3' ? '4' : '3'}${body.slice(middle + 1)}`
      for (const other of [altered, '', '{}', 'a'.repeat(60_000)]) {
        const answer = await post({ url, init: { ...init, body: other } })
        expect(answer.status === 500 || (await answer.text()) === 'fail').toBe(true)
      }
      const elsewhere = url.replace(channelId, crypto.randomUUID())
      expect((await post({ url: elsewhere, init })).status).toBe(404)
      expect(await fee()).toMatchObject({ paid: '0.00' })
      expect((await asks.student(`fee/mine/state?id=${order.id}`)).data.state).toBe('paid')
    })

    it('goes back the way it came, and the service knows of it once', async () => {
      arrives = true
      const { order, fee } = await ordered('page')
      await cashier().page(order.no)
      await cashier().pay(order.no)
      expect(await fee()).toMatchObject({ paid: '100.00', state: 'paid' })
      expect((await asks.admin('fee/order/refund', { id: order.id, reason: '05' })).status).toBe(200)
      for (let times = 0; times < 3; times++) {
        await tendOrders(server.app(), server.tenantId)
        server.pass(300)
      }
      expect(await fee()).toMatchObject({ refunded: '100.00', state: 'refunded' })
      const trade = await keptTrades(server.app().db, server.tenantId).get(kind, order.no)
      expect(trade?.refunds.map(({ fen }) => fen)).toEqual([10_000])
      const { port } = await serviceOf(server.app(), server.tenantId, channelId)
      expect(await port.query(order.no)).toMatchObject({ state: 'paid', fen: 10_000 })
    })

    it('is asked when its channel is saved, and says which of its keys is none', async () => {
      const kept = async () => (await asks.admin(`fee/channel/getOne?id=${channelId}`)).data
      const { revision, appId, serviceKey } = await kept()
      const save = async (over: object) => {
        const { status, msg, data } = await asks.admin('fee/channel/update', {
          id: channelId,
          revision,
          ...over,
        })
        return [status, status === 400 ? data.fields : msg]
      }
      expect(await save({ privateKey: 'S0VZ' })).toEqual([
        400,
        { privateKey: '商户私钥不是可用的 RSA 私钥（PKCS#8）' },
      ])
      expect(await save({ serviceKey: 'S0VZ' })).toEqual([400, { serviceKey: '平台公钥不是可用的 RSA 公钥' }])
      const [status, said] = await save(kind === 'wechat' ? { merchantNo: '1999999999' } : { appId: '2099' })
      expect([status, said]).toEqual([409, expect.stringMatching(/^支付平台不接受这些参数：|请核对接口地址/)])
      expect(await kept()).toMatchObject({ revision, appId, serviceKey })
      expect((await save({ name: '线上支付二' }))[0]).toBe(200)
      expect((await asks.admin('fee/channel/check', { id: channelId })).data.outcome).toBe(
        '支付平台已应答，参数正确',
      )
    })

    it('keeps its trade at the service under one number, and of two changes at once the first', async () => {
      const trades = keptTrades(server.app().db, server.tenantId)
      const trade: SimulatedTrade = {
        ...{ service: kind, no: 'X1', version: 1, state: 'waiting', subject: '学费', fen: 1, notifyUrl: 'x' },
        ...{ expiresAt: '2026-09-01T00:00:00Z', madeAt: '2026-09-01T00:00:00Z', isOpened: false },
        ...{ refunds: [{ no: 'R1', fen: 1, transactionNo: 'T', at: '' }], days: ['2026-09-01'] },
      }
      const two = async (next: SimulatedTrade) =>
        (await Promise.all([trades.put(next), trades.put(next)])).toSorted()
      expect(await two(trade)).toEqual([false, true])
      expect(await two({ ...trade, version: 2 })).toEqual([false, true])
      expect((await trades.get(kind, 'X1'))?.version).toBe(2)
      expect((await trades.ofRefund(kind, 'R1'))?.no).toBe('X1')
      expect((await trades.list('2026-09-01')).map(({ no }) => no)).toContain('X1')
      expect(await trades.ofRefund(kind, 'R2')).toBeUndefined()
    })
  },
)
