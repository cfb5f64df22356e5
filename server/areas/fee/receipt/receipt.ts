import { sql } from 'kysely'
import { feeLedger } from '#domain/fee/ledger.ts'
import { feeReceipt } from '#domain/fee/receipt.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { serve } from '#server/core/serve.ts'
import { issue } from './coming.ts'
import { issueReceipts } from './issue.ts'
import { linesOf } from './lines.ts'

export const feeReceipts = serve(feeReceipt, {
  actions: {
    /** The same money on a receipt of today, in the same transaction: it is never without. */
    async void({ id, no }, { reason }, unit) {
      const { db, app, actor } = unit
      const lines = await linesOf(db, actor.tenantId, sql`l.receipt_id = ${id}`)
      const says = { replaces: no, by: actor.name }
      const [made] = await issue(unit, lines.length > 0 ? [{ lines, at: app.now(), says }] : [])
      if (!made) return refuse({ type: 'conflict', message: '没有找到该收据的缴费流水' })
      return {
        outcome: phrase('已作废，重开的收据号为 {{no}}', { no: made.no ?? '' }),
        set: { state: 'void', voidReason: reason, replacedBy: made.no },
      }
    },
  },
})

export const ledgers = serve(feeLedger, {
  actions: {
    async issue({ id, orderId }, _, unit) {
      const which = orderId ? sql`l.order_id = ${orderId}` : sql`l.id = ${id}`
      const written = await issueReceipts(unit, which, { by: unit.actor.name })
      return { outcome: phrase('已开具收据 {{no}}', { no: written.map(({ no }) => no).join('、') }) }
    },
  },
})
