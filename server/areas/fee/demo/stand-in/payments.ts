import { standInKey } from '#domain/fee/stand-in.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import type { Fetch } from '#server/core/payments/accounts.ts'
import type { Payments } from '#server/core/payments/payments.ts'
import { cashierPage } from './cashier-page.ts'
import { keptTrades } from './kept-trades.ts'
import type { ServiceKeys } from './keys.ts'
import { type SimulatedServices, simulatedServices } from './simulator.ts'

/** The host at which the channels of a demo find the stand-in. No name under `.invalid` ever leads anywhere (RFC 2606). */
const host = 'pay.invalid'
const isOurs = (url: string) => URL.parse(url)?.host === host

interface StandIn {
  readonly app: Pick<AppContext, 'db' | 'secrets' | 'now'>
  readonly tenantId: string
  /** For any other host. */
  readonly fetch: Fetch
  /** The adapters over a `fetch`. */
  readonly by: (fetch: Fetch, now: () => Date) => Payments
  /** Brings a notice to the merchant, who is this very server. */
  readonly tell: (url: string, init: RequestInit) => Promise<Response> | Response
  /** Path of the page on which a trade is paid. */
  readonly cashier: (no: string) => string
}

/**
 * Payments of a demo: the real adapters ask services in this process, which check and sign as the real ones do and keep
 * their trades in the database. Channels of any other host are asked as ever.
 */
export function standInPayments({ app, tenantId, fetch, by, tell, cashier }: StandIn): Payments {
  let services: Promise<SimulatedServices> | undefined
  const opened = () => (services ??= open())

  async function open(): Promise<SimulatedServices> {
    const kept = await table(standInKey, app.db, tenantId).get({}, ['keys'])
    if (!kept) throw new Error('The demo has no stand-in for payment services.')
    return simulatedServices({
      ...{ trades: keptTrades(app.db, tenantId), now: app.now },
      keys: JSON.parse(await app.secrets.open(kept.keys)) as ServiceKeys,
      cashier: (service, no) => `https://${host}/cashier/${service}/${no}`,
      async deliver(url, { headers, body }) {
        const told = Object.entries(headers).filter((each): each is [string, string] => each[1] !== undefined)
        const answer = await tell(url, { method: 'POST', headers: told, body })
        return { status: answer.status, body: await answer.text() }
      },
    })
  }
  const routed: Fetch = async (url, init) =>
    isOurs(url) ? (await opened()).fetch(url, init) : fetch(url, init)
  const payments = by(routed, app.now)

  /** The address that a service gives, as a browser here finds it. */
  async function localOf(payUrl: string): Promise<string> {
    if (!isOurs(payUrl)) return payUrl
    const leads = payUrl.includes('/cashier/')
      ? payUrl
      : ((await (await opened()).fetch(payUrl)).headers.get('location') ?? payUrl)
    return cashier(new URL(leads).pathname.split('/').at(-1) ?? '')
  }

  const shown = async (no: string) => {
    const { open } = await opened()
    return (await open('wechat', no)) ?? (await open('alipay', no))
  }
  return {
    async at(account) {
      const port = await payments.at(account)
      return {
        ...port,
        start: async (opening) => ({ payUrl: await localOf((await port.start(opening)).payUrl) }),
      }
    },
    cashier: {
      async page(no) {
        const trade = await shown(no)
        return trade && cashierPage(trade)
      },
      async pay(no) {
        const trade = await shown(no)
        if (trade) await (await opened()).pay(trade.service, no)
      },
    },
  }
}
