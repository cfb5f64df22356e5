import { Aes, Formatter, Rsa } from 'wechatpay-axios-plugin'
import { timeOf } from '#server/core/database/moment.ts'
import {
  change,
  giveBack,
  isGivenBack,
  type Merchant,
  merchantOf,
  openTrade,
  type Store,
  type TradeNow,
  tradeOf,
} from './trades.ts'

const zoned = (time: string) => `${time.replace(' ', 'T')}+08:00`

/** What the notice and the query tell of a trade. */
const toldOf = ({ appId, merchantNo }: Merchant, trade: TradeNow) => ({
  ...{ appid: appId, mchid: merchantNo, out_trade_no: trade.no },
  trade_state: { waiting: 'NOTPAY', closed: 'CLOSED', paid: 'SUCCESS' }[trade.state] ?? 'NOTPAY',
  amount: { total: trade.fen, payer_total: trade.fen, currency: 'CNY' },
  ...(trade.transactionNo && { transaction_id: trade.transactionNo }),
  ...(trade.paidAt && { success_time: zoned(trade.paidAt) }),
})

const signed = (store: Store, merchant: Merchant, body: string) => {
  const [time, nonce] = [String(Math.floor(store.app.now().getTime() / 1000)), Formatter.nonce()]
  return {
    'Wechatpay-Timestamp': time,
    'Wechatpay-Nonce': nonce,
    'Wechatpay-Serial': merchant.serviceKeyNo,
    'Wechatpay-Signature': Rsa.sign(
      Formatter.response(time, nonce, body),
      Rsa.fromPkcs8(merchant.privateKey),
    ),
  }
}

/** Answers a call of WeChat Pay's API v3 as the service does: the merchant's signature is checked, the answer signed. */
export async function answerWechat(store: Store, request: Request, cashier: (no: string) => string) {
  const url = new URL(request.url)
  const body = await request.text()
  const given = Object.fromEntries(
    [...(request.headers.get('authorization') ?? '').matchAll(/(\w{1,20})="([^"]{0,1000})"/g)].map((each) => [
      each[1],
      each[2],
    ]),
  ) as Record<string, string>
  const merchant = await merchantOf(store, { merchantNo: given.mchid ?? '' })
  const words = Formatter.request(
    request.method,
    url.pathname + url.search,
    given.timestamp ?? '',
    given.nonce_str ?? '',
    body,
  )
  if (!merchant || !Rsa.verify(words, given.signature ?? '', Rsa.fromSpki(merchant.merchantKey)))
    return Response.json({ code: 'SIGN_ERROR', message: '签名错误' }, { status: 401 })
  const { status, told } = await answered(store, merchant, request.method, url.pathname, body, cashier)
  const text = told ? JSON.stringify(told) : ''
  return new Response(status === 204 ? null : text, {
    status,
    headers: { 'Content-Type': 'application/json', ...signed(store, merchant, text) },
  })
}

const missing = { status: 404, told: { code: 'ORDER_NOT_EXIST', message: '订单不存在' } }

async function answered(
  store: Store,
  merchant: Merchant,
  method: string,
  path: string,
  body: string,
  cashier: (no: string) => string,
): Promise<{ readonly status: number; readonly told?: object }> {
  const asked = body ? JSON.parse(body) : {}
  const [, no = '', closing] = /^\/v3\/pay\/transactions\/out-trade-no\/(\w+)(\/close)?$/.exec(path) ?? []
  if (no) {
    const trade = await tradeOf(store, no)
    if (!trade || trade.channelId !== merchant.channelId) return missing
    if (!closing) return { status: 200, told: toldOf(merchant, trade) }
    if (trade.state === 'paid') return { status: 400, told: { code: 'ORDER_PAID', message: '订单已支付' } }
    if (trade.state === 'waiting') await change(store, trade, { state: 'closed' })
    return { status: 204 }
  }
  if (/^\/v3\/pay\/transactions\/(native|h5)$/.test(path) && method === 'POST') {
    await openTrade(store, {
      ...{ no: asked.out_trade_no, channelId: merchant.channelId, subject: asked.description },
      ...{ fen: asked.amount.total, notifyUrl: asked.notify_url },
      expiresAt: timeOf(new Date(asked.time_expire)),
    })
    const page = cashier(asked.out_trade_no)
    return { status: 200, told: path.endsWith('native') ? { code_url: page } : { h5_url: page } }
  }
  if (path === '/v3/refund/domestic/refunds' && method === 'POST') {
    const trade = await tradeOf(store, asked.out_trade_no)
    if (!trade) return { status: 404, told: { code: 'RESOURCE_NOT_EXISTS', message: '订单不存在' } }
    if (!(await giveBack(store, trade, asked.out_refund_no, asked.amount.refund)))
      return { status: 400, told: { code: 'INVALID_REQUEST', message: '退款金额超过可退金额' } }
    return { status: 200, told: { status: 'SUCCESS', out_refund_no: asked.out_refund_no } }
  }
  const [, refundNo] = /^\/v3\/refund\/domestic\/refunds\/(\w+)$/.exec(path) ?? []
  if (refundNo && (await isGivenBack(store, merchant.channelId, refundNo)))
    return { status: 200, told: { status: 'SUCCESS', out_refund_no: refundNo } }
  return { status: 404, told: { code: 'RESOURCE_NOT_EXISTS', message: '查询的资源不存在' } }
}

/** What the service tells the merchant of a payment: sealed by the API key, signed by the service. */
export function noticeOf(store: Store, merchant: Merchant, trade: TradeNow): RequestInit {
  const nonce = Formatter.nonce(12)
  const about = 'transaction'
  const body = JSON.stringify({
    id: crypto.randomUUID(),
    create_time: zoned(timeOf(store.app.now())),
    event_type: 'TRANSACTION.SUCCESS',
    resource_type: 'encrypt-resource',
    summary: '支付成功',
    resource: {
      algorithm: 'AEAD_AES_256_GCM',
      ciphertext: Aes.AesGcm.encrypt(
        JSON.stringify(toldOf(merchant, trade)),
        merchant.apiKey ?? '',
        nonce,
        about,
      ),
      nonce,
      associated_data: about,
      original_type: 'transaction',
    },
  })
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...signed(store, merchant, body) },
    body,
  }
}
