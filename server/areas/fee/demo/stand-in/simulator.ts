import { today } from '#domain/kits/college-clock.ts'
import type { Fetch } from '#server/core/payments/accounts.ts'
import type { Notice } from '#server/core/payments/port.ts'
import { simulatedAlipay } from './alipay.ts'
import { bookOf } from './book.ts'
import type { ServiceKeys } from './keys.ts'
import type { Ground, SimulatedService } from './service.ts'
import { changeTrade, type ServiceName, type SimulatedTrade } from './trades.ts'
import { simulatedWechat } from './wechat.ts'

export interface Simulation extends Ground {
  readonly keys: ServiceKeys
  /** Calls the merchant; what it throws counts as no answer. */
  readonly deliver: (
    url: string,
    notice: Notice,
  ) => Promise<{ readonly status: number; readonly body: string }>
}

export interface SimulatedServices {
  /** Both services over HTTP: addresses with `/v3/` are WeChat's, all others Alipay's. */
  readonly fetch: Fetch
  /** What a payer sees who opens or scans; from then on Alipay has the trade. */
  open(service: ServiceName, no: string): Promise<SimulatedTrade | undefined>
  /** Pays a trade that waits, with `fen` in place of its own amount, and sends its first notice. Answers how it is then. */
  pay(service: ServiceName, no: string, fen?: number): Promise<SimulatedTrade | undefined>
  /** The notice of a paid trade as it would be sent now. */
  noticeOf(service: ServiceName, no: string): Promise<Notice | undefined>
  /** Sends what is due now: notices that were not taken, each after the service's own delays. Answers how many it sent. */
  deliverDue(): Promise<number>
}

const day = 86_400_000

/** WeChat Pay and Alipay as a merchant meets them: the same forms, signatures and refusals, with trades that are only kept. */
export function simulatedServices(simulation: Simulation): SimulatedServices {
  const { trades, keys, now, deliver } = simulation
  const services: Readonly<Record<ServiceName, SimulatedService>> = {
    wechat: simulatedWechat(keys.wechat, simulation),
    alipay: simulatedAlipay(keys.alipay, simulation),
  }
  const isDue = ({ notice }: SimulatedTrade) =>
    notice?.dueAt !== undefined && Date.parse(notice.dueAt) <= now().getTime()

  async function send({ service, no }: SimulatedTrade): Promise<boolean> {
    const { delays, noticeOf, isTaken } = services[service]
    let isOurs = false
    // Of two that would send it, the one whose change was kept does.
    const trade = await changeTrade(trades, service, no, (before) => {
      isOurs = isDue(before)
      if (!before.notice || !isOurs) return before
      const { id, sent } = before.notice
      const delay = delays[sent]
      const dueAt = delay === undefined ? undefined : new Date(now().getTime() + delay * 1000).toISOString()
      return { ...before, notice: { id, sent: sent + 1, ...(dueAt && { dueAt }) } }
    })
    if (!trade || !isOurs) return false
    const answer = await deliver(trade.notifyUrl, await noticeOf(trade)).catch(() => undefined)
    if (answer && isTaken(answer))
      await changeTrade(trades, service, no, (before) =>
        before.notice?.dueAt
          ? { ...before, notice: { id: before.notice.id, sent: before.notice.sent } }
          : before,
      )
    return true
  }

  return {
    async fetch(url, init) {
      const request = new Request(url, init)
      const asked = {
        method: request.method,
        url: new URL(url),
        headers: request.headers,
        body: await request.text(),
      }
      return services[asked.url.pathname.includes('/v3/') ? 'wechat' : 'alipay'].answer(asked)
    },
    open: (service, no) => bookOf(service, trades, now).show(no),
    async pay(service, no, fen) {
      const { trade, isPaidNow } = await bookOf(service, trades, now).pay(no, fen)
      if (trade && isPaidNow) await send(trade)
      return trade && (await trades.get(service, no))
    },
    async noticeOf(service, no) {
      const trade = await trades.get(service, no)
      return trade?.paid && services[service].noticeOf(trade)
    },
    async deliverDue() {
      // The last notice leaves a day and 22 minutes after the payment.
      const days = [0, 1, 2].map((back) => today(new Date(now().getTime() - back * day)))
      const moved = (await Promise.all(days.map((one) => trades.list(one)))).flat()
      const due = new Map(moved.filter(isDue).map((trade) => [`${trade.service} ${trade.no}`, trade]))
      let sent = 0
      for (const trade of due.values()) if (await send(trade)) sent += 1
      return sent
    },
  }
}
