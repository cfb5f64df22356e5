import type { GoodsKind } from '#domain/claim/goods/kinds.ts'
import { beddingParameter, militaryParameter, parameters } from '#domain/claim/goods/parameter.ts'
import { isOpen } from '#domain/claim/goods/rules.ts'
import { goodsSet } from '#domain/claim/goods/set.ts'
import { fenOrNone, type Yuan } from '#domain/kernel/money.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Database } from '#server/core/app-context.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { table } from '#server/core/database/table.ts'
import { type Served, serve } from '#server/core/serve.ts'
import { settingsOf } from '#server/engine/rows/single.ts'

/** How the desks of one kind work today. */
export async function rulesOf(db: Database, tenantId: string, kind: GoodsKind, now: Date) {
  const settings = await settingsOf(db, tenantId, parameters[kind])
  // What only some of the kinds are asked.
  const own = settings as { readonly usualSetId?: string | null; readonly deposit?: Yuan }
  return {
    year: settings.year,
    open: isOpen(settings, timeOf(now)),
    oweMayReceive: settings.oweMayReceive,
    undoMinutes: settings.undoMinutes,
    notice: settings.notice,
    usualSetId: own.usualSetId ?? null,
    /** In fen. */
    deposit: fenOrNone(own.deposit),
  }
}

export type DeskRules = Awaited<ReturnType<typeof rulesOf>>

/** The usual set is one of the same goods. */
const served = (kind: 'bedding' | 'military', resource: typeof beddingParameter | typeof militaryParameter) =>
  serve(resource as typeof beddingParameter, {
    async beforeWrite({ usualSetId }, { db, actor }) {
      if (!usualSetId) return undefined
      const there = await table(goodsSet, db, actor.tenantId).exists({ id: usualSetId, kind })
      const message = '默认套装应是本类物资的套装'
      return there ? undefined : refuse({ type: 'invalid', message, fields: { usualSetId: message } })
    },
  })

export const parametersServed: readonly Served[] = [
  served('bedding', beddingParameter),
  served('military', militaryParameter),
]
