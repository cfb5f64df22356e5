import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Keys, makeKeys } from '#server/areas/fee/demo/stand-in/keys.ts'
import type { Fetch } from '#server/core/payments/accounts.ts'
import {
  type Notice,
  type PaymentPort,
  ServiceDeclined,
  ServiceUnavailable,
} from '#server/core/payments/port.ts'
import { merchantOf, no, opening, order } from './merchant.ts'

let keys: Keys
let others: Keys

beforeAll(async () => {
  ;[keys, others] = await Promise.all([makeKeys(), makeKeys()])
})

afterEach(() => {
  vi.restoreAllMocks()
})

/** All that a port asks its service. */
const calls: readonly [string, (port: PaymentPort) => Promise<unknown>][] = [
  ['start', (port) => port.start(opening)],
  ['query', (port) => port.query(no)],
  ['close', (port) => port.close(no)],
  ['refund', (port) => port.refund(order)],
  ['queryRefund', (port) => port.queryRefund(order)],
  ['bill', (port) => port.bill('2026-09-01')],
]

describe.each([
  { service: 'wechat' as const, kept: 300, first: 'pending' },
  { service: 'alipay' as const, kept: 25 * 3600, first: 'done' },
])('The port of $service', ({ service, kept, first }) => {
  let at: ReturnType<typeof merchantOf>

  beforeEach(() => {
    at = merchantOf(service, keys)
  })

  describe('opens a trade', () => {
    it('once, however often it is asked', async () => {
      const { payUrl } = await at.port.start(opening)
      expect(payUrl).toBe(`https://cashier.example/${service}/${no}`)
      const kept = await at.trades.get(service, no)
      expect(kept).toMatchObject({ fen: 123_45, notifyUrl: opening.notifyUrl, version: 1 })
      expect(kept?.expiresAt).toBe('2026-09-01T00:30:00.000Z')
      expect(await at.port.start(opening)).toEqual({ payUrl })
      expect(await at.trades.get(service, no)).toEqual(kept)
    })

    it('and none of another amount under the same number', async () => {
      await at.port.start(opening)
      await expect(at.port.start({ ...opening, fen: 1 })).rejects.toThrow(ServiceDeclined)
    })

    it('and none again that was paid', async () => {
      await at.begin()
      await at.services.pay(service, no)
      await expect(at.port.start(opening)).rejects.toThrow(ServiceDeclined)
    })
  })

  describe('asks for a trade', () => {
    it('that nobody opened', async () => {
      expect(await at.port.query(no)).toEqual({ state: 'unknown' })
    })

    it('that waits', async () => {
      await at.begin()
      expect(await at.port.query(no)).toEqual({ state: 'waiting' })
    })

    it('that was paid', async () => {
      await at.begin()
      at.pass(61)
      const paid = await at.services.pay(service, no)
      expect(await at.port.query(no)).toEqual({
        state: 'paid',
        no,
        fen: 123_45,
        transactionNo: paid?.paid?.transactionNo,
        paidAt: new Date('2026-09-01T08:01:01+08:00'),
      })
    })

    it('that was paid with another amount', async () => {
      await at.begin()
      await at.services.pay(service, no, 1)
      expect(await at.port.query(no)).toMatchObject({ state: 'paid', fen: 1 })
    })

    it('that was refunded as a whole, and stays paid', async () => {
      await at.begin()
      await at.services.pay(service, no)
      await at.port.refund({ ...order, fen: 123_45 })
      expect(await at.port.query(no)).toMatchObject({ state: 'paid', fen: 123_45 })
    })

    it('whose time is over', async () => {
      await at.begin()
      at.pass(30 * 60 - 1)
      expect(await at.port.query(no)).toEqual({ state: 'waiting' })
      at.pass(1)
      expect(await at.port.query(no)).toEqual({ state: 'closed' })
      expect(await at.services.pay(service, no)).toMatchObject({ state: 'closed' })
      await expect(at.port.start(opening)).rejects.toThrow(ServiceDeclined)
    })
  })

  describe('closes a trade', () => {
    it('that waits, so that nobody can pay it', async () => {
      await at.begin()
      expect(await at.port.close(no)).toEqual({ state: 'closed' })
      expect(await at.services.pay(service, no)).toMatchObject({ state: 'closed' })
      expect(await at.port.query(no)).toEqual({ state: 'closed' })
      expect(at.delivered).toEqual([])
    })

    it('again, to the same end', async () => {
      await at.begin()
      await at.port.close(no)
      expect(await at.port.close(no)).toEqual({ state: 'closed' })
    })

    it('and says that it was paid before', async () => {
      await at.begin()
      await at.services.pay(service, no)
      expect(await at.port.close(no)).toMatchObject({ state: 'paid', fen: 123_45, no })
      expect(await at.port.query(no)).toMatchObject({ state: 'paid' })
    })

    it('that nobody opened', async () => {
      expect(await at.port.close(no)).toEqual({ state: 'unknown' })
    })
  })

  describe('refunds', () => {
    beforeEach(async () => {
      await at.begin()
      await at.services.pay(service, no)
    })

    it('a part, and the same again moves nothing', async () => {
      expect(await at.port.queryRefund(order)).toBe('unknown')
      expect(await at.port.refund(order)).toBe(first)
      expect(await at.port.queryRefund(order)).toBe('done')
      expect(await at.port.refund(order)).toBe('done')
      expect((await at.trades.get(service, no))?.refunds).toMatchObject([{ no: 'R1', fen: 23_45 }])
    })

    it('all of it in two, and not a fen beyond', async () => {
      await at.port.refund(order)
      await expect(at.port.refund({ ...order, refundNo: 'R2', fen: 100_01 })).rejects.toThrow(ServiceDeclined)
      expect(await at.port.queryRefund({ ...order, refundNo: 'R2', fen: 100_01 })).toBe('unknown')
      expect(await at.port.refund({ ...order, refundNo: 'R3', fen: 100_00 })).toBe(first)
      await expect(at.port.refund({ ...order, refundNo: 'R4', fen: 1 })).rejects.toThrow(ServiceDeclined)
    })

    it('no other amount under a number that was used', async () => {
      await at.port.refund(order)
      await expect(at.port.refund({ ...order, fen: 1 })).rejects.toThrow(ServiceDeclined)
      await expect(at.port.queryRefund({ ...order, fen: 1 })).rejects.toThrow(ServiceDeclined)
    })

    it('no trade that waits or that nobody opened', async () => {
      await at.begin({ no: 'F2026090108000002' })
      for (const other of ['F2026090108000002', 'F2026090108000003'])
        await expect(at.port.refund({ ...order, no: other, refundNo: 'R9' })).rejects.toThrow(ServiceDeclined)
    })
  })

  describe('takes a notice', () => {
    const noticeBy = async (theirs: Keys) => {
      const other = merchantOf(service, theirs)
      await other.begin()
      await other.services.pay(service, no)
      return other.delivered[0]?.notice as Notice
    }
    const paidNotice = async () => {
      await at.begin()
      await at.services.pay(service, no)
      return at.delivered[0]?.notice as Notice
    }

    it('that is right, whatever the letters of its headers, as often as it comes', async () => {
      const notice = await paidNotice()
      expect(at.delivered[0]?.url).toBe(opening.notifyUrl)
      const trade = await at.port.query(no)
      expect(trade).toMatchObject({ state: 'paid' })
      expect(await at.port.verify(notice)).toEqual(trade)
      const loud = Object.entries(notice.headers).map(([name, value]) => [name.toUpperCase(), value])
      expect(await at.port.verify({ ...notice, headers: Object.fromEntries(loud) })).toEqual(trade)
    })

    it('with the amount that was paid, not the one that was asked', async () => {
      await at.begin()
      await at.services.pay(service, no, 1)
      expect(await at.port.verify(at.delivered[0]?.notice as Notice)).toMatchObject({ fen: 1 })
    })

    it('until it is too old', async () => {
      const notice = await paidNotice()
      at.pass(kept)
      expect(await at.port.verify(notice)).toBeDefined()
      at.pass(1)
      expect(await at.port.verify(notice)).toBeUndefined()
    })

    it('and none from before its time', async () => {
      const notice = await paidNotice()
      at.pass(-kept - 1)
      expect(await at.port.verify(notice)).toBeUndefined()
    })

    it('and none that another key signed', async () => {
      const theirs = structuredClone(keys)
      Object.assign(theirs.service[service], { privateKey: others.service[service].privateKey })
      const { platformPublicKey } = others.merchant.wechat
      Object.assign(theirs.merchant.wechat, { platformPublicKey })
      Object.assign(theirs.merchant.alipay, { alipayPublicKey: others.merchant.alipay.alipayPublicKey })
      const forged = await noticeBy(theirs)
      expect(forged.body).toContain(service === 'alipay' ? no : 'ciphertext')
      expect(await at.port.verify(forged)).toBeUndefined()
      expect(await at.port.verify(await noticeBy(keys))).toBeDefined()
    })

    it('and none of which a byte was altered', async () => {
      const notice = await paidNotice()
      // The end of a signature in base64 has bits that stand for nothing.
      const end = service === 'alipay' ? notice.body.length - '=%3D%3D'.length : notice.body.length
      for (let place = 0; place < end; place += 1) {
        const letter = notice.body[place] === '7' ? '8' : '7'
        const body = notice.body.slice(0, place) + letter + notice.body.slice(place + 1)
        expect(await at.port.verify({ ...notice, body }), `byte ${place}`).toBeUndefined()
      }
    })

    it('and none without a body or headers', async () => {
      expect(await at.port.verify({ headers: {}, body: '' })).toBeUndefined()
      expect(await at.port.verify({ headers: {}, body: '{}' })).toBeUndefined()
    })

    it('and none of strangers', async () => {
      const notice = await noticeBy(others)
      expect(await merchantOf(service, others).port.verify(notice)).toBeDefined()
      expect(await at.port.verify(notice)).toBeUndefined()
    })

    it.each(['merchant', 'app'])('and none of another %s that the same service signed', async (what) => {
      const number = { merchant: service === 'wechat' ? 'mchId' : 'sellerId', app: 'appId' }[what] as string
      const theirs = structuredClone(keys)
      Object.assign(theirs.service[service], { [number]: '2088000000000000' })
      Object.assign(theirs.merchant[service], { [number]: '2088000000000000' })
      const notice = await noticeBy(theirs)
      expect(await merchantOf(service, theirs).port.verify(notice)).toBeDefined()
      expect(await at.port.verify(notice)).toBeUndefined()
    })

    it('and its reply ends what the service sends, or does not', async () => {
      at.merchantSide.answer = async () => at.port.reply(false)
      await paidNotice()
      at.pass(4 * 60)
      at.merchantSide.answer = async () => at.port.reply(true)
      expect(await at.services.deliverDue()).toBe(1)
      at.pass(20 * 60)
      expect(await at.services.deliverDue()).toBe(0)
    })
  })

  describe('does not trust', () => {
    const altered =
      (change: (body: string) => string): Fetch =>
      async (url, init) => {
        const answer = await at.services.fetch(url, init)
        const { status, headers } = answer
        return new Response(change(await answer.text()) || null, {
          status: status === 204 ? 200 : status,
          headers,
        })
      }

    it.each(calls)('%s: an answer of which a byte was altered', async (_, ask) => {
      await at.begin()
      const change = (body: string) => {
        const place = Math.max(body.lastIndexOf('}', body.length - 2), 0)
        return `${body.slice(0, place)} ${body.slice(place)}`
      }
      await expect(ask(at.portOver(altered(change)))).rejects.toThrow(ServiceUnavailable)
    })

    it.each(calls)('%s: an answer that another key signed', async (_, ask) => {
      const theirs = structuredClone(keys)
      Object.assign(theirs.service[service], { privateKey: others.service[service].privateKey })
      const { services } = merchantOf(service, theirs)
      await expect(ask(at.portOver(services.fetch))).rejects.toThrow(ServiceUnavailable)
    })

    it('an answer about another trade', async () => {
      await at.begin({ no: 'F2026090108000002' })
      let answer: Response | undefined
      const recording: Fetch = async (url, init) => {
        answer = await at.services.fetch(url, init)
        return answer.clone()
      }
      expect(await at.portOver(recording).query('F2026090108000002')).toEqual({ state: 'waiting' })
      const repeating = at.portOver(async () => (answer as Response).clone())
      await expect(repeating.query(no)).rejects.toThrow(ServiceUnavailable)
    })

    it.each(calls)('%s: a fault of the service', async (_, ask) => {
      const broken = at.portOver(async () => new Response('<html>502</html>', { status: 502 }))
      await expect(ask(broken)).rejects.toThrow(ServiceUnavailable)
    })
  })

  describe('waits ten seconds', () => {
    beforeEach(() => {
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((after) => {
        expect(after).toBe(10_000)
        const ended = new AbortController()
        setTimeout(() => ended.abort(), 5)
        return ended.signal
      })
    })

    it.each(calls)('%s: a service that hangs', async (_, ask) => {
      await expect(ask(at.portOver(() => new Promise(() => {})))).rejects.toThrow(ServiceUnavailable)
    })

    it.each(calls)('%s: a body that never ends', async (_, ask) => {
      const endless = () => new Response(new ReadableStream({ pull: () => new Promise(() => {}) }))
      await expect(ask(at.portOver(async () => endless()))).rejects.toThrow(ServiceUnavailable)
    })
  })

  it('reads no more than it must', async () => {
    let sent = 0
    const flood = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1
        controller.enqueue(new Uint8Array(64 * 1024))
      },
    })
    await expect(at.portOver(async () => new Response(flood)).query(no)).rejects.toThrow(ServiceUnavailable)
    expect(sent).toBeLessThan(10)
  })

  it('tells no secret when a call fails', async () => {
    const { privateKey } = keys.merchant[service]
    const failing = at.portOver(async (url, init) => {
      throw new Error(`${url} ${JSON.stringify(init)} ${privateKey}`)
    })
    const error = await failing.query(no).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ServiceUnavailable)
    expect((error as Error).message).toMatch(/^(微信支付|支付宝)没有应答$/)
    expect((error as Error).cause).toBeUndefined()
  })

  it('is not heard with a key that is not the merchant’s', async () => {
    await at.begin()
    const own = structuredClone(keys.merchant)
    Object.assign(own[service], { privateKey: others.merchant[service].privateKey })
    await expect(at.portOver(at.services.fetch, own).close(no)).rejects.toThrow(ServiceDeclined)
    expect(await at.port.query(no)).toEqual({ state: 'waiting' })
  })

  describe('reads the bill of a day', () => {
    it('with its payments and refunds', async () => {
      await at.begin()
      const paid = await at.services.pay(service, no)
      await at.port.refund(order)
      await at.begin({ no: 'F2026090108000002', fen: 5 })
      await at.begin({ no: 'F2026090108000003', fen: 7, expiresAt: new Date('2026-09-02T12:00:00+08:00') })
      await at.services.pay(service, 'F2026090108000002')
      at.pass(86_400)
      await at.services.pay(service, 'F2026090108000003')
      await at.port.refund({ ...order, refundNo: 'R2', fen: 1 })
      at.pass(86_400)
      const transactionNo = paid?.paid?.transactionNo
      expect(await at.port.bill('2026-09-01')).toEqual([
        { no, transactionNo, kind: 'payment', fen: 123_45 },
        { no, transactionNo, kind: 'refund', refundNo: 'R1', fen: 23_45 },
        { no: 'F2026090108000002', transactionNo: expect.any(String), kind: 'payment', fen: 5 },
      ])
      expect(await at.port.bill('2026-09-02')).toEqual([
        { no, transactionNo, kind: 'refund', refundNo: 'R2', fen: 1 },
        { no: 'F2026090108000003', transactionNo: expect.any(String), kind: 'payment', fen: 7 },
      ])
    })

    it('of which nothing is known', async () => {
      expect(await at.port.bill('2026-08-31')).toEqual([])
    })
  })
})
