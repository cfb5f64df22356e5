import { Aes, Formatter, Rsa } from 'wechatpay-axios-plugin'
import { z } from 'zod'
import { timeOf } from '#server/core/database/moment.ts'
import type { ServiceAccount } from '#server/core/payments/payments.ts'
import {
  type Notice,
  type Opening,
  type PaymentPort,
  type RefundOrder,
  type RefundState,
  ServiceDeclined,
  ServiceUnavailable,
  type Trade,
} from '#server/core/payments/port.ts'
import { type Answered, type Fetch, send } from './send.ts'

const ownAddress = 'https://api.mch.weixin.qq.com'
/** Seconds by which the clocks of a signature may differ. */
const tolerance = 300

const transaction = z.object({
  out_trade_no: z.string(),
  trade_state: z.string(),
  transaction_id: z.string().optional(),
  success_time: z.string().optional(),
  amount: z.object({ total: z.number().int().positive() }).optional(),
})
const refundSchema = z.object({ status: z.string() })
const noticeSchema = z.object({
  event_type: z.string(),
  resource: z.object({
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.string().default(''),
  }),
})
const noticed = transaction.extend({ mchid: z.string(), appid: z.string() })

const refundStates: Readonly<Record<string, RefundState>> = {
  SUCCESS: 'done',
  PROCESSING: 'pending',
  CLOSED: 'failed',
  ABNORMAL: 'failed',
}

interface Given {
  readonly fetch: Fetch
  readonly now: () => Date
}

/**
 * WeChat Pay, its API v3: Native for a code, H5 for a page. Every answer is held to the service's signature.
 * https://pay.weixin.qq.com/doc/v3/merchant/4012081606
 */
export function wechatPort(account: ServiceAccount, { fetch, now }: Given): PaymentPort {
  const { merchantNo: mchid, appId: appid, certificateNo, serviceKeyNo, apiKey } = account
  const base = account.serviceUrl?.replace(/\/$/, '') ?? ownAddress
  const privateKey = Rsa.fromPkcs8(account.privateKey)
  const publicKey = Rsa.fromSpki(account.serviceKey)

  function isSigned(header: (name: string) => string | undefined, body: string): boolean {
    const [time, nonce] = [header('wechatpay-timestamp') ?? '', header('wechatpay-nonce') ?? '']
    if (!/^\d{1,12}$/.test(time) || Math.abs(now().getTime() / 1000 - Number(time)) > tolerance) return false
    if (header('wechatpay-serial') !== serviceKeyNo) return false
    const signature = header('wechatpay-signature') ?? ''
    return Rsa.verify(Formatter.response(time, nonce, body), signature, publicKey)
  }

  async function call(method: 'GET' | 'POST', path: string, asked?: object): Promise<Answered> {
    const body = asked ? JSON.stringify(asked) : ''
    const time = Math.floor(now().getTime() / 1000)
    const nonce = Formatter.nonce()
    const signature = Rsa.sign(Formatter.request(method, path, time, nonce, body), privateKey)
    const answer = await send(fetch, `${base}${path}`, {
      method,
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'User-Agent': 'campus-workbench',
        Authorization: Formatter.authorization(mchid, nonce, signature, time, certificateNo ?? ''),
      },
      ...(asked && { body }),
    })
    if (answer.status >= 500 || answer.status === 429) throw new ServiceUnavailable(`status ${answer.status}`)
    if (answer.status === 401) throw new ServiceDeclined('支付平台不接受商户签名，请核对商户私钥和证书序列号')
    if (!isSigned((name) => answer.headers.get(name) ?? undefined, answer.body))
      throw new ServiceUnavailable('not signed by the service')
    return answer
  }

  async function query(no: string): Promise<Trade> {
    const answer = await call('GET', `/v3/pay/transactions/out-trade-no/${no}?mchid=${mchid}`)
    if (answer.status === 404) return { state: 'unknown' }
    if (answer.status !== 200) throw declined(answer)
    return tradeOf(read(transaction, answer.body))
  }

  const refundStateOf = (answer: Answered): RefundState =>
    refundStates[read(refundSchema, answer.body).status] ?? 'pending'

  return {
    async start({ no, subject, fen, expiresAt, way, notifyUrl, returnUrl, clientAddress }: Opening) {
      const answer = await call('POST', `/v3/pay/transactions/${way === 'code' ? 'native' : 'h5'}`, {
        ...{ appid, mchid, description: subject, out_trade_no: no, notify_url: notifyUrl },
        time_expire: `${timeOf(expiresAt).replace(' ', 'T')}+08:00`,
        amount: { total: fen, currency: 'CNY' },
        ...(way === 'page' && { scene_info: { payer_client_ip: clientAddress, h5_info: { type: 'Wap' } } }),
      })
      if (answer.status !== 200) throw declined(answer)
      if (way === 'code') return { payUrl: read(z.object({ code_url: z.string() }), answer.body).code_url }
      const { h5_url: page } = read(z.object({ h5_url: z.string() }), answer.body)
      return { payUrl: `${page}&redirect_url=${encodeURIComponent(returnUrl)}` }
    },

    query,

    async verify({ headers, body }: Notice) {
      if (!isSigned((name) => headers[name], body)) return
      const notice = noticeSchema.safeParse(json(body))
      if (!notice.success || notice.data.event_type !== 'TRANSACTION.SUCCESS' || !apiKey) return
      const { ciphertext, nonce, associated_data: about } = notice.data.resource
      const told = noticed.safeParse(json(opened(() => Aes.AesGcm.decrypt(ciphertext, apiKey, nonce, about))))
      if (!told.success || told.data.mchid !== mchid || told.data.appid !== appid) return
      const trade = tradeOf(told.data)
      return trade.state === 'paid' ? trade : undefined
    },

    reply: (isTaken) => ({
      status: isTaken ? 200 : 500,
      type: 'application/json',
      body: JSON.stringify(isTaken ? { code: 'SUCCESS' } : { code: 'FAIL', message: '未处理' }),
    }),

    async close(no) {
      const answer = await call('POST', `/v3/pay/transactions/out-trade-no/${no}/close`, { mchid })
      return answer.status === 204 ? { state: 'closed' } : query(no)
    },

    async refund({ no, refundNo, fen, total, reason }: RefundOrder) {
      const answer = await call('POST', '/v3/refund/domestic/refunds', {
        ...{ out_trade_no: no, out_refund_no: refundNo, reason: reason.slice(0, 80) },
        amount: { refund: fen, total, currency: 'CNY' },
      })
      if (answer.status !== 200) throw declined(answer)
      return refundStateOf(answer)
    },

    async queryRefund({ refundNo }: RefundOrder) {
      const answer = await call('GET', `/v3/refund/domestic/refunds/${refundNo}`)
      if (answer.status === 404) return 'unknown'
      if (answer.status !== 200) throw declined(answer)
      return refundStateOf(answer)
    },
  }
}

function tradeOf(told: z.output<typeof transaction>): Trade {
  const {
    out_trade_no: no,
    trade_state: state,
    transaction_id: transactionNo,
    success_time: at,
    amount,
  } = told
  // One that was paid and given back since has been paid.
  if (state === 'SUCCESS' || state === 'REFUND') {
    if (!transactionNo || !amount || !at) throw new ServiceUnavailable('a paid trade without its facts')
    return { state: 'paid', no, fen: amount.total, transactionNo, paidAt: new Date(at) }
  }
  return { state: ['CLOSED', 'REVOKED', 'PAYERROR'].includes(state) ? 'closed' : 'waiting' }
}

const declined = ({ body }: Answered) =>
  new ServiceDeclined(
    z.object({ message: z.string() }).safeParse(json(body)).data?.message ?? '支付平台未受理',
  )

function read<T>(schema: z.ZodType<T>, body: string): T {
  const { data } = schema.safeParse(json(body))
  if (data === undefined) throw new ServiceUnavailable('an answer of another form')
  return data
}

function json(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

function opened(decrypt: () => string): string | undefined {
  try {
    return decrypt()
  } catch {
    return undefined
  }
}
