import { encodeBase64 } from 'hono/utils/encode'
import type { AlipayConfig, WechatConfig } from '#server/core/payments/accounts.ts'

/** What a simulated WeChat knows of itself and its one merchant. */
export interface WechatKeys {
  readonly appId: string
  readonly mchId: string
  readonly merchantSerial: string
  readonly merchantPublicKey: string
  readonly serial: string
  readonly privateKey: string
  readonly apiV3Key: string
}

/** What a simulated Alipay knows of itself and its one app. */
export interface AlipayKeys {
  readonly appId: string
  readonly sellerId: string
  readonly appPublicKey: string
  readonly privateKey: string
}

export interface ServiceKeys {
  readonly wechat: WechatKeys
  readonly alipay: AlipayKeys
}

/** Keys of a merchant and of both services, as PEM: what a port is configured with, and what the simulation keeps. Plain JSON. */
export interface Keys {
  readonly merchant: {
    readonly wechat: Omit<WechatConfig, 'baseUrl' | 'now'>
    readonly alipay: Omit<AlipayConfig, 'gateway' | 'now'>
  }
  readonly service: ServiceKeys
}

const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash: 'SHA-256',
} as const

async function pemOf(format: 'pkcs8' | 'spki', key: CryptoKey): Promise<string> {
  const name = format === 'pkcs8' ? 'PRIVATE KEY' : 'PUBLIC KEY'
  const lines = encodeBase64(await crypto.subtle.exportKey(format, key)).match(/.{1,64}/g) ?? []
  return `-----BEGIN ${name}-----\n${lines.join('\n')}\n-----END ${name}-----\n`
}

async function makePair() {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  return { privateKey: await pemOf('pkcs8', privateKey), publicKey: await pemOf('spki', publicKey) }
}

const drawn = (letters: string, count: number) =>
  [...crypto.getRandomValues(new Uint8Array(count))].map((byte) => letters[byte % letters.length]).join('')

const digits = (count: number) => drawn('0123456789', count)
const hex = (count: number) => drawn('0123456789ABCDEF', count)

/** New keys and numbers of one merchant, RSA of 2048 bits. */
export async function makeKeys(): Promise<Keys> {
  const [merchant, wechat, app, alipay] = await Promise.all([makePair(), makePair(), makePair(), makePair()])
  const numbers = { appId: `wx${hex(16).toLowerCase()}`, mchId: `16${digits(8)}` }
  const [serial, platformSerial, apiV3Key] = [hex(40), hex(40), hex(32)]
  const alipayNumbers = { appId: `2021${digits(12)}`, sellerId: `2088${digits(12)}` }
  return {
    merchant: {
      wechat: {
        ...numbers,
        serial,
        privateKey: merchant.privateKey,
        apiV3Key,
        platformSerial,
        platformPublicKey: wechat.publicKey,
      },
      alipay: { ...alipayNumbers, privateKey: app.privateKey, alipayPublicKey: alipay.publicKey },
    },
    service: {
      wechat: {
        ...numbers,
        merchantSerial: serial,
        merchantPublicKey: merchant.publicKey,
        serial: platformSerial,
        privateKey: wechat.privateKey,
        apiV3Key,
      },
      alipay: { ...alipayNumbers, appPublicKey: app.publicKey, privateKey: alipay.privateKey },
    },
  }
}
