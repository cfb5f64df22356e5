import { z } from 'zod'
import { yuanOf } from '#domain/kernel/money.ts'
import { clockAt, instantOf } from '#domain/kits/college-clock.ts'
import type { AlipayConfig, Fetch } from '#server/core/payments/accounts.ts'
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
import { alipayBillLines } from './alipay-bill.ts'
import { askAlipay, malformed, sdkOf } from './alipay-signed.ts'
import { answersOr } from './answers-or.ts'
import { call } from './call.ts'
import { fenIn } from './fen-in.ts'

const mostBillBytes = 20 * 1024 * 1024
/** Alipay repeats a notice for a day and 22 minutes. */
const noticeAge = 25 * 3_600_000

const moment = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  .transform(instantOf)

const amount = z.string().transform((text, { addIssue }) => {
  try {
    return fenIn(text)
  } catch {
    addIssue('Not an amount in yuan')
    return z.NEVER
  }
})

const tradeFound = z.object({
  trade_no: z.string(),
  out_trade_no: z.string(),
  trade_status: z.enum(['WAIT_BUYER_PAY', 'TRADE_CLOSED', 'TRADE_SUCCESS', 'TRADE_FINISHED']),
  total_amount: amount,
  send_pay_date: moment.optional(),
})

const noticeForm = z.object({
  notify_type: z.literal('trade_status_sync'),
  notify_time: moment,
  sign_type: z.literal('RSA2'),
  app_id: z.string(),
  seller_id: z.string(),
  trade_no: z.string(),
  out_trade_no: z.string(),
  trade_status: z.string(),
  total_amount: amount,
  gmt_payment: moment,
})

const refundMade = z.object({ out_trade_no: z.string(), fund_change: z.enum(['Y', 'N']) })

const refundFound = z.object({
  out_trade_no: z.string().optional(),
  out_request_no: z.string().optional(),
  refund_status: z.string().optional(),
  refund_amount: amount.optional(),
})

const read = answersOr(malformed)

/** Alipay takes no such signs in a subject, and its bill parts cells by commas. */
const subjectOf = (subject: string) => subject.replace(/[/=&,"]/g, ' ')

/** Alipay of one app: a code that is scanned (`precreate`), a page on a phone (`wap.pay`). */
export const alipayPort = (config: AlipayConfig, fetch: Fetch): PaymentPort => {
  const sdk = sdkOf(config)
  const ask = (method: string, content: object, also?: Readonly<Record<string, string>>) =>
    askAlipay(config, sdk, fetch, method, content, also)

  async function start(opening: Opening) {
    const content = {
      out_trade_no: opening.no,
      total_amount: yuanOf(opening.fen),
      subject: subjectOf(opening.subject),
      time_expire: clockAt(opening.expiresAt),
      seller_id: config.sellerId,
    }
    if (opening.way === 'page')
      return {
        payUrl: sdk.pageExecute('alipay.trade.wap.pay', 'GET', {
          notify_url: opening.notifyUrl,
          return_url: opening.returnUrl,
          timestamp: clockAt(config.now()),
          bizContent: { ...content, product_code: 'QUICK_WAP_WAY', quit_url: opening.returnUrl },
        }),
      }
    const answer = await ask('alipay.trade.precreate', content, { notify_url: opening.notifyUrl })
    if (!answer.isOk) throw new ServiceDeclined(answer.message)
    const made = read(z.object({ out_trade_no: z.literal(opening.no), qr_code: z.string() }), answer.data)
    return { payUrl: made.qr_code }
  }

  /** Alipay has a trade from the moment on when the payer has scanned or opened it; until then it is `unknown`. */
  async function query(no: string): Promise<Trade> {
    const answer = await ask('alipay.trade.query', { out_trade_no: no })
    if (!answer.isOk) {
      if (answer.code === 'ACQ.TRADE_NOT_EXIST') return { state: 'unknown' }
      throw new ServiceDeclined(answer.message)
    }
    const found = read(tradeFound, answer.data)
    if (found.out_trade_no !== no) throw malformed()
    const { trade_status: status, send_pay_date: paidAt } = found
    if (status === 'WAIT_BUYER_PAY') return { state: 'waiting' }
    // One that was refunded as a whole is closed too, but it was paid.
    if (status === 'TRADE_CLOSED' && !paidAt) return { state: 'closed' }
    if (!paidAt) throw malformed()
    return { state: 'paid', no, fen: found.total_amount, transactionNo: found.trade_no, paidAt }
  }

  async function close(no: string): Promise<Trade> {
    const answer = await ask('alipay.trade.close', { out_trade_no: no })
    if (answer.isOk) return { state: 'closed' }
    if (answer.code === 'ACQ.TRADE_NOT_EXIST') return { state: 'unknown' }
    if (['ACQ.TRADE_STATUS_ERROR', 'ACQ.REASON_TRADE_STATUS_INVALID'].includes(answer.code)) return query(no)
    throw new ServiceDeclined(answer.message)
  }

  async function refund(order: RefundOrder): Promise<RefundState> {
    const answer = await ask('alipay.trade.refund', {
      out_trade_no: order.no,
      out_request_no: order.refundNo,
      refund_amount: yuanOf(order.fen),
      refund_reason: order.reason.slice(0, 80),
    })
    if (!answer.isOk) throw new ServiceDeclined(answer.message)
    const made = read(refundMade, answer.data)
    if (made.out_trade_no !== order.no) throw malformed()
    if (made.fund_change === 'Y') return 'done'
    // Asked again, or not moved yet: only the query tells which.
    const state = await queryRefund(order)
    return state === 'unknown' ? 'pending' : state
  }

  async function queryRefund(order: RefundOrder): Promise<RefundState> {
    const answer = await ask('alipay.trade.fastpay.refund.query', {
      out_trade_no: order.no,
      out_request_no: order.refundNo,
    })
    if (!answer.isOk) {
      if (answer.code === 'ACQ.TRADE_NOT_EXIST') return 'unknown'
      throw new ServiceDeclined(answer.message)
    }
    const found = read(refundFound, answer.data)
    if (found.refund_status !== 'REFUND_SUCCESS') return 'unknown'
    if (found.out_request_no !== order.refundNo || found.out_trade_no !== order.no) throw malformed()
    if (found.refund_amount !== order.fen) throw new ServiceDeclined('该退款单号已有其他金额的退款')
    return 'done'
  }

  async function verify({ body }: Notice) {
    try {
      const pairs = [...new URLSearchParams(body)]
      const fields = Object.fromEntries(pairs)
      // A name that comes twice would be signed as one and read as another.
      if (Object.keys(fields).length !== pairs.length) return undefined
      // The library takes the older RSA where the notice says so: the form here does not.
      const said = noticeForm.parse(fields)
      if (!sdk.checkNotifySignV2(fields)) return undefined
      if (said.app_id !== config.appId || said.seller_id !== config.sellerId) return undefined
      if (Math.abs(config.now().getTime() - said.notify_time.getTime()) > noticeAge) return undefined
      if (!['TRADE_SUCCESS', 'TRADE_FINISHED', 'TRADE_CLOSED'].includes(said.trade_status)) return undefined
      return {
        state: 'paid' as const,
        no: said.out_trade_no,
        fen: said.total_amount,
        transactionNo: said.trade_no,
        paidAt: said.gmt_payment,
      }
    } catch {
      return undefined
    }
  }

  async function bill(day: string): Promise<readonly BillLine[]> {
    const answer = await ask('alipay.data.dataservice.bill.downloadurl.query', {
      bill_type: 'trade',
      bill_date: day,
    })
    if (!answer.isOk) {
      if (/bill_not_exist$/i.test(answer.code)) return []
      throw new ServiceDeclined(answer.message)
    }
    const address = new URL(read(z.object({ bill_download_url: z.url() }), answer.data).bill_download_url)
    // Alipay names it without TLS, and the file has neither signature nor hash.
    address.protocol = new URL(config.gateway).protocol
    const { status, bytes } = await call(fetch, '支付宝', address.href, {}, mostBillBytes)
    if (status !== 200) throw new ServiceUnavailable('支付宝账单下载失败')
    try {
      return alipayBillLines(bytes)
    } catch {
      throw malformed()
    }
  }

  return {
    start,
    query,
    verify,
    reply: (isTaken) => ({ status: 200, type: 'text/plain', body: isTaken ? 'success' : 'fail' }),
    close,
    refund,
    queryRefund,
    bill,
  }
}
