import { beforeAll, describe, expect, it } from 'vitest'
import { bookOf } from '#server/areas/fee/demo/stand-in/book.ts'
import { toGbk } from '#server/areas/fee/demo/stand-in/gbk.ts'
import { type Keys, makeKeys } from '#server/areas/fee/demo/stand-in/keys.ts'
import { type ServiceName, type Trades, tradesInMemory } from '#server/areas/fee/demo/stand-in/trades.ts'
import type { Notice } from '#server/core/payments/port.ts'
import { merchantOf, no, opening, order } from './merchant.ts'

let keys: Keys

beforeAll(async () => {
  keys = await makeKeys()
})

/** Two processes over one store: the first to read waits until the other has read too. */
function meeting(trades: Trades): Trades {
  let waits: (() => void) | undefined
  let reads = 0
  return {
    ...trades,
    async get(service, number) {
      const found = await trades.get(service, number)
      reads += 1
      if (reads === 1) await new Promise<void>((resolve) => (waits = resolve))
      if (reads === 2) waits?.()
      return found
    },
  }
}

const now = () => new Date('2026-09-01T08:00:00+08:00')

async function paidTrade(service: ServiceName, trades: Trades) {
  const book = bookOf(service, trades, now)
  const { subject, fen, notifyUrl } = opening
  await book.open({ no, subject, fen, notifyUrl, isOpened: true, expiresAt: opening.expiresAt.toISOString() })
  return book
}

describe('Two processes', () => {
  it('do not both pay', async () => {
    const trades = tradesInMemory()
    await paidTrade('wechat', trades)
    const met = meeting(trades)
    const [one, two] = [bookOf('wechat', met, now), bookOf('wechat', met, now)]
    const both = await Promise.all([one.pay(no), two.pay(no)])
    expect(both.filter(({ isPaidNow }) => isPaidNow)).toHaveLength(1)
    expect(both[0]?.trade?.paid).toEqual(both[1]?.trade?.paid)
  })

  it('do not pay and close', async () => {
    const trades = tradesInMemory()
    await paidTrade('wechat', trades)
    const met = meeting(trades)
    const [pay, close] = await Promise.all([
      bookOf('wechat', met, now).pay(no),
      bookOf('wechat', met, now).close(no),
    ])
    expect(pay.trade?.state).toBe(close?.state)
    expect(pay.isPaidNow).toBe(close?.state === 'paid')
  })

  it('do not refund the same money twice', async () => {
    const trades = tradesInMemory()
    await (await paidTrade('alipay', trades)).pay(no)
    const met = meeting(trades)
    const results = await Promise.all(
      ['R1', 'R2'].map((refundNo) => bookOf('alipay', met, now).refund(no, refundNo, 123_45)),
    )
    expect(results.map(({ kind }) => kind).sort()).toEqual(['beyond', 'made'])
  })
})

it('A store refuses what is not the next version', async () => {
  const trades = tradesInMemory()
  await paidTrade('wechat', trades)
  const trade = await trades.get('wechat', no)
  if (!trade) throw new Error('No trade')
  expect(await trades.put(trade)).toBe(false)
  expect(await trades.put({ ...trade, version: 3 })).toBe(false)
  expect(await trades.put({ ...trade, version: 2 })).toBe(true)
  expect(await trades.get('alipay', no)).toBeUndefined()
})

describe.each(['wechat', 'alipay'] as const)('%s', (service) => {
  it('is paid once, and sends one notice', async () => {
    const at = merchantOf(service, keys)
    await at.begin()
    const paid = await at.services.pay(service, no)
    expect((await at.services.pay(service, no))?.paid).toEqual(paid?.paid)
    expect(at.delivered).toHaveLength(1)
    expect(await at.services.deliverDue()).toBe(0)
  })

  it('knows no payment of a trade that nobody opened', async () => {
    const at = merchantOf(service, keys)
    expect(await at.services.pay(service, no)).toBeUndefined()
    expect(await at.services.noticeOf(service, no)).toBeUndefined()
  })

  it('repeats a notice, later and later, until it is taken', async () => {
    const at = merchantOf(service, keys)
    const replies = [
      async () => Promise.reject(new Error('No line')),
      async () => ({ status: 500, body: '' }),
      async () => at.port.reply(false),
    ]
    at.merchantSide.answer = async (): Promise<{ status: number; body: string }> =>
      (replies.shift() ?? (async () => at.port.reply(true)))()
    await at.begin()
    await at.services.pay(service, no)
    const delays = service === 'wechat' ? [15, 15, 30] : [240, 600, 600]
    for (const [sent, delay] of delays.entries()) {
      expect(at.delivered).toHaveLength(sent + 1)
      at.pass(delay - 1)
      expect(await at.services.deliverDue()).toBe(0)
      at.pass(1)
      expect(await at.services.deliverDue()).toBe(1)
    }
    at.pass(86_400)
    expect(await at.services.deliverDue()).toBe(0)
    expect((await at.trades.get(service, no))?.notice).toEqual({ id: expect.any(String), sent: 4 })
  })

  it('gives up in the end', async () => {
    const at = merchantOf(service, keys)
    at.merchantSide.answer = async () => at.port.reply(false)
    await at.begin()
    await at.services.pay(service, no)
    for (let hours = 0; hours < 48; hours += 1) {
      at.pass(3600)
      await at.services.deliverDue()
    }
    const times = at.delivered.length
    expect(times).toBe(service === 'wechat' ? 16 : 8)
  })

  it('sends a notice late that is signed when it is sent', async () => {
    const at = merchantOf(service, keys)
    at.merchantSide.answer = async () => at.port.reply(false)
    await at.begin()
    await at.services.pay(service, no)
    at.pass(86_000)
    const late = (await at.services.noticeOf(service, no)) as Notice
    expect(await at.port.verify(late)).toMatchObject({ no, paidAt: now() })
  })

  it('writes no bill of a day that is not over', async () => {
    const at = merchantOf(service, keys)
    await at.begin()
    await at.services.pay(service, no)
    expect(await at.port.bill('2026-09-01')).toEqual([])
  })

  it('keeps its own trades', async () => {
    const at = merchantOf(service, keys)
    await at.begin()
    const other = service === 'wechat' ? 'alipay' : 'wechat'
    expect(await at.services.open(other, no)).toBeUndefined()
  })
})

it('WeChat takes a number of a refund for one trade only', async () => {
  const at = merchantOf('wechat', keys)
  for (const number of [no, 'F2026090108000002']) {
    await at.begin({ no: number })
    await at.services.pay('wechat', number)
  }
  await at.port.refund(order)
  await expect(at.port.refund({ ...order, no: 'F2026090108000002' })).rejects.toThrow('商户退款单号重复')
})

it('Alipay gives its bill to nobody without the token', async () => {
  const at = merchantOf('alipay', keys)
  await at.begin()
  await at.services.pay('alipay', no)
  const answer = await at.services.fetch('https://openapi.alipay.com/gateway.do/bill?day=2026-09-01&token=1')
  expect(answer.status).toBe(400)
})

it('GBK is written as it is read', () => {
  const text = '支付宝交易号,订单金额（元）\t12.30 龘'
  expect(new TextDecoder('gbk').decode(toGbk(text))).toBe(text)
  expect([...toGbk('学号,😀')]).toEqual([0xd1, 0xa7, 0xba, 0xc5, 0x2c, 0x3f])
})
