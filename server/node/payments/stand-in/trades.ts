import { sql } from 'kysely'
import { feeChannel } from '#domain/fee/channel.ts'
import { standInKey, standInTrade } from '#domain/fee/stand-in.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { nextRevision, table } from '#server/core/database/table.ts'

interface Opened {
  readonly no: string
  readonly channelId: string
  readonly subject: string
  /** Whole fen. */
  readonly fen: number
  readonly notifyUrl: string
  readonly expiresAt: string
}
interface Standing {
  readonly state: string
  readonly transactionNo: string | null
  readonly paidAt: string | null
  readonly refunds: string | null
}

/** What the stand-in keeps, in the database of the demo, so that it outlives a restart and serves several servers. */
export interface Store {
  readonly app: Pick<AppContext, 'db' | 'secrets' | 'now'>
  readonly tenantId: string
}

const columns = [
  ...(['id', 'revision', 'no', 'channelId', 'subject', 'fen', 'state', 'notifyUrl', 'expiresAt'] as const),
  ...(['transactionNo', 'paidAt', 'refunds'] as const),
] as const

/** The trade as it is now: one that is over its time is closed. */
export async function tradeOf({ app, tenantId }: Store, no: string) {
  const trade = await table(standInTrade, app.db, tenantId).get({ no }, [...columns])
  const isOver = trade?.state === 'waiting' && trade.expiresAt <= timeOf(app.now())
  return trade && (isOver ? { ...trade, state: 'closed' } : trade)
}
export type TradeNow = NonNullable<Awaited<ReturnType<typeof tradeOf>>>

export const openTrade = ({ app, tenantId }: Store, trade: Opened) =>
  table(standInTrade, app.db, tenantId).insert({ ...trade, state: 'waiting' }, { unless: ['no'] })

/** Sets this on the trade as it was read; false where somebody was faster. */
export async function change(
  { app, tenantId }: Store,
  { id, revision }: TradeNow,
  set: Partial<Standing>,
): Promise<boolean> {
  const done = await table(standInTrade, app.db, tenantId).update(
    { id, revision },
    { ...set, revision: nextRevision },
    ['id'],
  )
  return done.length > 0
}

export interface Merchant {
  readonly channelId: string
  readonly kind: string
  readonly merchantNo: string
  readonly appId: string
  readonly serviceKeyNo: string
  /** Open. */
  readonly apiKey: string | null
  readonly privateKey: string
  readonly merchantKey: string
}

/** The merchant of a channel of this kind, as the service knows it. */
export async function merchantOf(
  { app, tenantId }: Store,
  by: { readonly merchantNo: string } | { readonly appId: string } | { readonly id: string },
): Promise<Merchant | undefined> {
  const kept = await table(feeChannel, app.db, tenantId).get(by as never, [
    ...(['id', 'kind', 'merchantNo', 'appId', 'serviceKeyNo', 'apiKey'] as const),
  ])
  const keys =
    kept &&
    (await table(standInKey, app.db, tenantId).get({ channelId: kept.id }, ['privateKey', 'merchantKey']))
  if (!kept || !keys) return undefined
  return {
    ...{
      channelId: kept.id,
      kind: kept.kind ?? '',
      merchantNo: kept.merchantNo ?? '',
      appId: kept.appId ?? '',
    },
    ...{ serviceKeyNo: kept.serviceKeyNo ?? '', merchantKey: keys.merchantKey },
    apiKey: kept.apiKey ? await app.secrets.open(kept.apiKey) : null,
    privateKey: await app.secrets.open(keys.privateKey),
  }
}

/** Of a refund by its number, in whole fen; the same number again is the same refund. False where it is too much. */
export async function giveBack(
  store: Store,
  trade: TradeNow,
  refundNo: string,
  fen: number,
): Promise<boolean> {
  const refunds = refundsOf(trade)
  if (refundNo in refunds) return refunds[refundNo] === fen
  const back = Object.values(refunds).reduce((all, each) => all + each, 0)
  if (trade.state !== 'paid' || back + fen > trade.fen) return false
  return change(store, trade, { refunds: JSON.stringify({ ...refunds, [refundNo]: fen }) })
}

/** Whether a channel knows a refund by its number. */
export const isGivenBack = ({ app, tenantId }: Store, channelId: string, refundNo: string) =>
  table(standInTrade, app.db, tenantId).exists([{ channelId }, sql<boolean>`r.refunds::jsonb ? ${refundNo}`])

export const refundsOf = ({ refunds }: Pick<Standing, 'refunds'>): Readonly<Record<string, number>> =>
  JSON.parse(refunds ?? '{}')

/** Some thirty digits, as services number their trades. */
export const numberOf = async ({ app }: Store) => {
  const { rows } = await sql<{ n: string }>`select floor(random() * 1e14)::text as n`.execute(app.db)
  return `4200${timeOf(app.now()).replace(/\D/g, '')}${(rows[0]?.n ?? '').padStart(14, '0')}`
}
