import type { Notice } from '#server/core/payments/port.ts'
import type { ServiceName, SimulatedTrade, Trades } from './trades.ts'

/** What a simulated service stands on. */
export interface Ground {
  readonly trades: Trades
  readonly now: () => Date
  /** Where a payer is led to. */
  readonly cashier: (service: ServiceName, no: string) => string
}

/** A request as it came, its body read. */
export interface Asked {
  readonly method: string
  readonly url: URL
  readonly headers: Headers
  readonly body: string
}

export interface SimulatedService {
  answer(asked: Asked): Promise<Response>
  /** The notice of a payment, signed now. */
  noticeOf(trade: SimulatedTrade): Promise<Notice>
  /** Whether an answer to a notice is the right one. */
  isTaken(reply: { readonly status: number; readonly body: string }): boolean
  /** Seconds from one notice that was not taken to the next. */
  readonly delays: readonly number[]
}
