export type Fetch = (url: string, init?: RequestInit) => Promise<Response>

/** A merchant of WeChat Pay v3. Keys are PEM; `serial` is of the merchant's certificate, `platformSerial` of WeChat's key. */
export interface WechatConfig {
  /** `https://api.mch.weixin.qq.com`. */
  readonly baseUrl: string
  readonly appId: string
  readonly mchId: string
  readonly serial: string
  readonly privateKey: string
  /** 32 signs. */
  readonly apiV3Key: string
  readonly platformSerial: string
  readonly platformPublicKey: string
  readonly now: () => Date
}

/** An app of Alipay, with RSA2. Keys are PEM or their base64 alone; a private key without a heading is PKCS#8. */
export interface AlipayConfig {
  /** `https://openapi.alipay.com/gateway.do`. */
  readonly gateway: string
  readonly appId: string
  /** The merchant's own number, `2088…`. */
  readonly sellerId: string
  readonly privateKey: string
  readonly alipayPublicKey: string
  readonly now: () => Date
}
