import type { PaymentPort } from './port.ts'

/** A channel at a payment service, its secrets open. Keys are Base64 without PEM's lines. */
export interface ServiceAccount {
  readonly kind: 'wechat' | 'alipay'
  /** Left out, the service's own. */
  readonly serviceUrl: string | null
  readonly merchantNo: string
  readonly appId: string
  readonly certificateNo: string | null
  readonly privateKey: string
  readonly apiKey: string | null
  readonly serviceKeyNo: string | null
  readonly serviceKey: string
}

/** A key of an account that is none, or not of the kind that the service signs with. */
export class UnusableKey extends Error {
  readonly field: 'privateKey' | 'apiKey' | 'serviceKey'

  constructor(field: UnusableKey['field']) {
    super(`Not a usable key: ${field}`)
    this.field = field
  }
}

export interface Payments {
  /** The service behind an account, which is not asked yet. Throws `UnusableKey`. */
  readonly at: (account: ServiceAccount) => Promise<PaymentPort>
  /** Of a demo alone: the page on which a trade is paid, and its button. */
  readonly cashier?: {
    readonly page: (no: string) => Promise<string | undefined>
    readonly pay: (no: string) => Promise<void>
  }
}
