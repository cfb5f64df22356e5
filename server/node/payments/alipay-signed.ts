import { AlipaySdk } from 'alipay-sdk'
import { z } from 'zod'
import { clockAt } from '#domain/kits/college-clock.ts'
import type { AlipayConfig, Fetch } from '#server/core/payments/accounts.ts'
import { ServiceUnavailable } from '#server/core/payments/port.ts'
import { call } from './call.ts'

export type AlipayResult =
  | { readonly isOk: true; readonly data: unknown }
  | { readonly isOk: false; readonly code: string; readonly message: string }

const mostBytes = 256 * 1024

const reply = z.object({
  code: z.string(),
  msg: z.string().default(''),
  sub_code: z.string().default(''),
  sub_msg: z.string().default(''),
})

/** Codes of what may go well the next time. */
const passing = /(unknow-error|unknown-error|SYSTEM_ERROR)$/

export const malformed = () => new ServiceUnavailable('支付宝的应答格式不符')

export const sdkOf = ({ gateway, appId, privateKey, alipayPublicKey }: AlipayConfig): AlipaySdk =>
  new AlipaySdk({
    gateway,
    appId,
    keyType: privateKey.includes('RSA PRIVATE KEY') ? 'PKCS1' : 'PKCS8',
    privateKey: privateKey.trim(),
    alipayPublicKey: alipayPublicKey.trim(),
  })

/** Asks Alipay and checks who answered. Throws `ServiceUnavailable`; what it declines is told with its code. */
export async function askAlipay(
  config: AlipayConfig,
  sdk: AlipaySdk,
  fetch: Fetch,
  method: string,
  bizContent: object,
  also: Readonly<Record<string, string>> = {},
): Promise<AlipayResult> {
  const body = sdk.sdkExecute(
    method,
    { ...also, timestamp: clockAt(config.now()), bizContent },
    { bizContentAutoSnakeCase: false },
  )
  const url = new URL(config.gateway)
  // Alipay reads the body's letters by what the address says.
  url.searchParams.set('charset', 'utf-8')
  const headers = {
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded;charset=utf-8',
  }
  const { status, bytes } = await call(
    fetch,
    '支付宝',
    url.href,
    { method: 'POST', headers, body },
    mostBytes,
  )
  if (status !== 200) throw new ServiceUnavailable('支付宝暂时不可用')
  const data = signedPart(sdk, new TextDecoder().decode(bytes), `${method.replaceAll('.', '_')}_response`)
  const said = reply.safeParse(data).data
  if (!said) throw malformed()
  if (said.code === '10000') return { isOk: true, data }
  if (said.code === '20000' || passing.test(said.sub_code)) throw new ServiceUnavailable('支付宝暂时不可用')
  return {
    isOk: false,
    code: said.sub_code || said.code,
    message: (said.sub_msg || said.msg).slice(0, 100),
  }
}

/** What Alipay's key signed of an answer, and nothing beside it. */
function signedPart(sdk: AlipaySdk, words: string, named: string): unknown {
  try {
    const { sign } = z.object({ sign: z.string() }).parse(JSON.parse(words))
    const key = words.includes(`"${named}"`) ? named : 'error_response'
    sdk.checkResponseSign(words, key, sign, '')
    return JSON.parse(sdk.getSignStr(words, key))
  } catch {
    // What the library throws repeats the whole answer.
    throw new ServiceUnavailable('支付宝的应答未通过验签')
  }
}
