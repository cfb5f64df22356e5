import { Formatter, Rsa } from 'wechatpay-axios-plugin'
import { z } from 'zod'
import type { Fetch, WechatConfig } from '#server/core/payments/accounts.ts'
import { ServiceUnavailable } from '#server/core/payments/port.ts'
import { type Answer, call } from './call.ts'

export interface WechatRequest {
  readonly method: 'GET' | 'POST'
  /** Below `baseUrl`, with its query. */
  readonly path: string
  readonly body?: object
}
export type WechatResult =
  | { readonly isOk: true; readonly data: unknown }
  | { readonly isOk: false; readonly code: string; readonly message: string }

const mostBytes = 256 * 1024
const mostSeconds = 300

const failure = z.object({ code: z.string(), message: z.string() })

/** Codes of what may go well the next time. */
const passing = [
  'SYSTEM_ERROR',
  'SYSTEMERROR',
  'BANKERROR',
  'BANK_ERROR',
  'BIZERR_NEED_RETRY',
  'FREQUENCY_LIMITED',
]

const unsigned = () => new ServiceUnavailable('微信支付的应答未通过验签')

export const malformed = () => new ServiceUnavailable('微信支付的应答格式不符')

/** Whether WeChat's key signed these words within the last five minutes. */
export function isFromWechat(config: WechatConfig, headers: Headers, body: string): boolean {
  const [timestamp, nonce, signature, serial] = ['Timestamp', 'Nonce', 'Signature', 'Serial'].map(
    (name) => headers.get(`Wechatpay-${name}`) ?? '',
  ) as [string, string, string, string]
  if (serial !== config.platformSerial || !/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(config.now().getTime() / 1000 - Number(timestamp)) > mostSeconds) return false
  return Rsa.verify(Formatter.response(timestamp, nonce, body), signature, config.platformPublicKey)
}

/** A signed request as it is sent, to any address of WeChat. */
export async function sendSigned(
  config: WechatConfig,
  fetch: Fetch,
  url: URL,
  { method, body }: Omit<WechatRequest, 'path'>,
  most: number,
): Promise<Answer> {
  const words = body ? JSON.stringify(body) : ''
  const timestamp = Math.floor(config.now().getTime() / 1000)
  const nonce = Formatter.nonce()
  const message = Formatter.request(method, url.pathname + url.search, timestamp, nonce, words)
  const signature = Rsa.sign(message, config.privateKey)
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    'user-agent': 'campus-workbench',
    authorization: Formatter.authorization(config.mchId, nonce, signature, timestamp, config.serial),
  }
  return call(fetch, '微信支付', url.href, { method, headers, body: words || undefined }, most)
}

/** Asks WeChat and checks who answered. Throws `ServiceUnavailable`; what it declines is told with its code. */
export async function askWechat(
  config: WechatConfig,
  fetch: Fetch,
  { path, ...request }: WechatRequest,
): Promise<WechatResult> {
  const answer = await sendSigned(config, fetch, new URL(config.baseUrl + path), request, mostBytes)
  const words = new TextDecoder('utf-8', { ignoreBOM: true }).decode(answer.bytes)
  if (!isFromWechat(config, answer.headers, words)) throw unsigned()
  const data = words ? jsonOf(words) : undefined
  if (answer.status >= 200 && answer.status < 300) return { isOk: true, data }
  const { code, message } = failure.safeParse(data).data ?? { code: '', message: '' }
  if (answer.status < 400 || answer.status === 429 || answer.status >= 500 || !code || passing.includes(code))
    throw new ServiceUnavailable('微信支付暂时不可用')
  return { isOk: false, code, message: message.slice(0, 100) }
}

function jsonOf(words: string): unknown {
  try {
    return JSON.parse(words)
  } catch {
    throw malformed()
  }
}
