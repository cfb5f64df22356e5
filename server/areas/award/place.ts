import { awardApplication } from '#domain/award/application.ts'
import { boundOf, type Candidate, chosenOf } from '#domain/award/places.ts'
import { awardQuota } from '#domain/award/quota.ts'
import { placedStates, rankedStates } from '#domain/award/words.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { type Application, parametersOf } from './judged.ts'

const placed: readonly (string | null)[] = placedStates

/**
 * Sees that the college has a place for an application and that the ranking gives it to this one, and lets nobody else take
 * one until the end of the transaction. `own` is how it ranks now. A refusal, a return and a revocation give the place back.
 */
export async function takePlace(unit: Unit, row: Application, own: Omit<Candidate, 'id'>): Promise<void> {
  const { db, actor } = unit
  const { batchId, departmentId } = row
  if (!batchId || !departmentId) return
  const [quota] = await table(awardQuota, db, actor.tenantId).lock({ batchId, departmentId }, ['places'])
  if (!quota) return refuse({ type: 'conflict', message: '本学院还没有评选名额，请先由学校下达' })
  const { tieRule } = await parametersOf(unit)
  const rivals = await table(awardApplication, db, actor.tenantId).list(
    { batchId, departmentId, state: rankedStates },
    ['id', 'score', 'second', 'state'],
  )
  const others = rivals.filter(({ id }) => id !== row.id)
  const candidates: readonly Candidate[] = [...others, { ...own, id: row.id }]
  const used = others.filter(({ state }) => placed.includes(state)).length
  if (used >= boundOf(candidates, quota.places, tieRule))
    refuse({
      type: 'conflict',
      message: phrase('本学院 {{count}} 个名额已用完', { count: quota.places }),
    })
  if (!chosenOf(candidates, quota.places, tieRule).has(row.id))
    refuse({
      type: 'conflict',
      message: phrase('按排名和末位并列规则，不在本学院 {{count}} 个名额之内；排在前面的未通过后依次递补', {
        count: quota.places,
      }),
    })
}
