import { z } from 'zod'
import { fenOf, yuanOf } from '#domain/kernel/money.ts'
import { clockAt, instantOf, today } from '#domain/kits/college-clock.ts'
import { alipayBill } from './alipay-bill.ts'
import { type Book, bookOf } from './book.ts'
import type { AlipayKeys } from './keys.ts'
import { isSigned, signed } from './rsa.ts'
import type { Asked, Ground, SimulatedService } from './service.ts'
import { refundedFen, type SimulatedTrade } from './trades.ts'

const minute = 60
const hour = 3600

const yuan = z
  .string()
  .regex(/^\d{1,9}\.\d{2}$/)
  .transform((text) => fenOf(text))
const clock = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  .transform((text) => instantOf(text).toISOString())
const span = z
  .string()
  .regex(/^\d+[mhd]$/)
  .transform(
    (text) => Number.parseInt(text, 10) * { m: 60_000, h: 3_600_000, d: 86_400_000 }[text.at(-1) as 'm'],
  )

const opened = z.object({
  out_trade_no: z.string().regex(/^\w{1,64}$/),
  total_amount: yuan,
  subject: z.string().regex(/^[^/=&]{1,256}$/),
  time_expire: clock.optional(),
  timeout_express: span.optional(),
})
const named = z.object({ out_trade_no: z.string() })
const refundAsked = named.extend({ out_request_no: z.string().regex(/^\w{1,64}$/), refund_amount: yuan })
const refundNamed = named.extend({ out_request_no: z.string() })
const billAsked = z.object({
  bill_type: z.literal('trade'),
  bill_date: z.string().regex(/^\d{4}-\d\d-\d\d$/),
})

type Fields = Readonly<Record<string, string>>

const decline = (sub_code: string, sub_msg: string, code = '40004') => ({
  code,
  msg: code === '40004' ? 'Business Failed' : 'Invalid Arguments',
  sub_code,
  sub_msg,
})
const accept = (data: object) => ({ code: '10000', msg: 'Success', ...data })
const notFound = decline('ACQ.TRADE_NOT_EXIST', '交易不存在')

const joined = (fields: Fields, without: readonly string[]) =>
  Object.keys(fields)
    .filter((name) => !without.includes(name) && fields[name] !== '')
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')

/** A trade that was refunded as a whole is closed, as is one that nobody paid. */
const statusOf = (trade: SimulatedTrade) => {
  if (trade.state === 'waiting') return 'WAIT_BUYER_PAY'
  if (!trade.paid || refundedFen(trade) >= trade.paid.fen) return 'TRADE_CLOSED'
  return 'TRADE_SUCCESS'
}

const tradeNo = ({ paid, no }: SimulatedTrade) => paid?.transactionNo ?? `2026${no}`

/** Alipay's gateway towards one app, as it speaks over HTTP. */
export function simulatedAlipay(keys: AlipayKeys, ground: Ground): SimulatedService {
  const { trades, now, cashier } = ground
  const book = bookOf('alipay', trades, now)
  const methods = methodsOf(book, ground, (url, day) => billFound(url, day))

  async function answer(asked: Asked): Promise<Response> {
    const fields = Object.fromEntries([...asked.url.searchParams, ...new URLSearchParams(asked.body)])
    if (asked.url.pathname.endsWith('/bill')) return billOf(fields)
    const { method = '' } = fields
    const wrong = await wrongIn(fields)
    if (method === 'alipay.trade.wap.pay') return wrong ? said(wrong.sub_msg) : visit(fields)
    const name = methods[method] ? `${method.replaceAll('.', '_')}_response` : 'error_response'
    const data = wrong ?? (await resultOf(method, fields, asked.url))
    // As Alipay's own encoder writes it.
    const words = JSON.stringify(data).replaceAll('/', '\\/')
    const sign = await signed(words, keys.privateKey)
    return new Response(`{"${name}":${words},"sign":"${sign}"}`, {
      headers: { 'content-type': 'text/html;charset=utf-8' },
    })
  }

  async function wrongIn(fields: Fields) {
    if (fields.app_id !== keys.appId) return decline('isv.invalid-app-id', '无效的AppID参数', '40002')
    const isRight =
      fields.sign_type === 'RSA2' &&
      (await isSigned(joined(fields, ['sign']), fields.sign ?? '', keys.appPublicKey))
    return isRight
      ? undefined
      : decline('isv.invalid-signature', '验签出错，建议检查签名字符串或签名私钥', '40002')
  }

  async function resultOf(method: string, fields: Fields, url: URL): Promise<object> {
    const make = methods[method]
    if (!make) return decline('isv.invalid-method', '不存在的方法名', '40002')
    return make({ content: JSON.parse(fields.biz_content ?? '{}'), fields, url })
  }

  /** A payer opens the page: now the trade is there. */
  async function visit(fields: Fields): Promise<Response> {
    const form = opened.safeParse(JSON.parse(fields.biz_content ?? '{}')).data
    if (!form) return said('参数有误，请返回商户重新下单')
    const { trade, isSame } = await book.open(newTrade(form, fields, now(), true))
    if (!isSame) return said('交易信息与之前不一致')
    return Response.redirect(cashier('alipay', trade.no), 302)
  }

  const tokenOf = async (day: string) => (await signed(`bill ${day}`, keys.privateKey)).slice(0, 40)

  async function billFound(url: URL, day: string) {
    // A bill is written when its day is over.
    if (day >= today(now()) || (await book.movedOn(day)).length === 0)
      return decline('isp.bill_not_exist', '账单不存在')
    const file = new URL(`${url.origin}${url.pathname}/bill`)
    file.searchParams.set('day', day)
    file.searchParams.set('token', await tokenOf(day))
    return accept({ bill_download_url: file.href.replace(/^https:/, 'http:') })
  }

  async function billOf({ day = '', token }: Fields): Promise<Response> {
    if (token !== (await tokenOf(day))) return said('下载链接已失效')
    return new Response(alipayBill(day, await book.movedOn(day), keys))
  }

  async function noticeOf(trade: SimulatedTrade) {
    const fields: Fields = {
      notify_type: 'trade_status_sync',
      notify_id: trade.notice?.id ?? '',
      notify_time: clockAt(now()),
      charset: 'utf-8',
      version: '1.0',
      app_id: keys.appId,
      seller_id: keys.sellerId,
      trade_no: tradeNo(trade),
      out_trade_no: trade.no,
      trade_status: statusOf(trade),
      total_amount: yuanOf(trade.paid?.fen ?? trade.fen),
      subject: trade.subject,
      gmt_create: clockAt(new Date(trade.madeAt)),
      gmt_payment: clockAt(new Date(trade.paid?.at ?? trade.madeAt)),
    }
    const sign = await signed(joined(fields, []), keys.privateKey)
    return {
      headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' },
      body: new URLSearchParams({ ...fields, sign_type: 'RSA2', sign }).toString(),
    }
  }

  return {
    answer,
    noticeOf,
    isTaken: ({ status, body }) => status === 200 && body.trim() === 'success',
    delays: [4 * minute, 10 * minute, 10 * minute, hour, 2 * hour, 6 * hour, 15 * hour],
  }
}

const said = (message: string) =>
  new Response(message, { status: 400, headers: { 'content-type': 'text/plain; charset=utf-8' } })

const newTrade = (form: z.output<typeof opened>, fields: Fields, now: Date, isOpened: boolean) => ({
  no: form.out_trade_no,
  subject: form.subject,
  fen: form.total_amount,
  expiresAt:
    form.time_expire ?? new Date(now.getTime() + (form.timeout_express ?? 15 * 86_400_000)).toISOString(),
  notifyUrl: fields.notify_url ?? '',
  ...(fields.return_url && { returnUrl: fields.return_url }),
  isOpened,
})

interface Call {
  readonly content: unknown
  readonly fields: Fields
  readonly url: URL
}

function methodsOf(
  book: Book,
  { now, cashier }: Ground,
  billFound: (url: URL, day: string) => Promise<object>,
): Readonly<Record<string, ((call: Call) => Promise<object>) | undefined>> {
  const form =
    <T extends z.ZodType>(kind: T, make: (content: z.output<T>, call: Call) => Promise<object>) =>
    async (call: Call) => {
      const content = kind.safeParse(call.content)
      return content.success ? make(content.data, call) : decline('ACQ.INVALID_PARAMETER', '参数无效')
    }
  /** A trade that a payer has seen: for Alipay there is no other. */
  const found = async (no: string) => {
    const trade = await book.find(no)
    return trade?.isOpened ? trade : undefined
  }
  const about = (trade: SimulatedTrade) => ({ trade_no: tradeNo(trade), out_trade_no: trade.no })

  return {
    'alipay.trade.precreate': form(opened, async (content, { fields }) => {
      const { trade, isSame } = await book.open(newTrade(content, fields, now(), false))
      if (trade.state === 'paid') return decline('ACQ.TRADE_HAS_SUCCESS', '交易已被支付')
      if (trade.state === 'closed') return decline('ACQ.TRADE_HAS_CLOSE', '交易已经关闭')
      if (!isSame) return decline('ACQ.CONTEXT_INCONSISTENT', '交易信息被篡改')
      return accept({ out_trade_no: trade.no, qr_code: cashier('alipay', trade.no) })
    }),
    'alipay.trade.query': form(named, async ({ out_trade_no }) => {
      const trade = await found(out_trade_no)
      if (!trade) return notFound
      return accept({
        ...about(trade),
        trade_status: statusOf(trade),
        total_amount: yuanOf(trade.paid?.fen ?? trade.fen),
        ...(trade.paid && { send_pay_date: clockAt(new Date(trade.paid.at)) }),
      })
    }),
    'alipay.trade.close': form(named, async ({ out_trade_no }) => {
      const before = await found(out_trade_no)
      const isClosedNow = before?.state === 'waiting' && (await book.close(out_trade_no))?.state === 'closed'
      if (!before) return notFound
      return isClosedNow ? accept(about(before)) : decline('ACQ.TRADE_STATUS_ERROR', '交易状态不合法')
    }),
    'alipay.trade.refund': form(refundAsked, async ({ out_trade_no, out_request_no, refund_amount }) => {
      const result = (await found(out_trade_no))
        ? await book.refund(out_trade_no, out_request_no, refund_amount)
        : { kind: 'unknown' as const }
      if (result.kind === 'unknown') return notFound
      if (result.kind === 'unpaid') return decline('ACQ.TRADE_STATUS_ERROR', '交易状态不合法')
      if (result.kind === 'other') return decline('ACQ.DISCORDANT_REPEAT_REQUEST', '请求信息不一致')
      if (!('trade' in result)) return decline('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL', '退款金额超限')
      return accept({
        ...about(result.trade),
        fund_change: result.kind === 'made' ? 'Y' : 'N',
        refund_fee: yuanOf(refundedFen(result.trade)),
      })
    }),
    'alipay.trade.fastpay.refund.query': form(refundNamed, async ({ out_trade_no, out_request_no }) => {
      const trade = await found(out_trade_no)
      if (!trade) return notFound
      const made = trade.refunds.find(({ no }) => no === out_request_no)
      if (!made) return accept({})
      return accept({
        ...about(trade),
        out_request_no,
        refund_amount: yuanOf(made.fen),
        refund_status: 'REFUND_SUCCESS',
      })
    }),
    'alipay.data.dataservice.bill.downloadurl.query': form(billAsked, ({ bill_date }, { url }) =>
      billFound(url, bill_date),
    ),
  }
}
