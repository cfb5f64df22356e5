import { clockAt } from '#domain/kits/college-clock.ts'
import {
  changeTrade,
  expired,
  refundedFen,
  type ServiceName,
  type SimulatedRefund,
  type SimulatedTrade,
  type Trades,
  withDay,
} from './trades.ts'

export type NewTrade = Pick<
  SimulatedTrade,
  'no' | 'subject' | 'fen' | 'expiresAt' | 'notifyUrl' | 'returnUrl' | 'isOpened'
>

export type RefundResult =
  | { readonly kind: 'made' | 'repeated'; readonly trade: SimulatedTrade; readonly refund: SimulatedRefund }
  | { readonly kind: 'unknown' | 'unpaid' | 'other' | 'beyond' }

/** The rules that both services have in common, over their trades. */
export interface Book {
  find(no: string): Promise<SimulatedTrade | undefined>
  /** Opens a trade, or answers the one that has the number already. */
  open(trade: NewTrade): Promise<{ readonly trade: SimulatedTrade; readonly isSame: boolean }>
  /** A payer sees it. */
  show(no: string): Promise<SimulatedTrade | undefined>
  close(no: string): Promise<SimulatedTrade | undefined>
  /** Pays one that waits; `isPaidNow` says whether this call did. */
  pay(
    no: string,
    fen?: number,
  ): Promise<{ readonly trade?: SimulatedTrade | undefined; readonly isPaidNow: boolean }>
  refund(no: string, refundNo: string, fen: number): Promise<RefundResult>
  ofRefund(refundNo: string): Promise<SimulatedTrade | undefined>
  /** Those in which money moved on a day. */
  movedOn(day: string): Promise<readonly SimulatedTrade[]>
}

const numbers = (prefix: string, at: Date) =>
  `${prefix}${clockAt(at).replace(/\D/g, '')}${String(crypto.getRandomValues(new Uint32Array(1))[0]).padStart(10, '0')}`

export function bookOf(service: ServiceName, trades: Trades, now: () => Date): Book {
  const change = (no: string, make: (trade: SimulatedTrade) => SimulatedTrade) =>
    changeTrade(trades, service, no, (trade) => make(expired(now())(trade)))
  const find = (no: string) => change(no, (trade) => trade)

  async function open(made: NewTrade) {
    const trade: SimulatedTrade = {
      ...made,
      service,
      version: 1,
      state: 'waiting',
      madeAt: now().toISOString(),
      refunds: [],
      days: [],
    }
    if (await trades.put(trade)) return { trade, isSame: true }
    const kept = (await change(made.no, (before) =>
      made.isOpened && !before.isOpened ? { ...before, isOpened: true } : before,
    )) as SimulatedTrade
    const isSame = kept.fen === made.fen && kept.subject === made.subject && kept.expiresAt === made.expiresAt
    return { trade: kept, isSame }
  }

  async function pay(no: string, fen?: number) {
    let isPaidNow = false
    const trade = await change(no, (before) => {
      isPaidNow = before.state === 'waiting'
      if (!isPaidNow) return before
      const at = now()
      return {
        ...before,
        state: 'paid',
        isOpened: true,
        paid: { fen: fen ?? before.fen, transactionNo: numbers('42', at), at: at.toISOString() },
        notice: { id: numbers('', at), sent: 0, dueAt: at.toISOString() },
        days: withDay(before, at),
      }
    })
    return { trade, isPaidNow }
  }

  async function refund(no: string, refundNo: string, fen: number): Promise<RefundResult> {
    let result: RefundResult = { kind: 'unknown' }
    const trade = await change(no, (before) => {
      const same = before.refunds.find((one) => one.no === refundNo)
      if (same) {
        result = same.fen === fen ? { kind: 'repeated', trade: before, refund: same } : { kind: 'other' }
        return before
      }
      result = { kind: before.paid ? 'beyond' : 'unpaid' }
      if (!before.paid || refundedFen(before) + fen > before.paid.fen) return before
      const at = now()
      const made = { no: refundNo, fen, transactionNo: numbers('50', at), at: at.toISOString() }
      const after = { ...before, refunds: [...before.refunds, made], days: withDay(before, at) }
      result = { kind: 'made', trade: after, refund: made }
      return after
    })
    return trade ? result : { kind: 'unknown' }
  }

  return {
    find,
    open,
    pay,
    refund,
    show: (no) => change(no, (trade) => (trade.isOpened ? trade : { ...trade, isOpened: true })),
    close: (no) => change(no, (trade) => (trade.state === 'waiting' ? { ...trade, state: 'closed' } : trade)),
    ofRefund: (refundNo) => trades.ofRefund(service, refundNo),
    movedOn: async (day) => (await trades.list(day)).filter((trade) => trade.service === service),
  }
}
