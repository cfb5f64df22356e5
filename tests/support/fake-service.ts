import {
  type BillLine,
  type Opening,
  type PaymentPort,
  ServiceDeclined,
  ServiceUnavailable,
  type Trade,
} from '#server/core/payments/port.ts'

/** A payment service in memory, which a test has pay, decline and fall silent. */
export function fakeService() {
  const openings = new Map<string, Opening>()
  const trades = new Map<string, Trade>()
  const refunds = new Map<string, number>()
  let silent: 'before' | 'after' | undefined
  let declined: string | undefined
  let failing = false
  const bills = new Map<string, readonly BillLine[]>()
  let paid = 0
  let calls = 0
  const answering = async <T>(work: () => T): Promise<T> => {
    calls += 1
    if (silent === 'before') throw new ServiceUnavailable('silent')
    if (declined) throw new ServiceDeclined(declined)
    const answer = work()
    if (silent === 'after') throw new ServiceUnavailable('silent')
    return answer
  }
  const trade = (no: string): Trade => trades.get(no) ?? { state: 'unknown' }
  const port: PaymentPort = {
    start: (opening) =>
      answering(() => {
        openings.set(opening.no, opening)
        trades.set(opening.no, { state: 'waiting' })
        return { payUrl: `https://pay.example/${opening.no}` }
      }),
    query: (no) => answering(() => trade(no)),
    verify: async () => undefined,
    reply: (isTaken) => ({ status: isTaken ? 200 : 500, type: 'text/plain', body: '' }),
    close: (no) =>
      answering(() => {
        if (trade(no).state === 'waiting') trades.set(no, { state: 'closed' })
        return trade(no)
      }),
    refund: ({ refundNo, fen }) =>
      answering(() => {
        if (failing) return 'failed'
        refunds.set(refundNo, fen)
        return 'done'
      }),
    bill: (day) => answering(() => bills.get(day) ?? []),
    queryRefund: ({ refundNo }) => answering(() => (refunds.has(refundNo) ? 'done' : 'unknown')),
  }
  return {
    ...port,
    trade,
    opened: (no: string) => openings.get(no),
    calls: () => calls,
    /** What its bill of a day has. */
    bills: (day: string, lines: readonly BillLine[]) => void bills.set(day, lines),
    refunds: () => [...refunds.values()],
    /** So many fen; what was asked unless told. */
    pay(no: string, fen = openings.get(no)?.fen ?? 0, paidAt = new Date('2026-09-01T10:00:00+08:00')) {
      paid += 1
      const transactionNo = `T${no.slice(-10)}${paid}`
      trades.set(no, { state: 'paid', no, fen, transactionNo, paidAt })
    },
    declines: (why: string) => (declined = why),
    fails: () => (failing = true),
    /** `after` does what is asked and says nothing. */
    silent: (is: boolean, when: 'before' | 'after' = 'before') => (silent = is ? when : undefined),
    reset() {
      silent = declined = undefined
      failing = false
      refunds.clear()
    },
  }
}
