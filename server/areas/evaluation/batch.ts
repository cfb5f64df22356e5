import { sql } from 'kysely'
import { additionalScore } from '#domain/evaluation/additional-score.ts'
import { evaluationBatch } from '#domain/evaluation/batch.ts'
import { combinedScore } from '#domain/evaluation/score.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { filled, table } from '#server/core/database/table.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { clockIn } from '#server/engine/approval/wake.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import { computeBatch } from './compute.ts'

const computed = async ({ db, app, actor }: Unit, id: string) => {
  const { students, written } = await computeBatch(db, actor.tenantId, id, app.now())
  return { students, written, set: { students, computedAt: timeOf(app.now()) } }
}

export const evaluationBatches = serve(evaluationBatch, {
  beforeWrite({ code }, { current }) {
    if (!current) return { state: 'open' }
    // The numbers of its scores begin with it.
    if (current.computedAt !== null && code !== current.code)
      refuseAt('code', '批次已经计算得分，编码不能修改')
    return undefined
  },
  actions: {
    async compute({ id }, _, unit) {
      const { students, written, set } = await computed(unit, id)
      return {
        set,
        outcome: phrase('已计算 {{students}} 人，{{written}} 人的得分或排名有变动', { students, written }),
      }
    },
    async archive({ id }, _, unit) {
      const { db, actor } = unit
      const waiting = await table(additionalScore, db, actor.tenantId).count({
        batchId: id,
        state: ['reviewing', 'sentBack'],
      })
      if (waiting > 0)
        refuse({
          type: 'conflict',
          message: phrase('还有 {{count}} 条加减分待认定，认定后再归档', { count: waiting }),
        })
      const scores = table(combinedScore, db, actor.tenantId)
      const objected = await scores.count({ batchId: id, state: 'objected' })
      if (objected > 0)
        refuse({
          type: 'conflict',
          message: phrase('还有 {{count}} 条异议待答复，答复后再归档', { count: objected }),
        })
      const { set } = await computed(unit, id)
      await scores.update({ batchId: id }, { state: 'archived' })
      return { set: { ...set, state: 'archived' } }
    },
  },
})

/** Computes a batch anew and notes on it when, and of how many, in the transaction of the caller. */
export async function computeAnew(unit: Unit, id: string): Promise<void> {
  const { set } = await computed(unit, id)
  await table(evaluationBatch, unit.db, unit.actor.tenantId).update({ id }, set)
}

/** Computes each open batch anew, that was computed before, if anything it stands on has changed since. */
export async function computeEvaluations(app: AppContext, tenantId: string): Promise<object> {
  const open = await table(evaluationBatch, app.db, tenantId).list(
    [{ state: 'open', computedAt: filled }, changedSince(tenantId)],
    ['id'],
  )
  for (const { id } of open) await inTransaction(app, clockIn(tenantId), (unit) => computeAnew(unit, id))
  return { computed: open.length }
}

/**
 * Whether what a batch `r` is computed from was changed after it was computed, or within the minute before: what was
 * under way then may not have been seen.
 */
const changedSince = (tenantId: string) => {
  const after = sql.raw("r.computed_at - interval '1 minute'")
  return sql`(
    exists (select from evaluation_additional_score e
      where e.tenant_id = ${tenantId} and e.batch_id = r.id and e.updated_at >= ${after})
    or exists (select from evaluation_mark m
      where m.tenant_id = ${tenantId} and m.batch_id = r.id and m.updated_at >= ${after})
    or exists (select from violation_record v
      where v.tenant_id = ${tenantId} and v.updated_at >= ${after})
    or exists (select from affairs_punishment p
      where p.tenant_id = ${tenantId} and p.updated_at >= ${after})
    or exists (select from evaluation_type t
      where t.tenant_id = ${tenantId} and t.updated_at >= ${after})
    or exists (select from evaluation_item i
      where i.tenant_id = ${tenantId} and i.updated_at >= ${after})
  )`
}
