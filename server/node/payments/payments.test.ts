import { beforeAll, describe, expect, it } from 'vitest'
import { feeBody } from '#domain/fee/body.ts'
import { feeChannel } from '#domain/fee/channel.ts'
import { feeProject } from '#domain/fee/project.ts'
import { makeKeys } from '#server/areas/fee/demo/keys.ts'
import { openService } from '#server/areas/fee/demo/services.ts'
import { serviceOf } from '#server/areas/fee/order/service.ts'
import { tendOrders } from '#server/areas/fee/order/tend.ts'
import { table } from '#server/core/database/table.ts'
import type { Payments } from '#server/core/payments/payments.ts'
import { type Opening, ServiceDeclined, ServiceUnavailable } from '#server/core/payments/port.ts'
import { leaveCollege } from '#tests/support/leave-college.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { noticeFor, payTrade, standInPayments } from './stand-in/stand-in.ts'
import { change, merchantOf, tradeOf } from './stand-in/trades.ts'

/** One sign of it is another one, at this part of its length. */
function altered(body: string, part: number): string {
  const at = Math.floor(body.length * part)
  return `${body.slice(0, at)}${body[at] === '3' ? '4' : '3'}${body.slice(at + 1)}`
}

/** Whether notices reach the merchant. */
const line = { tells: true }

describe.each(['wechat', 'alipay'] as const)(
  '%s, its adapter and the service that stands in for it',
  (kind) => {
    const payments: Payments = { at: (account) => standIn().at(account) }
    const server = sessionsOn('postgres', { payments })
    const { asks, ids, keep } = leaveCollege(server)
    const store = () => ({ app: server.app(), tenantId: server.tenantId })
    const tell = async (address: string, init: RequestInit) =>
      line.tells ? server.hono().request(new Request(address, init)) : new Response(null, { status: 504 })
    const standIn = () =>
      standInPayments({
        ...{ ...store(), tell, cashier: (no: string) => `/cashier?no=${no}` },
        fetch: async () => Promise.reject(new Error('elsewhere')),
      })
    let channelId = ''
    let projectId = ''
    let count = 0

    beforeAll(async () => {
      const bodyId = await keep(feeBody, { code: 'XX', name: '学校', kind: 'school', enabled: true })
      projectId = await keep(feeProject, {
        ...{ code: 'XF', name: '学费', kind: '01', bodyId, sort: 1, enabled: true },
        ...{ prepaid: false, refundable: true, byMonths: false },
      })
      channelId = crypto.randomUUID()
      const channel = { id: channelId, code: 'P', name: '线上支付', kind, bodyId, sort: 1 }
      await openService(server.app(), server.tenantId, channel)
    })

    const port = async () => (await serviceOf(server.app(), server.tenantId, channelId)).port
    const opening = (over: Partial<Opening> = {}): Opening => ({
      ...{
        no: `JF2026${kind.toUpperCase()}${++count}`,
        subject: '学费 2026-2027',
        fen: 506_050,
        way: 'code',
      },
      expiresAt: new Date(server.now() + 600_000),
      ...{ notifyUrl: 'https://p.example/n', returnUrl: 'https://p.example/r', clientAddress: '10.0.0.1' },
      ...over,
    })
    const opened = async (over: Partial<Opening> = {}) => {
      const asked = opening(over)
      const { payUrl } = await (await port()).start(asked)
      expect(payUrl).toBe(`/cashier?no=${asked.no}`)
      return asked.no
    }
    const pay = async (no: string) => payTrade({ ...store(), tell: async () => ({ ok: true }) }, no)

    it.each(['code', 'page'] as const)(
      'opens a trade once, to be paid by %s, and tells what it knows of it',
      async (way) => {
        const service = await port()
        const asked = opening({ way })
        await service.start(asked)
        await service.start(asked)
        expect(await service.query(asked.no)).toEqual({ state: 'waiting' })
        expect(await service.query('JF0NOBODY')).toEqual({ state: 'unknown' })
        await pay(asked.no)
        const trade = await service.query(asked.no)
        expect(trade).toMatchObject({ state: 'paid', no: asked.no, fen: 506_050 })
        if (trade.state === 'paid') {
          expect(trade.transactionNo).toMatch(/^\d{20,40}$/)
          expect(Math.abs(trade.paidAt.getTime() - server.now())).toBeLessThan(2000)
        }
      },
    )

    it('closes what waits, and what was paid a moment before stays paid', async () => {
      const service = await port()
      const no = await opened()
      expect(await service.close(no)).toEqual({ state: 'closed' })
      await pay(no)
      expect(await service.query(no)).toEqual({ state: 'closed' })
      const other = await opened()
      await pay(other)
      expect(await service.close(other)).toMatchObject({ state: 'paid' })
      const late = await opened({ expiresAt: new Date(server.now() + 60_000) })
      server.pass(61)
      await pay(late)
      expect(await service.query(late)).toEqual({ state: 'closed' })
    })

    it('gives back in parts, the same number once, and never more than came', async () => {
      const service = await port()
      const no = await opened({ fen: 10_000 })
      const refund = (refundNo: string, fen: number) => ({ no, refundNo, fen, total: 10_000, reason: '退费' })
      await expect(service.refund(refund('R0', 1))).rejects.toThrow(ServiceDeclined)
      await pay(no)
      expect(await service.queryRefund(refund('R1', 3000))).toBe('unknown')
      expect(await service.refund(refund('R1', 3000))).toBe('done')
      expect(await service.refund(refund('R1', 3000))).toBe('done')
      expect(await service.queryRefund(refund('R1', 3000))).toBe('done')
      await expect(service.refund(refund('R2', 7001))).rejects.toThrow(ServiceDeclined)
      expect(await service.refund(refund('R3', 7000))).toBe('done')
    })

    async function noticed(no: string) {
      const [trade, merchant] = [await tradeOf(store(), no), await merchantOf(store(), { id: channelId })]
      if (!trade || !merchant) throw new Error('It is there.')
      const { headers, body } = noticeFor(store(), merchant, trade)
      return { headers: Object.fromEntries(new Headers(headers)), body: String(body) }
    }

    it('takes a notice as the service signed it, and no other', async () => {
      const service = await port()
      const no = await opened()
      expect(await service.verify(await noticed(no))).toBeUndefined()
      await pay(no)
      const notice = await noticed(no)
      expect(await service.verify(notice)).toMatchObject({ state: 'paid', no, fen: 506_050 })
      for (const part of [0.1, 0.3, 0.5, 0.7])
        expect(await service.verify({ ...notice, body: altered(notice.body, part) })).toBeUndefined()
      for (const body of ['', '{}', 'sign=x', 'a'.repeat(60_000)])
        expect(await service.verify({ headers: {}, body })).toBeUndefined()
      const stranger = crypto.randomUUID()
      const { bodyId } =
        (await table(feeChannel, server.app().db, server.tenantId).get({ id: channelId }, ['bodyId'])) ?? {}
      const other = {
        id: stranger,
        code: `O${count}`,
        name: `别家${count}`,
        kind,
        bodyId: bodyId ?? '',
        sort: 2,
      }
      await openService(server.app(), server.tenantId, other)
      const { port: theirs } = await serviceOf(server.app(), server.tenantId, stranger)
      expect(await theirs.verify(notice)).toBeUndefined()
      if (kind === 'wechat') {
        server.pass(301)
        expect(await service.verify(notice)).toBeUndefined()
      }
    })

    it('takes no answer that the service has not signed, and no silence for one', async () => {
      const kept = await table(feeChannel, server.app().db, server.tenantId).get({ id: channelId }, [
        'serviceKey',
      ])
      const no = await opened()
      const { publicKey } = await makeKeys()
      await table(feeChannel, server.app().db, server.tenantId).update(
        { id: channelId },
        { serviceKey: publicKey },
      )
      await expect((await port()).query(no)).rejects.toThrow(ServiceUnavailable)
      await table(feeChannel, server.app().db, server.tenantId).update(
        { id: channelId },
        {
          serviceKey: kept?.serviceKey ?? '',
          serviceUrl: 'https://away.example/gateway.do',
        },
      )
      await expect((await port()).query(no)).rejects.toThrow(ServiceUnavailable)
      const serviceUrl = kind === 'wechat' ? 'https://pay.invalid' : 'https://pay.invalid/gateway.do'
      await table(feeChannel, server.app().db, server.tenantId).update({ id: channelId }, { serviceUrl })
      expect(await (await port()).query(no)).toEqual({ state: 'waiting' })
    })

    it('brings a student’s order to its end by the notice alone, told once or ten times', async () => {
      const json = { studentId: ids.studentId, projectId, academicYear: '2026-2027', due: '100.00' }
      const { data: fee } = await asks.admin('fee/studentFee/add', { ...json, dueOn: '2026-12-30' })
      const { data: order } = await asks.student('fee/mine/order', {
        feeIds: [fee.id],
        channelId,
        way: 'page',
      })
      expect(order.state).toBe('paying')
      const paidFee = async () => (await asks.admin(`fee/studentFee/getOne?id=${fee.id}`)).data
      line.tells = false
      await payTrade({ ...store(), tell }, order.no)
      expect(await paidFee()).toMatchObject({ paid: '0.00' })
      line.tells = true
      const { headers, body } = await noticed(order.no)
      const address = `https://p.example/api/campus-fee/notify/${channelId}`
      const told = () => tell(address, { method: 'POST', headers, body })
      const answers = await Promise.all(Array.from({ length: 10 }, told))
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
      expect(await paidFee()).toMatchObject({ paid: '100.00', owed: '0.00', state: 'paid' })
      const forged = await tell(address, { method: 'POST', headers, body: altered(body, 0.5) })
      expect(forged.status === 500 || (await forged.text()) === 'fail').toBe(true)
      const elsewhere = await tell(`https://p.example/api/campus-fee/notify/${crypto.randomUUID()}`, {
        ...{ method: 'POST', headers, body },
      })
      expect(elsewhere.status).toBe(404)

      expect((await asks.admin('fee/order/refund', { id: order.id, reason: '05' })).status).toBe(200)
      await tendOrders(server.app(), server.tenantId)
      expect(await paidFee()).toMatchObject({ refunded: '100.00', state: 'refunded' })
      const trade = await tradeOf(store(), order.no)
      expect(Object.values(JSON.parse(trade?.refunds ?? '{}'))).toEqual([10_000])
      if (trade) expect(await change(store(), { ...trade, revision: 1 }, { state: 'waiting' })).toBe(false)
    })
  },
)
