import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Keys, makeKeys } from '#server/areas/fee/demo/stand-in/keys.ts'
import { sealed, signed } from '#server/areas/fee/demo/stand-in/rsa.ts'
import type { Fetch } from '#server/core/payments/accounts.ts'
import { type Notice, ServiceDeclined, ServiceUnavailable } from '#server/core/payments/port.ts'
import { merchantOf, no, opening, order } from './merchant.ts'

let keys: Keys
let at: ReturnType<typeof merchantOf>

beforeAll(async () => {
  keys = await makeKeys()
})
beforeEach(() => {
  at = merchantOf('wechat', keys)
})

const timestamp = String(Date.parse('2026-09-01T08:00:00+08:00') / 1000)

/** Headers of what WeChat itself says at eight o'clock. */
const headersOf = async (body: string) => ({
  'wechatpay-timestamp': timestamp,
  'wechatpay-nonce': 'nonce',
  'wechatpay-serial': keys.service.wechat.serial,
  'wechatpay-signature': await signed(`${timestamp}\nnonce\n${body}\n`, keys.service.wechat.privateKey),
})

/** WeChat with this to say. */
const saying =
  (data: object, status = 200): Fetch =>
  async () => {
    const body = JSON.stringify(data)
    return new Response(body, { status, headers: await headersOf(body) })
  }

const transaction = () => ({
  appid: keys.merchant.wechat.appId,
  mchid: keys.merchant.wechat.mchId,
  out_trade_no: no,
  trade_state: 'SUCCESS',
  transaction_id: '4200',
  success_time: '2026-09-01T08:00:00+08:00',
  amount: { total: 123_45, currency: 'CNY' },
})

describe('A page', () => {
  it('leads to WeChat and back, and WeChat is told whose phone it is', async () => {
    const sent: unknown[] = []
    const port = at.portOver((url, init) => {
      sent.push([new URL(url).pathname, JSON.parse(String(init?.body)).scene_info])
      return at.services.fetch(url, init)
    })
    const { payUrl } = await port.start({ ...opening, way: 'page' })
    const page = new URL(payUrl)
    expect(page.origin + page.pathname).toBe(`https://cashier.example/wechat/${no}`)
    expect(page.searchParams.get('redirect_url')).toBe(opening.returnUrl)
    expect(sent).toEqual([
      ['/v3/pay/transactions/h5', { payer_client_ip: '203.0.113.7', h5_info: { type: 'Wap' } }],
    ])
  })
})

describe('An answer', () => {
  it('is taken for five minutes, and not a second longer', async () => {
    const port = at.portOver(saying(transaction()))
    at.pass(300)
    expect(await port.query(no)).toMatchObject({ state: 'paid' })
    at.pass(1)
    await expect(port.query(no)).rejects.toThrow(ServiceUnavailable)
  })

  it('is taken from one key of WeChat only', async () => {
    const said = saying(transaction())
    const other: Fetch = async (url, init) => {
      const answer = await said(url, init)
      answer.headers.set('wechatpay-serial', 'ANOTHER')
      return answer
    }
    await expect(at.portOver(other).query(no)).rejects.toThrow(ServiceUnavailable)
  })

  it.each([
    ['text', { total: '12345' }],
    ['part of a fen', { total: 1.5 }],
    ['below zero', { total: -1 }],
    ['nothing', { total: 0 }],
    ['another currency', { total: 1, currency: 'USD' }],
  ])('has no amount that is %s', async (_, amount) => {
    const port = at.portOver(saying({ ...transaction(), amount }))
    await expect(port.query(no)).rejects.toThrow(ServiceUnavailable)
  })

  it.each([
    ['NOTPAY', 'waiting'],
    ['USERPAYING', 'waiting'],
    ['PAYERROR', 'waiting'],
    ['CLOSED', 'closed'],
    ['REVOKED', 'closed'],
    ['REFUND', 'paid'],
  ])('of %s is a trade that is %s', async (trade_state, state) => {
    expect(await at.portOver(saying({ ...transaction(), trade_state })).query(no)).toMatchObject({ state })
  })

  it('of a state that nobody knows is none', async () => {
    const port = at.portOver(saying({ ...transaction(), trade_state: 'NEW' }))
    await expect(port.query(no)).rejects.toThrow(ServiceUnavailable)
  })

  it.each(['appid', 'mchid'])('with the %s of another is none', async (name) => {
    const port = at.portOver(saying({ ...transaction(), [name]: 'another' }))
    await expect(port.query(no)).rejects.toThrow(ServiceUnavailable)
  })

  it.each([
    [500, 'SYSTEM_ERROR'],
    [429, 'FREQUENCY_LIMITED'],
    [403, 'BIZERR_NEED_RETRY'],
  ])('of %d %s may be another the next time', async (status, code) => {
    const port = at.portOver(saying({ code, message: '请稍后重试' }, status))
    await expect(port.refund(order)).rejects.toThrow(ServiceUnavailable)
  })

  it('that declines is told in its words', async () => {
    const port = at.portOver(saying({ code: 'NOT_ENOUGH', message: '基本账户余额不足' }, 403))
    await expect(port.refund(order)).rejects.toThrow(new ServiceDeclined('基本账户余额不足'))
  })

  it.each([
    ['SUCCESS', 'done'],
    ['PROCESSING', 'pending'],
    ['CLOSED', 'failed'],
    ['ABNORMAL', 'failed'],
  ])('of a refund that is %s is %s', async (status, state) => {
    const made = { out_trade_no: no, out_refund_no: 'R1', status, amount: { refund: 23_45 } }
    const port = at.portOver(saying(made))
    expect([await port.refund(order), await port.queryRefund(order)]).toEqual([state, state])
  })
})

describe('A notice', () => {
  const noticeOf = async (data: object, key: string, event_type = 'TRANSACTION.SUCCESS'): Promise<Notice> => {
    const resource = {
      algorithm: 'AEAD_AES_256_GCM',
      ciphertext: await sealed(JSON.stringify(data), key, '0123456789ab', 'transaction'),
      nonce: '0123456789ab',
      associated_data: 'transaction',
    }
    const body = JSON.stringify({ event_type, resource })
    return { headers: await headersOf(body), body }
  }

  it('is opened with the key of the merchant alone', async () => {
    const { apiV3Key } = keys.service.wechat
    expect(await at.port.verify(await noticeOf(transaction(), apiV3Key))).toMatchObject({ fen: 123_45, no })
    expect(await at.port.verify(await noticeOf(transaction(), 'X'.repeat(32)))).toBeUndefined()
  })

  it('tells of a payment and nothing else', async () => {
    const { apiV3Key } = keys.service.wechat
    const other = await noticeOf(transaction(), apiV3Key, 'REFUND.SUCCESS')
    const waits = await noticeOf({ ...transaction(), trade_state: 'NOTPAY' }, apiV3Key)
    expect(await at.port.verify(other)).toBeUndefined()
    expect(await at.port.verify(waits)).toBeUndefined()
  })

  it('is replied to in JSON', () => {
    expect(at.port.reply(true)).toMatchObject({ status: 200, body: '{"code":"SUCCESS"}' })
    expect(at.port.reply(false)).toMatchObject({ status: 500, body: '{"code":"FAIL","message":"失败"}' })
  })
})

describe('A bill', () => {
  beforeEach(async () => {
    await at.begin()
    await at.services.pay('wechat', no)
    at.pass(86_400)
  })

  it('that is not what its hash says is not read', async () => {
    const altering: Fetch = async (url, init) => {
      const answer = await at.services.fetch(url, init)
      if (!url.includes('/billdownload/')) return answer
      return new Response((await answer.text()).replaceAll('123.45', '023.45'))
    }
    await expect(at.portOver(altering).bill('2026-09-01')).rejects.toThrow('微信支付账单与摘要不符')
    expect(await at.port.bill('2026-09-01')).toMatchObject([{ fen: 123_45 }])
  })

  it('is not fetched from anybody else, who would get a signature', async () => {
    const asked: string[] = []
    at.pass(-86_400)
    const said = saying({
      hash_type: 'SHA1',
      hash_value: '0',
      download_url: 'https://elsewhere.example/v3/x',
    })
    const port = at.portOver((url, init) => {
      asked.push(new URL(url).host)
      return said(url, init)
    })
    await expect(port.bill('2026-09-01')).rejects.toThrow(ServiceUnavailable)
    expect(asked).toEqual(['api.mch.weixin.qq.com'])
  })
})
