import { AlipaySdk } from 'alipay-sdk'
import { z } from 'zod'
import { fenOf, readYuan, yuanOf } from '#domain/kernel/money.ts'
import { timeOf } from '#server/core/database/moment.ts'
import type { ServiceAccount } from '#server/core/payments/payments.ts'
import {
  type Notice,
  type Opening,
  type PaymentPort,
  type RefundOrder,
  ServiceDeclined,
  ServiceUnavailable,
  type Trade,
} from '#server/core/payments/port.ts'
import { type Fetch, send } from './send.ts'

const ownGateway = 'https://openapi.alipay.com/gateway.do'

const replySchema = z.looseObject({
  code: z.string(),
  msg: z.string().optional(),
  sub_code: z.string().optional(),
  sub_msg: z.string().optional(),
})
const paidSchema = z.object({
  out_trade_no: z.string(),
  trade_no: z.string(),
  total_amount: z.string(),
})

/**
 * Alipay: a code that is made beforehand, and the page for phones. Every answer is held to the service's signature.
 * https://opendocs.alipay.com/open/203/105285
 */
export function alipayPort(account: ServiceAccount, { fetch }: { readonly fetch: Fetch }): PaymentPort {
  const gateway = account.serviceUrl ?? ownGateway
  const { appId, privateKey, serviceKey: alipayPublicKey } = account
  const sdk = new AlipaySdk({
    appId,
    privateKey,
    alipayPublicKey,
    gateway,
    keyType: 'PKCS8',
    signType: 'RSA2',
  })

  async function call(method: string, bizContent: object, more: object = {}) {
    const answer = await send(fetch, gateway, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded;charset=utf-8' },
      body: sdk.sdkExecute(method, { ...more, bizContent }, { bizContentAutoSnakeCase: false }),
    })
    const name = `${method.replaceAll('.', '_')}_response`
    const { data } = z.looseObject({ sign: z.string() }).safeParse(json(answer.body))
    const reply = replySchema.safeParse(data?.[name]).data
    if (answer.status !== 200 || !data || !reply) throw new ServiceUnavailable(`status ${answer.status}`)
    try {
      sdk.checkResponseSign(answer.body, name, data.sign, '')
    } catch {
      throw new ServiceUnavailable('not signed by the service')
    }
    // 20000: the service itself is in trouble, and says nothing about the trade.
    if (reply.code === '20000' || reply.sub_code?.includes('SYSTEM_ERROR'))
      throw new ServiceUnavailable(reply.sub_code ?? reply.code)
    return reply
  }

  async function query(no: string): Promise<Trade> {
    const reply = await call('alipay.trade.query', { out_trade_no: no })
    if (reply.sub_code === 'ACQ.TRADE_NOT_EXIST') return { state: 'unknown' }
    if (reply.code !== '10000') throw declined(reply)
    const { trade_status: status, send_pay_date: at } = reply
    if (status === 'TRADE_SUCCESS' || status === 'TRADE_FINISHED') return paidOf(reply, at)
    return { state: status === 'TRADE_CLOSED' ? 'closed' : 'waiting' }
  }

  async function queryRefund({ no, refundNo }: RefundOrder) {
    const reply = await call('alipay.trade.fastpay.refund.query', {
      out_trade_no: no,
      out_request_no: refundNo,
    })
    return reply.code === '10000' && reply.refund_status === 'REFUND_SUCCESS' ? 'done' : 'unknown'
  }

  return {
    async start({ no, subject, fen, expiresAt, way, notifyUrl, returnUrl }: Opening) {
      const bizContent = {
        ...{ out_trade_no: no, subject, total_amount: yuanOf(fen), time_expire: timeOf(expiresAt) },
        ...(way === 'page' && { product_code: 'QUICK_WAP_WAY', quit_url: returnUrl }),
      }
      if (way === 'page')
        return {
          payUrl: sdk.pageExecute('alipay.trade.wap.pay', 'GET', { bizContent, notifyUrl, returnUrl }),
        }
      const reply = await call('alipay.trade.precreate', bizContent, { notifyUrl })
      const { data } = z.string().safeParse(reply.qr_code)
      if (reply.code !== '10000' || data === undefined) throw declined(reply)
      return { payUrl: data }
    },

    query,

    async verify({ body }: Notice) {
      const told = Object.fromEntries(new URLSearchParams(body))
      if (told.sign_type !== 'RSA2' || told.app_id !== appId || !isSigned(sdk, told)) return
      if (told.seller_id !== account.merchantNo) return
      if (told.trade_status !== 'TRADE_SUCCESS' && told.trade_status !== 'TRADE_FINISHED') return
      const trade = paidOf(told, told.gmt_payment)
      return trade.state === 'paid' ? trade : undefined
    },

    reply: (isTaken) => ({ status: 200, type: 'text/plain', body: isTaken ? 'success' : 'fail' }),

    async close(no) {
      const reply = await call('alipay.trade.close', { out_trade_no: no })
      return reply.code === '10000' ? { state: 'closed' } : query(no)
    },

    async refund(order: RefundOrder) {
      const reply = await call('alipay.trade.refund', {
        ...{ out_trade_no: order.no, out_request_no: order.refundNo, refund_amount: yuanOf(order.fen) },
        refund_reason: order.reason.slice(0, 80),
      })
      if (reply.code !== '10000') throw declined(reply)
      if (reply.fund_change === 'Y') return 'done'
      return (await queryRefund(order)) === 'done' ? 'done' : 'pending'
    },

    queryRefund,
  }
}

function paidOf(told: object, at: unknown): Trade {
  const { data } = paidSchema.safeParse(told)
  const amount = readYuan(data?.total_amount)
  if (!data || amount === undefined || typeof at !== 'string' || !/^\d{4}(-\d\d){2} \d\d:\d\d:\d\d/.test(at))
    throw new ServiceUnavailable('a paid trade without its facts')
  const { out_trade_no: no, trade_no: transactionNo } = data
  const paidAt = new Date(`${at.slice(0, 19).replace(' ', 'T')}+08:00`)
  return { state: 'paid', no, fen: fenOf(amount), transactionNo, paidAt }
}

function isSigned(sdk: AlipaySdk, told: object): boolean {
  try {
    return sdk.checkNotifySignV2(told)
  } catch {
    return false
  }
}

const declined = ({ sub_msg: why, msg, sub_code: code }: z.output<typeof replySchema>) =>
  new ServiceDeclined(why ?? msg ?? code ?? '支付平台未受理')

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
