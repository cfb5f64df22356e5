import { sha1 } from '@noble/hashes/legacy.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { z } from 'zod'
import { clockAt, today } from '#domain/kits/college-clock.ts'
import { type Book, bookOf } from './book.ts'
import type { WechatKeys } from './keys.ts'
import { isSigned, sealed, signed } from './rsa.ts'
import type { Asked, Ground, SimulatedService } from './service.ts'
import type { SimulatedRefund, SimulatedTrade } from './trades.ts'
import { wechatBill } from './wechat-bill.ts'

const minute = 60
const hour = 3600

const mostSeconds = 300

const opened = z.object({
  appid: z.string(),
  mchid: z.string(),
  description: z.string().min(1).max(127),
  out_trade_no: z.string().regex(/^[\w*|-]{6,32}$/),
  time_expire: z.iso.datetime({ offset: true }),
  notify_url: z.url().refine((url) => !url.includes('?')),
  amount: z.object({ total: z.int().positive(), currency: z.literal('CNY') }),
})
const refundAsked = z.object({
  out_trade_no: z.string(),
  out_refund_no: z.string().regex(/^[\w*|@-]{1,64}$/),
  reason: z.string().max(80).optional(),
  amount: z.object({ refund: z.int().positive(), total: z.int().positive(), currency: z.literal('CNY') }),
})

/** What is answered: a status and JSON, or no body. */
interface Said {
  readonly status: number
  readonly data?: object
}

const decline = (status: number, code: string, message: string): Said => ({ status, data: { code, message } })
const notFound = decline(404, 'ORDER_NOT_EXIST', '订单不存在')
const wrongForm = decline(400, 'PARAM_ERROR', '参数错误')

const momentOf = (at: string) => `${clockAt(new Date(at)).replace(' ', 'T')}+08:00`

const nonceOf = (count: number) => crypto.randomUUID().replaceAll('-', '').slice(0, count)

/** WeChat Pay v3 towards one merchant, as it speaks over HTTP. */
export function simulatedWechat(keys: WechatKeys, ground: Ground): SimulatedService {
  const { trades, now, cashier } = ground
  const book = bookOf('wechat', trades, now)
  const seconds = () => Math.floor(now().getTime() / 1000)

  async function signature(body: string): Promise<Readonly<Record<string, string>>> {
    const timestamp = String(seconds())
    const nonce = nonceOf(32)
    return {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': keys.serial,
      'wechatpay-signature': await signed(`${timestamp}\n${nonce}\n${body}\n`, keys.privateKey),
    }
  }

  async function isMerchant({ method, url, headers, body }: Asked): Promise<boolean> {
    const [scheme = '', words = ''] = (headers.get('authorization') ?? '').split(/ (.*)/s)
    const said = Object.fromEntries(
      [...words.matchAll(/(\w{1,20})="([^"]{0,1000})"/g)].map(([, name, value]) => [name, value]),
    )
    if (scheme !== 'WECHATPAY2-SHA256-RSA2048' || said.mchid !== keys.mchId) return false
    if (said.serial_no !== keys.merchantSerial) return false
    if (!(Math.abs(seconds() - Number(said.timestamp)) <= mostSeconds)) return false
    const message = [method, url.pathname + url.search, said.timestamp, said.nonce_str, body, ''].join('\n')
    return isSigned(message, said.signature ?? '', keys.merchantPublicKey)
  }

  const transactionOf = (trade: SimulatedTrade) => ({
    appid: keys.appId,
    mchid: keys.mchId,
    out_trade_no: trade.no,
    trade_type: 'NATIVE',
    trade_state: stateOf(trade),
    trade_state_desc: '',
    amount: { total: trade.paid?.fen ?? trade.fen, currency: 'CNY' },
    ...(trade.paid && {
      transaction_id: trade.paid.transactionNo,
      success_time: momentOf(trade.paid.at),
      payer: { openid: 'oPayer' },
    }),
  })

  async function answer(asked: Asked): Promise<Response> {
    if (!(await isMerchant(asked))) return sent(decline(401, 'SIGN_ERROR', '签名错误，请检查后再试'))
    const day = asked.url.searchParams.get('token')
    if (asked.url.pathname.endsWith('/v3/billdownload/file') && day) return new Response(await billOf(day))
    return sent(await said(asked, { keys, book, cashier, transactionOf, billFound }))
  }

  async function sent({ status, data }: Said): Promise<Response> {
    const body = data ? JSON.stringify(data) : ''
    const headers = { 'content-type': 'application/json; charset=utf-8', ...(await signature(body)) }
    return new Response(body || null, { status, headers })
  }

  const billOf = async (day: string) =>
    new TextEncoder().encode(wechatBill(day, await book.movedOn(day), keys))

  async function billFound(url: URL): Promise<Said> {
    const day = url.searchParams.get('bill_date') ?? ''
    // A bill is written when its day is over.
    if (day >= today(now()) || (await book.movedOn(day)).length === 0)
      return decline(400, 'NO_STATEMENT_EXIST', '账单文件不存在')
    const file = new URL(url.href.replace(/\/v3\/.*/, '/v3/billdownload/file'))
    file.searchParams.set('token', day)
    const hash_value = bytesToHex(sha1(await billOf(day)))
    return { status: 200, data: { hash_type: 'SHA1', hash_value, download_url: file.href } }
  }

  async function noticeOf(trade: SimulatedTrade) {
    const nonce = nonceOf(12)
    const ciphertext = await sealed(JSON.stringify(transactionOf(trade)), keys.apiV3Key, nonce, 'transaction')
    const body = JSON.stringify({
      id: trade.notice?.id,
      create_time: momentOf(trade.paid?.at ?? trade.madeAt),
      resource_type: 'encrypt-resource',
      event_type: 'TRANSACTION.SUCCESS',
      summary: '支付成功',
      resource: {
        original_type: 'transaction',
        algorithm: 'AEAD_AES_256_GCM',
        ciphertext,
        associated_data: 'transaction',
        nonce,
      },
    })
    return { headers: { 'content-type': 'application/json', ...(await signature(body)) }, body }
  }

  return {
    answer,
    noticeOf,
    isTaken: ({ status }) => status === 200 || status === 204,
    delays: [
      ...[15, 15, 30, 3 * minute, 10 * minute, 20 * minute, 30 * minute, 30 * minute, 30 * minute],
      ...[hour, 3 * hour, 3 * hour, 3 * hour, 6 * hour, 6 * hour],
    ],
  }
}

function stateOf({ state, refunds }: SimulatedTrade): string {
  if (state === 'paid') return refunds.length ? 'REFUND' : 'SUCCESS'
  return state === 'closed' ? 'CLOSED' : 'NOTPAY'
}

interface Desk {
  readonly keys: WechatKeys
  readonly book: Book
  readonly cashier: Ground['cashier']
  readonly transactionOf: (trade: SimulatedTrade) => object
  readonly billFound: (url: URL) => Promise<Said>
}

async function said({ method, url, body }: Asked, desk: Desk): Promise<Said> {
  const [, path = ''] = url.pathname.split('/v3/')
  const [, no, action] = /^pay\/transactions\/out-trade-no\/([^/]+)(\/close)?$/.exec(path) ?? []
  const [, refundNo] = /^refund\/domestic\/refunds\/([^/]+)$/.exec(path) ?? []
  const way = `${method} ${path}`
  if (way === 'POST pay/transactions/native') return open(body, desk, 'code_url')
  if (way === 'POST pay/transactions/h5') return open(body, desk, 'h5_url')
  if (method === 'GET' && no && !action) return found(decodeURIComponent(no), url, desk)
  if (method === 'POST' && no && action) return close(decodeURIComponent(no), body, desk)
  if (way === 'POST refund/domestic/refunds') return refund(body, desk)
  if (method === 'GET' && refundNo) return refundFound(decodeURIComponent(refundNo), desk)
  if (way === 'GET bill/tradebill') return desk.billFound(url)
  return decline(404, 'NOT_FOUND', '接口不存在')
}

async function open(
  body: string,
  { keys, book, cashier }: Desk,
  named: 'code_url' | 'h5_url',
): Promise<Said> {
  const form = opened.safeParse(JSON.parse(body)).data
  if (!form) return wrongForm
  if (form.appid !== keys.appId || form.mchid !== keys.mchId)
    return decline(400, 'APPID_MCHID_NOT_MATCH', 'appid和mch_id不匹配')
  const { trade, isSame } = await book.open({
    no: form.out_trade_no,
    subject: form.description,
    fen: form.amount.total,
    expiresAt: new Date(form.time_expire).toISOString(),
    notifyUrl: form.notify_url,
    isOpened: true,
  })
  if (trade.state === 'paid') return decline(400, 'ORDERPAID', '该订单已支付')
  if (trade.state === 'closed') return decline(400, 'ORDER_CLOSED', '该订单已关闭')
  if (!isSame) return decline(403, 'OUT_TRADE_NO_USED', '商户订单号重复')
  return { status: 200, data: { [named]: cashier('wechat', trade.no) } }
}

async function found(no: string, url: URL, { keys, book, transactionOf }: Desk): Promise<Said> {
  if (url.searchParams.get('mchid') !== keys.mchId) return wrongForm
  const trade = await book.find(no)
  return trade ? { status: 200, data: transactionOf(trade) } : notFound
}

async function close(no: string, body: string, { keys, book }: Desk): Promise<Said> {
  if (JSON.parse(body).mchid !== keys.mchId) return wrongForm
  const before = await book.find(no)
  if (before?.state === 'closed') return decline(400, 'ORDER_CLOSED', '该订单已关闭')
  const trade = await book.close(no)
  if (!trade) return notFound
  return trade.state === 'paid' ? decline(400, 'ORDERPAID', '该订单已支付') : { status: 204 }
}

const refundSaid = (no: string, refund: SimulatedRefund, total: number, status: string) => ({
  refund_id: refund.transactionNo,
  out_refund_no: refund.no,
  out_trade_no: no,
  status,
  amount: { total, refund: refund.fen, currency: 'CNY' },
})

async function refund(body: string, { book }: Desk): Promise<Said> {
  const form = refundAsked.safeParse(JSON.parse(body)).data
  if (!form) return wrongForm
  const before = await book.find(form.out_trade_no)
  if (!before) return decline(404, 'RESOURCE_NOT_EXISTS', '订单不存在')
  if (form.amount.total !== before.fen) return decline(400, 'INVALID_REQUEST', '订单金额与之前请求不一致')
  const holder = await book.ofRefund(form.out_refund_no)
  if (holder && holder.no !== before.no) return decline(400, 'INVALID_REQUEST', '商户退款单号重复')
  const result = await book.refund(form.out_trade_no, form.out_refund_no, form.amount.refund)
  if (result.kind === 'unpaid') return decline(400, 'INVALID_REQUEST', '订单未支付')
  if (result.kind === 'other') return decline(400, 'INVALID_REQUEST', '退款金额与之前请求不一致')
  if (!('refund' in result)) return decline(400, 'INVALID_REQUEST', '申请退款金额超过订单可退金额')
  // The money is on its way at first, and there at the next look.
  const status = result.kind === 'made' ? 'PROCESSING' : 'SUCCESS'
  return { status: 200, data: refundSaid(form.out_trade_no, result.refund, before.fen, status) }
}

async function refundFound(refundNo: string, { book }: Desk): Promise<Said> {
  const trade = await book.ofRefund(refundNo)
  const made = trade?.refunds.find(({ no }) => no === refundNo)
  if (!trade || !made) return decline(404, 'RESOURCE_NOT_EXISTS', '退款单不存在')
  return { status: 200, data: refundSaid(trade.no, made, trade.fen, 'SUCCESS') }
}
