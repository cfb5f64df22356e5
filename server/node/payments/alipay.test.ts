import { createPrivateKey, createSign } from 'node:crypto'
import { strToU8, zipSync } from 'fflate'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Keys, makeKeys } from '#server/areas/fee/demo/stand-in/keys.ts'
import { signed } from '#server/areas/fee/demo/stand-in/rsa.ts'
import type { Fetch } from '#server/core/payments/accounts.ts'
import { ServiceDeclined, ServiceUnavailable } from '#server/core/payments/port.ts'
import { merchantOf, no, opening, order } from './merchant.ts'

let keys: Keys
let at: ReturnType<typeof merchantOf>

beforeAll(async () => {
  keys = await makeKeys()
})
beforeEach(() => {
  at = merchantOf('alipay', keys)
})

/** Alipay with this to say to any method, or under another name. */
const saying =
  (data: object, name?: string): Fetch =>
  async (_, init) => {
    const method = new URLSearchParams(String(init?.body)).get('method') ?? ''
    const words = JSON.stringify(data)
    const sign = await signed(words, keys.service.alipay.privateKey)
    return new Response(`{"${name ?? `${method.replaceAll('.', '_')}_response`}":${words},"sign":"${sign}"}`)
  }

const paid = {
  code: '10000',
  msg: 'Success',
  trade_no: '2026',
  out_trade_no: no,
  trade_status: 'TRADE_SUCCESS',
  total_amount: '123.45',
  send_pay_date: '2026-09-01 08:00:00',
}

describe('A code', () => {
  it('has no trade behind it until somebody scans it', async () => {
    await at.port.start(opening)
    expect(await at.port.query(no)).toEqual({ state: 'unknown' })
    expect(await at.port.close(no)).toEqual({ state: 'unknown' })
    await at.services.open('alipay', no)
    expect(await at.port.query(no)).toEqual({ state: 'waiting' })
  })

  it('is asked for without signs that Alipay does not take', async () => {
    await at.port.start(opening)
    expect(await at.trades.get('alipay', no)).toMatchObject({ subject: '2026学年 学费 住宿费' })
  })
})

describe('A page', () => {
  const page = { ...opening, way: 'page' } as const

  it('opens the trade and leads to where it is paid', async () => {
    const { payUrl } = await at.port.start(page)
    expect(await at.port.query(no)).toEqual({ state: 'unknown' })
    const answer = await at.services.fetch(payUrl)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      `https://cashier.example/alipay/${no}`,
    ])
    expect(await at.trades.get('alipay', no)).toMatchObject({
      fen: 123_45,
      notifyUrl: opening.notifyUrl,
      returnUrl: opening.returnUrl,
      expiresAt: '2026-09-01T00:30:00.000Z',
    })
    expect(await at.port.query(no)).toEqual({ state: 'waiting' })
    expect(await at.port.start(page)).toEqual({ payUrl })
  })

  it('cannot be altered on its way', async () => {
    const { payUrl } = await at.port.start(page)
    const altered = payUrl.replace('123.45', '000.01')
    expect(altered).not.toBe(payUrl)
    expect((await at.services.fetch(altered)).status).toBe(400)
    expect(await at.trades.get('alipay', no)).toBeUndefined()
  })
})

describe('An answer', () => {
  it.each(['12.345', '1e3', '-1.00', '1,000.00', '', 12.3])('has no amount like %j', async (total_amount) => {
    const port = at.portOver(saying({ ...paid, total_amount }))
    await expect(port.query(no)).rejects.toThrow(ServiceUnavailable)
  })

  it('that is closed was paid where it says when', async () => {
    const closed = { ...paid, trade_status: 'TRADE_CLOSED' }
    expect(await at.portOver(saying(closed)).query(no)).toMatchObject({ state: 'paid', fen: 123_45 })
    const { send_pay_date: _, ...unpaid } = closed
    expect(await at.portOver(saying(unpaid)).query(no)).toEqual({ state: 'closed' })
  })

  it('of a state that nobody knows is none', async () => {
    const port = at.portOver(saying({ ...paid, trade_status: 'NEW' }))
    await expect(port.query(no)).rejects.toThrow(ServiceUnavailable)
  })

  it.each([
    ['20000', 'aop.unknow-error'],
    ['40004', 'ACQ.SYSTEM_ERROR'],
  ])('of %s %s may be another the next time', async (code, sub_code) => {
    const port = at.portOver(saying({ code, msg: '', sub_code, sub_msg: '系统繁忙' }))
    await expect(port.refund(order)).rejects.toThrow(ServiceUnavailable)
  })

  it('that declines is told in its words, from the gateway too', async () => {
    const words = {
      code: '40004',
      msg: 'Business Failed',
      sub_code: 'ACQ.SELLER_BALANCE_NOT_ENOUGH',
      sub_msg: '商户余额不足',
    }
    for (const name of [undefined, 'error_response'])
      await expect(at.portOver(saying(words, name)).refund(order)).rejects.toThrow(
        new ServiceDeclined('商户余额不足'),
      )
  })

  it('without a signature is none', async () => {
    const words = JSON.stringify({ error_response: { code: '40004', msg: '', sub_msg: '商户余额不足' } })
    await expect(at.portOver(async () => new Response(words)).refund(order)).rejects.toThrow(
      ServiceUnavailable,
    )
  })

  it('is read from what was signed, not from what was put beside it', async () => {
    const said = saying({ ...paid, trade_status: 'WAIT_BUYER_PAY' })
    const forging: Fetch = async (url, init) => {
      const words = await (await said(url, init)).text()
      const forged = JSON.stringify(paid)
      return new Response(words.replace(/}$/, `,"alipay_trade_query_response":${forged}}`))
    }
    expect(await at.portOver(forging).query(no)).toEqual({ state: 'waiting' })
  })

  it('of a refund that moved nothing and is not known waits', async () => {
    const port = at.portOver(saying({ code: '10000', out_trade_no: no, fund_change: 'N' }))
    expect(await port.refund(order)).toBe('pending')
  })
})

describe('A notice', () => {
  const fieldsOf = async () => {
    await at.begin()
    await at.services.pay('alipay', no)
    return new URLSearchParams(at.delivered[0]?.notice.body)
  }

  it('is not taken with the older signature, though its key is right', async () => {
    const fields = await fieldsOf()
    const signAs = (sign_type: string, algorithm: string) => {
      const { sign: _, sign_type: __, ...rest } = Object.fromEntries(fields)
      const words = Object.keys(rest)
        .sort()
        .map((name) => `${name}=${rest[name]}`)
        .join('&')
      const sign = createSign(algorithm).update(words).sign(keys.service.alipay.privateKey, 'base64')
      return { headers: {}, body: new URLSearchParams({ ...rest, sign_type, sign }).toString() }
    }
    expect(await at.port.verify(signAs('RSA2', 'RSA-SHA256'))).toMatchObject({ fen: 123_45 })
    expect(await at.port.verify(signAs('RSA', 'RSA-SHA1'))).toBeUndefined()
  })

  it('says nothing twice', async () => {
    const fields = await fieldsOf()
    fields.append('total_amount', '123.45')
    expect(await at.port.verify({ headers: {}, body: fields.toString() })).toBeUndefined()
  })

  it('is replied to with one word', () => {
    expect(at.port.reply(true)).toEqual({ status: 200, type: 'text/plain', body: 'success' })
    expect(at.port.reply(false).body).toBe('fail')
  })
})

describe('A key', () => {
  it.each(['PKCS#1', 'PKCS#8 without a heading'])('is taken as %s', async (form) => {
    await at.begin()
    const own = structuredClone(keys.merchant)
    const { privateKey } = keys.merchant.alipay
    const written =
      form === 'PKCS#1'
        ? createPrivateKey(privateKey).export({ type: 'pkcs1', format: 'pem' }).toString()
        : privateKey.replace(/-----.*-----|\s/g, '')
    Object.assign(own.alipay, { privateKey: written })
    expect(await at.portOver(at.services.fetch, own).query(no)).toEqual({ state: 'waiting' })
  })
})

describe('A bill', () => {
  const billed = (bytes: Uint8Array<ArrayBuffer>, asked: string[] = []) => {
    const said = saying({ code: '10000', bill_download_url: 'http://dwbillcenter.alipay.com/x?fileId=1' })
    return at.portOver(async (url, init) => {
      asked.push(url)
      return init?.method === 'POST' ? said(url, init) : new Response(bytes)
    })
  }

  it('is fetched over TLS, and nothing else than a bill is read', async () => {
    const asked: string[] = []
    const port = billed(zipSync({ 'a.csv': strToU8('<html>') }), asked)
    await expect(port.bill('2026-09-01')).rejects.toThrow(ServiceUnavailable)
    expect(asked[1]).toBe('https://dwbillcenter.alipay.com/x?fileId=1')
    await expect(billed(strToU8('no zip')).bill('2026-09-01')).rejects.toThrow(ServiceUnavailable)
  })

  it('that breaks off is none', async () => {
    await at.begin()
    await at.services.pay('alipay', no)
    at.pass(86_400)
    const cutting: Fetch = async (url, init) => {
      const answer = await at.services.fetch(url, init)
      if (!url.includes('/bill?')) return answer
      const bytes = new Uint8Array(await answer.arrayBuffer())
      return new Response(bytes.subarray(0, bytes.length - 100))
    }
    await expect(at.portOver(cutting).bill('2026-09-01')).rejects.toThrow(ServiceUnavailable)
    expect(await at.port.bill('2026-09-01')).toHaveLength(1)
  })
})
