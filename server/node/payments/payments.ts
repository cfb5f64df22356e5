import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import type { Fetch } from '#server/core/payments/accounts.ts'
import { type Payments, type ServiceAccount, UnusableKey } from '#server/core/payments/payments.ts'

const addresses = {
  wechat: 'https://api.mch.weixin.qq.com',
  alipay: 'https://openapi.alipay.com/gateway.do',
} as const

const pem = (name: 'PRIVATE KEY' | 'PUBLIC KEY', key: string) =>
  `-----BEGIN ${name}-----\n${key.match(/.{1,64}/g)?.join('\n') ?? ''}\n-----END ${name}-----\n`

/** Both services sign with RSA and SHA-256. */
function isRsa(read: () => KeyObject): boolean {
  try {
    return read().asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

function refuseUnusable({ kind, privateKey, serviceKey, apiKey }: ServiceAccount) {
  if (!isRsa(() => createPrivateKey(pem('PRIVATE KEY', privateKey)))) throw new UnusableKey('privateKey')
  if (!isRsa(() => createPublicKey(pem('PUBLIC KEY', serviceKey)))) throw new UnusableKey('serviceKey')
  if (kind === 'wechat' && apiKey?.length !== 32) throw new UnusableKey('apiKey')
}

/** The services behind accounts, asked by this `fetch`. Their libraries take 70 MB: a server loads them when it first pays. */
export const paymentsBy = (fetch: Fetch, now: () => Date): Payments => ({
  async at(account: ServiceAccount) {
    const { kind, appId, merchantNo, certificateNo, apiKey, serviceKeyNo } = account
    refuseUnusable(account)
    if (kind === 'alipay') {
      const { alipayPort } = await import('./alipay.ts')
      const gateway = account.serviceUrl ?? addresses.alipay
      const { privateKey, serviceKey: alipayPublicKey } = account
      return alipayPort({ gateway, appId, sellerId: merchantNo, privateKey, alipayPublicKey, now }, fetch)
    }
    const { wechatPort } = await import('./wechat.ts')
    return wechatPort(
      {
        ...{ appId, mchId: merchantNo, serial: certificateNo ?? '', apiV3Key: apiKey ?? '', now },
        baseUrl: account.serviceUrl?.replace(/\/$/, '') ?? addresses.wechat,
        privateKey: pem('PRIVATE KEY', account.privateKey),
        platformSerial: serviceKeyNo ?? '',
        platformPublicKey: pem('PUBLIC KEY', account.serviceKey),
      },
      fetch,
    )
  },
})
