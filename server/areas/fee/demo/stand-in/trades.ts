import { today } from '#domain/kits/college-clock.ts'

export type ServiceName = 'wechat' | 'alipay'

/** A trade as a simulated service keeps it: plain JSON, moments in ISO 8601, amounts in fen. */
export interface SimulatedTrade {
  readonly service: ServiceName
  readonly no: string
  /** 1 when it is new, one more with each change. */
  readonly version: number
  readonly state: 'waiting' | 'paid' | 'closed'
  readonly subject: string
  readonly fen: number
  readonly expiresAt: string
  readonly notifyUrl: string
  readonly returnUrl?: string
  readonly madeAt: string
  /** Whether a payer has seen it: Alipay has no trade for a code that nobody scanned. */
  readonly isOpened: boolean
  readonly paid?: { readonly fen: number; readonly transactionNo: string; readonly at: string }
  readonly refunds: readonly SimulatedRefund[]
  readonly notice?: DueNotice
  /** Days in China on which money moved. */
  readonly days: readonly string[]
}

export interface SimulatedRefund {
  readonly no: string
  readonly fen: number
  readonly transactionNo: string
  readonly at: string
}

/** The notice of a payment: how often it was sent, and when it is sent next; never, once it was taken or given up. */
export interface DueNotice {
  readonly id: string
  readonly sent: number
  readonly dueAt?: string
}

/** Where simulated services keep their trades. */
export interface Trades {
  get(service: ServiceName, no: string): Promise<SimulatedTrade | undefined>
  /** Keeps the trade if the one that is kept has the version before its own, or none is and it is the first; else answers false. */
  put(trade: SimulatedTrade): Promise<boolean>
  /** All in which money moved on a day, `2026-09-01`. */
  list(day: string): Promise<readonly SimulatedTrade[]>
  /** The one that holds a refund: WeChat asks for refunds by their own number alone. */
  ofRefund(service: ServiceName, refundNo: string): Promise<SimulatedTrade | undefined>
}

export function tradesInMemory(): Trades {
  const kept = new Map<string, SimulatedTrade>()
  const keyOf = (service: ServiceName, no: string) => `${service} ${no}`
  return {
    get: async (service, no) => kept.get(keyOf(service, no)),
    async put(trade) {
      const key = keyOf(trade.service, trade.no)
      if ((kept.get(key)?.version ?? 0) !== trade.version - 1) return false
      kept.set(key, trade)
      return true
    },
    list: async (day) => [...kept.values()].filter(({ days }) => days.includes(day)),
    ofRefund: async (service, refundNo) =>
      [...kept.values()].find(
        (trade) => trade.service === service && trade.refunds.some(({ no }) => no === refundNo),
      ),
  }
}

/** What a change makes of a trade; the trade itself where nothing changes. */
export type Change = (trade: SimulatedTrade) => SimulatedTrade

/** Changes a trade, beginning again where somebody else was faster. Nothing where there is none. */
export async function changeTrade(
  trades: Trades,
  service: ServiceName,
  no: string,
  change: Change,
): Promise<SimulatedTrade | undefined> {
  for (;;) {
    const before = await trades.get(service, no)
    if (!before) return undefined
    const after = change(before)
    if (after === before) return before
    const next = { ...after, version: before.version + 1 }
    if (await trades.put(next)) return next
  }
}

/** A trade whose time is over is closed, unless it was paid. */
export const expired =
  (now: Date): Change =>
  (trade) =>
    trade.state === 'waiting' && now.getTime() >= Date.parse(trade.expiresAt)
      ? { ...trade, state: 'closed' }
      : trade

export const withDay = (trade: SimulatedTrade, at: Date): readonly string[] => [
  ...new Set([...trade.days, today(at)]),
]

export const refundedFen = ({ refunds }: SimulatedTrade): number =>
  refunds.reduce((sum, { fen }) => sum + fen, 0)
