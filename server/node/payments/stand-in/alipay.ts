import { createSign, createVerify } from 'node:crypto'
import { fenOf, yuanOf } from '#domain/kernel/money.ts'
import {
  change,
  giveBack,
  type Merchant,
  merchantOf,
  openTrade,
  refundsOf,
  type Store,
  type TradeNow,
  tradeOf,
} from './trades.ts'

const pem = (kind: 'PRIVATE' | 'PUBLIC', key: string) =>
  `-----BEGIN ${kind} KEY-----\n${key}\n-----END ${kind} KEY-----`
const sign = (words: string, key: string) =>
  createSign('RSA-SHA256').update(words, 'utf8').sign(pem('PRIVATE', key), 'base64')

/** What is signed of a form: its fields in the order of their names, those of the signature left out. */
const wordsOf = (form: Readonly<Record<string, string>>, without: readonly string[]) =>
  Object.entries(form)
    .filter(([name, value]) => value !== '' && !without.includes(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')

const isSignedBy = (form: Readonly<Record<string, string>>, key: string) =>
  createVerify('RSA-SHA256')
    .update(wordsOf(form, ['sign']), 'utf8')
    .verify(pem('PUBLIC', key), form.sign ?? '', 'base64')

const toldOf = (trade: TradeNow) => ({
  ...{ out_trade_no: trade.no, total_amount: yuanOf(trade.fen) },
  trade_status:
    { waiting: 'WAIT_BUYER_PAY', closed: 'TRADE_CLOSED', paid: 'TRADE_SUCCESS' }[trade.state] ?? '',
  ...(trade.transactionNo && { trade_no: trade.transactionNo }),
})

/** Answers a call of Alipay's gateway as the service does: the merchant's signature is checked, the answer signed. */
export async function answerAlipay(store: Store, request: Request, cashier: (no: string) => string) {
  const form = Object.fromEntries(new URLSearchParams(await request.text())) as Record<string, string>
  const merchant = await merchantOf(store, { appId: form.app_id ?? '' })
  const name = `${(form.method ?? '').replaceAll('.', '_')}_response`
  const reply =
    merchant && isSignedBy(form, merchant.merchantKey)
      ? await answered(store, merchant, form, cashier)
      : { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-signature', sub_msg: '验签出错' }
  const words = JSON.stringify(reply)
  const signature = merchant ? sign(words, merchant.privateKey) : ''
  return new Response(`{"${name}":${words},"sign":"${signature}"}`, {
    headers: { 'Content-Type': 'application/json' },
  })
}

const done = { code: '10000', msg: 'Success' }
const failed = (code: string, why: string) => ({
  ...{ code: '40004', msg: 'Business Failed', sub_code: `ACQ.${code}`, sub_msg: why },
})

/** A page is opened by the payer: the trade begins as its address is made, with what stands in it. */
export async function openPage(store: Store, address: string): Promise<string | undefined> {
  const form = Object.fromEntries(new URL(address).searchParams) as Record<string, string>
  const merchant = await merchantOf(store, { appId: form.app_id ?? '' })
  if (!merchant || !isSignedBy(form, merchant.merchantKey)) return undefined
  return begin(store, merchant, form)
}

async function begin(
  store: Store,
  merchant: Merchant,
  form: Readonly<Record<string, string>>,
): Promise<string> {
  const asked = JSON.parse(form.biz_content ?? '{}')
  await openTrade(store, {
    ...{ no: asked.out_trade_no, channelId: merchant.channelId, subject: asked.subject },
    ...{ fen: fenOf(asked.total_amount), expiresAt: asked.time_expire, notifyUrl: form.notify_url ?? '' },
  })
  return asked.out_trade_no
}

async function answered(
  store: Store,
  merchant: Merchant,
  form: Readonly<Record<string, string>>,
  cashier: (no: string) => string,
): Promise<object> {
  const asked = JSON.parse(form.biz_content ?? '{}')
  if (form.method === 'alipay.trade.precreate') {
    const no = await begin(store, merchant, form)
    return { ...done, out_trade_no: no, qr_code: cashier(no) }
  }
  const trade = await tradeOf(store, asked.out_trade_no)
  if (!trade || trade.channelId !== merchant.channelId) return failed('TRADE_NOT_EXIST', '交易不存在')
  switch (form.method) {
    case 'alipay.trade.query':
      return { ...done, ...toldOf(trade), ...(trade.paidAt && { send_pay_date: trade.paidAt }) }
    case 'alipay.trade.close':
      if (trade.state !== 'waiting') return failed('TRADE_STATUS_ERROR', '交易状态不合法')
      await change(store, trade, { state: 'closed' })
      return { ...done, out_trade_no: trade.no }
    case 'alipay.trade.refund': {
      const known = asked.out_request_no in refundsOf(trade)
      if (!(await giveBack(store, trade, asked.out_request_no, fenOf(asked.refund_amount))))
        return failed('REFUND_AMT_NOT_EQUAL_TOTAL', '退款金额超过可退金额')
      return { ...done, out_trade_no: trade.no, fund_change: known ? 'N' : 'Y' }
    }
    case 'alipay.trade.fastpay.refund.query':
      return asked.out_request_no in refundsOf(trade) ? { ...done, refund_status: 'REFUND_SUCCESS' } : done
    default:
      return failed('SYSTEM_ERROR', '接口不存在')
  }
}

/** What the service tells the merchant of a payment, as a signed form. */
export function noticeOf(merchant: Merchant, trade: TradeNow): RequestInit {
  const form: Record<string, string> = {
    ...{ notify_type: 'trade_status_sync', notify_id: crypto.randomUUID(), charset: 'utf-8', version: '1.0' },
    ...{ sign_type: 'RSA2', app_id: merchant.appId, seller_id: merchant.merchantNo },
    ...(toldOf(trade) as Record<string, string>),
    gmt_payment: trade.paidAt ?? '',
  }
  form.sign = sign(wordsOf(form, ['sign', 'sign_type']), merchant.privateKey)
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded; charset=utf-8' },
    body: new URLSearchParams(form).toString(),
  }
}
