/** What an order asks of a payment service. Amounts are whole fen. */
export interface Opening {
  /** Ours, at most 32 letters and digits; the service keeps one trade for it. */
  readonly no: string
  /** What the payer reads, at most 40 signs. */
  readonly subject: string
  readonly fen: number
  readonly expiresAt: Date
  /** `code` is scanned from a screen by another device, `page` is opened on the device itself. */
  readonly way: PayWay
  readonly notifyUrl: string
  /** Where a page leads back to. */
  readonly returnUrl: string
  /** Of the payer, as WeChat's H5 asks for it. */
  readonly clientAddress: string
}
export type PayWay = 'code' | 'page'

/** What a service knows of a trade. `unknown`: it has none under that number. */
export type Trade =
  | { readonly state: 'waiting' | 'closed' | 'unknown' }
  | {
      readonly state: 'paid'
      readonly no: string
      readonly fen: number
      readonly transactionNo: string
      readonly paidAt: Date
    }

export interface RefundOrder {
  readonly no: string
  readonly refundNo: string
  readonly fen: number
  /** Of the whole order. */
  readonly total: number
  readonly reason: string
}
export type RefundState = 'done' | 'pending' | 'failed' | 'unknown'

/** A call that a service makes, as it came: signatures are over these very bytes. */
export interface Notice {
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
}

/** A line of the service's daily bill. */
export interface BillLine {
  readonly no: string
  readonly transactionNo: string
  readonly kind: 'payment' | 'refund'
  /** Of a refund. */
  readonly refundNo?: string
  readonly fen: number
}

/** What a notice gets as its answer; without the right one the service sends it again. */
export interface Reply {
  readonly status: number
  readonly type: string
  readonly body: string
}

/**
 * A payment service. Every method may be called again with the same words and then does nothing more. A service that
 * does not answer, or whose answer is not signed by it, throws `ServiceUnavailable`; one that declines throws
 * `ServiceDeclined` with its words.
 */
export interface PaymentPort {
  /** Opens the trade and says where it is paid: an address to open, or one to draw as a code. */
  start(opening: Opening): Promise<{ readonly payUrl: string }>
  query(no: string): Promise<Trade>
  /** The trade of a notice, or nothing where its signature, age, merchant or form is wrong. */
  verify(notice: Notice): Promise<Extract<Trade, { state: 'paid' }> | undefined>
  reply(isTaken: boolean): Reply
  /** After it nobody can pay the trade. Answers what it is now: one that was paid a moment before stays paid. */
  close(no: string): Promise<Trade>
  refund(order: RefundOrder): Promise<RefundState>
  queryRefund(order: RefundOrder): Promise<RefundState>
  /** Everything of a day in China, `2026-09-01`. */
  bill(day: string): Promise<readonly BillLine[]>
}

export class ServiceUnavailable extends Error {}
export class ServiceDeclined extends Error {}
