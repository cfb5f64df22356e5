import { sha1 } from '@noble/hashes/legacy.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { Aes } from 'wechatpay-axios-plugin'
import { z } from 'zod'
import { clockAt } from '#domain/kits/college-clock.ts'
import type { Fetch, WechatConfig } from '#server/core/payments/accounts.ts'
import {
  type BillLine,
  type Notice,
  type Opening,
  type PaymentPort,
  type RefundOrder,
  type RefundState,
  ServiceDeclined,
  ServiceUnavailable,
  type Trade,
} from '#server/core/payments/port.ts'
import { answersOr } from './answers-or.ts'
import { wechatBillLines } from './wechat-bill.ts'
import { askWechat, isFromWechat, malformed, sendSigned, type WechatRequest } from './wechat-signed.ts'

const mostBillBytes = 20 * 1024 * 1024

const moment = z.iso.datetime({ offset: true })

const transaction = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string(),
  trade_state: z.string(),
  transaction_id: z.string().optional(),
  success_time: moment.optional(),
  amount: z.object({ total: z.int().positive(), currency: z.literal('CNY').default('CNY') }).optional(),
})
type Transaction = z.output<typeof transaction>

const refundMade = z.object({
  out_trade_no: z.string(),
  out_refund_no: z.string(),
  status: z.enum(['SUCCESS', 'CLOSED', 'PROCESSING', 'ABNORMAL']),
  amount: z.object({ refund: z.int().positive() }),
})
const refundStates: Readonly<Record<z.output<typeof refundMade>['status'], RefundState>> = {
  SUCCESS: 'done',
  PROCESSING: 'pending',
  CLOSED: 'failed',
  ABNORMAL: 'failed',
}

const noticeForm = z.object({
  event_type: z.literal('TRANSACTION.SUCCESS'),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.string().default(''),
  }),
})

const billFound = z.object({
  hash_type: z.literal('SHA1'),
  hash_value: z.string(),
  download_url: z.url(),
})

const waiting = ['NOTPAY', 'USERPAYING', 'ACCEPT', 'PAYERROR']
const closed = ['CLOSED', 'REVOKED']
// A trade stays paid when money goes back: refunds have their own numbers.
const paid = ['SUCCESS', 'REFUND']

const read = answersOr(malformed)

function tradeOf(found: Transaction): Trade | undefined {
  const { trade_state: state, transaction_id, success_time, amount } = found
  if (waiting.includes(state)) return { state: 'waiting' }
  if (closed.includes(state)) return { state: 'closed' }
  if (!paid.includes(state) || !transaction_id || !success_time || !amount) return undefined
  return {
    state: 'paid',
    no: found.out_trade_no,
    fen: amount.total,
    transactionNo: transaction_id,
    paidAt: new Date(success_time),
  }
}

/** WeChat Pay v3 of one merchant: Native for a code, H5 for a page. */
export const wechatPort = (config: WechatConfig, fetch: Fetch): PaymentPort => {
  const { appId: appid, mchId: mchid } = config
  const ask = (request: WechatRequest) => askWechat(config, fetch, request)
  const isOurs = (found: Transaction) => found.appid === appid && found.mchid === mchid

  async function start(opening: Opening) {
    const isCode = opening.way === 'code'
    const answer = await ask({
      method: 'POST',
      path: `/v3/pay/transactions/${isCode ? 'native' : 'h5'}`,
      body: {
        appid,
        mchid,
        description: opening.subject,
        out_trade_no: opening.no,
        time_expire: `${clockAt(opening.expiresAt).replace(' ', 'T')}+08:00`,
        notify_url: opening.notifyUrl,
        amount: { total: opening.fen, currency: 'CNY' },
        ...(!isCode && {
          scene_info: { payer_client_ip: opening.clientAddress, h5_info: { type: 'Wap' } },
        }),
      },
    })
    if (!answer.isOk) throw new ServiceDeclined(answer.message)
    if (isCode) return { payUrl: read(z.object({ code_url: z.string() }), answer.data).code_url }
    const page = new URL(read(z.object({ h5_url: z.url() }), answer.data).h5_url)
    page.searchParams.set('redirect_url', opening.returnUrl)
    return { payUrl: page.href }
  }

  async function query(no: string): Promise<Trade> {
    const answer = await ask({
      method: 'GET',
      path: `/v3/pay/transactions/out-trade-no/${encodeURIComponent(no)}?mchid=${mchid}`,
    })
    if (!answer.isOk) {
      if (['ORDER_NOT_EXIST', 'ORDERNOTEXIST'].includes(answer.code)) return { state: 'unknown' }
      throw new ServiceDeclined(answer.message)
    }
    const found = read(transaction, answer.data)
    const trade = isOurs(found) && found.out_trade_no === no ? tradeOf(found) : undefined
    if (!trade) throw malformed()
    return trade
  }

  async function close(no: string): Promise<Trade> {
    const answer = await ask({
      method: 'POST',
      path: `/v3/pay/transactions/out-trade-no/${encodeURIComponent(no)}/close`,
      body: { mchid },
    })
    if (answer.isOk) return { state: 'closed' }
    if (['ORDER_NOT_EXIST', 'ORDERNOTEXIST'].includes(answer.code)) return { state: 'unknown' }
    if (['ORDERPAID', 'ORDER_PAID', 'ORDER_CLOSED', 'ORDERCLOSED'].includes(answer.code)) return query(no)
    throw new ServiceDeclined(answer.message)
  }

  function refundStateOf(data: unknown, order: RefundOrder): RefundState {
    const made = read(refundMade, data)
    if (made.out_refund_no !== order.refundNo || made.out_trade_no !== order.no) throw malformed()
    if (made.amount.refund !== order.fen) throw new ServiceDeclined('该退款单号已有其他金额的退款')
    return refundStates[made.status]
  }

  async function refund(order: RefundOrder): Promise<RefundState> {
    const answer = await ask({
      method: 'POST',
      path: '/v3/refund/domestic/refunds',
      body: {
        out_trade_no: order.no,
        out_refund_no: order.refundNo,
        reason: order.reason.slice(0, 80),
        amount: { refund: order.fen, total: order.total, currency: 'CNY' },
      },
    })
    if (!answer.isOk) throw new ServiceDeclined(answer.message)
    return refundStateOf(answer.data, order)
  }

  async function queryRefund(order: RefundOrder): Promise<RefundState> {
    const answer = await ask({
      method: 'GET',
      path: `/v3/refund/domestic/refunds/${encodeURIComponent(order.refundNo)}`,
    })
    if (answer.isOk) return refundStateOf(answer.data, order)
    if (['RESOURCE_NOT_EXISTS', 'REFUND_NOT_EXISTS'].includes(answer.code)) return 'unknown'
    throw new ServiceDeclined(answer.message)
  }

  async function verify({ headers, body }: Notice) {
    const sent = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined)
    if (!isFromWechat(config, new Headers(sent), body)) return undefined
    try {
      const { resource } = noticeForm.parse(JSON.parse(body))
      const { ciphertext, nonce, associated_data } = resource
      const opened = Aes.AesGcm.decrypt(ciphertext, config.apiV3Key, nonce, associated_data)
      const found = transaction.parse(JSON.parse(opened))
      const trade = isOurs(found) ? tradeOf(found) : undefined
      return trade?.state === 'paid' ? trade : undefined
    } catch {
      return undefined
    }
  }

  async function bill(day: string): Promise<readonly BillLine[]> {
    const answer = await ask({ method: 'GET', path: `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL` })
    if (!answer.isOk) {
      if (answer.code === 'NO_STATEMENT_EXIST') return []
      throw new ServiceDeclined(answer.message)
    }
    const { hash_value, download_url } = read(billFound, answer.data)
    const address = new URL(download_url)
    // The request carries the merchant's signature: it goes to WeChat alone.
    if (address.origin !== new URL(config.baseUrl).origin) throw malformed()
    // The file is not signed: the signed answer before it holds its hash.
    const { status, bytes } = await sendSigned(config, fetch, address, { method: 'GET' }, mostBillBytes)
    if (status !== 200) throw new ServiceUnavailable('微信支付账单下载失败')
    if (bytesToHex(sha1(bytes)) !== hash_value.toLowerCase())
      throw new ServiceUnavailable('微信支付账单与摘要不符')
    try {
      return wechatBillLines(bytes)
    } catch {
      throw malformed()
    }
  }

  return {
    start,
    query,
    verify,
    reply: (isTaken) => ({
      status: isTaken ? 200 : 500,
      type: 'application/json',
      body: JSON.stringify(isTaken ? { code: 'SUCCESS' } : { code: 'FAIL', message: '失败' }),
    }),
    close,
    refund,
    queryRefund,
    bill,
  }
}
