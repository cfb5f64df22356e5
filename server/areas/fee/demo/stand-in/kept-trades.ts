import { sql } from 'kysely'
import { standInTrade } from '#domain/fee/stand-in.ts'
import type { Database } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import type { SimulatedTrade, Trades } from './trades.ts'

const read = (rows: readonly { readonly trade: string }[]) =>
  rows.map(({ trade }) => JSON.parse(trade) as SimulatedTrade)

/** The trades of a demo in its database, so that they outlive a restart and are one for several servers. */
export function keptTrades(db: Database, tenantId: string): Trades {
  const rows = table(standInTrade, db, tenantId)
  return {
    get: async (service, no) => read(await rows.list({ service, no }, ['trade']))[0],
    async put(trade) {
      const { service, no, version } = trade
      const text = JSON.stringify(trade)
      if (version === 1)
        return (
          (await rows.insert({ service, no, version, trade: text }, { unless: ['service', 'no'] })) !==
          undefined
        )
      const changed = await rows.update({ service, no, version: version - 1 }, { version, trade: text }, [
        'id',
      ])
      return changed.length > 0
    },
    list: async (day) => read(await rows.list([sql<boolean>`r.trade::jsonb->'days' ? ${day}`], ['trade'])),
    ofRefund: async (service, refundNo) =>
      read(
        await rows.list(
          [
            { service },
            sql<boolean>`r.trade::jsonb->'refunds' @> ${JSON.stringify([{ no: refundNo }])}::jsonb`,
          ],
          ['trade'],
        ),
      )[0],
  }
}
