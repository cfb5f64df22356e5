import { timeOf } from '#server/core/database/moment.ts'
import type { Payments } from '#server/core/payments/payments.ts'
import { serviceBy } from '../payments.ts'
import type { Fetch } from '../send.ts'
import { noticeOf as alipayNotice, answerAlipay, openPage } from './alipay.ts'
import { cashierPage } from './cashier-page.ts'
import { change, type Merchant, merchantOf, numberOf, type Store, type TradeNow, tradeOf } from './trades.ts'
import { answerWechat, noticeOf as wechatNotice } from './wechat.ts'

/** The host at which the channels of the demo find the stand-in. No name under `.invalid` ever leads anywhere (RFC 2606). */
const standInHost = 'pay.invalid'

interface StandIn extends Store {
  /** For whatever is not the stand-in's. */
  readonly fetch: Fetch
  /** Brings a notice to the merchant, who is this very server. */
  readonly tell: (address: string, init: RequestInit) => Promise<{ readonly ok: boolean }>
  /** Path of the page on which a trade is paid. */
  readonly cashier: (no: string) => string
}

/**
 * Payments of a demo: real adapters, over real signatures and sealed words, asking a service in this process that keeps
 * its trades in the database. Channels of any other host are asked as ever.
 */
export function standInPayments(standIn: StandIn): Payments {
  const answer = (request: Request) =>
    new URL(request.url).pathname === '/gateway.do'
      ? answerAlipay(standIn, request, standIn.cashier)
      : answerWechat(standIn, request, standIn.cashier)
  const fetch: Fetch = (input, init) => {
    const request = new Request(input, init)
    return new URL(request.url).host === standInHost ? answer(request) : standIn.fetch(input, init)
  }
  const at = serviceBy(fetch, standIn.app.now)
  return {
    at: (account) => {
      const port = at(account)
      if (!account.serviceUrl?.includes(`//${standInHost}/`)) return port
      return {
        ...port,
        // The address of a page leads to the stand-in, which a browser does not find: to its cashier instead.
        async start(opening) {
          const { payUrl } = await port.start(opening)
          const no = payUrl.includes('/gateway.do?') ? await openPage(standIn, payUrl) : undefined
          return { payUrl: no ? standIn.cashier(no) : (payUrl.split('&redirect_url=')[0] ?? payUrl) }
        },
      }
    },
    cashier: {
      page: async (no) => {
        const trade = await tradeOf(standIn, no)
        return trade && cashierPage(trade)
      },
      pay: (no) => payTrade(standIn, no),
    },
  }
}

/** Pays a trade that waits, once, and tells the merchant; who was not told asks. */
export async function payTrade(standIn: Omit<StandIn, 'fetch' | 'cashier'>, no: string): Promise<void> {
  const trade = await tradeOf(standIn, no)
  if (trade?.state !== 'waiting') return
  const paid = { state: 'paid', transactionNo: await numberOf(standIn), paidAt: timeOf(standIn.app.now()) }
  if (!(await change(standIn, trade, paid))) return
  const merchant = await merchantOf(standIn, { id: trade.channelId })
  if (!merchant) return
  await standIn
    .tell(trade.notifyUrl, noticeFor(standIn, merchant, { ...trade, ...paid }))
    .catch(() => undefined)
}

export const noticeFor = (store: Store, merchant: Merchant, trade: TradeNow): RequestInit =>
  merchant.kind === 'wechat' ? wechatNotice(store, merchant, trade) : alipayNotice(merchant, trade)
