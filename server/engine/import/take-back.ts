import { servedOf, type Unit } from '#server/core/serve.ts'
import type { Row } from '#server/engine/rows/reading.ts'
import { removeMany } from '#server/engine/rows/remove-rows.ts'
import { changeMany } from '#server/engine/rows/writing-many.ts'
import type { Batch } from './batches.ts'
import { lockedRows } from './kept-rows.ts'
import type { Staged } from './stage.ts'

/**
 * Takes back what an import has written of these rows: what it added goes, what it changed gets its old values. A row
 * that somebody has changed since, or that others point at, stays, and comes back with the reason.
 */
export async function takeBack(
  unit: Unit,
  batch: Batch,
  rows: readonly Staged[],
  reason: string,
): Promise<ReadonlyMap<Staged, string>> {
  const targets = await lockedRows(
    unit,
    batch.resource,
    rows.map(({ targetId }) => targetId ?? ''),
  )
  const left = new Map<Staged, string>()
  const still = rows.filter((row) => {
    const target = targets.get(row.targetId ?? '')
    if (target?.revision === row.targetRevision) return true
    // What is gone already needs no taking back.
    if (target || row.before) left.set(row, target ? '导入后又被修改，已保留' : '记录已被删除，无法恢复原值')
    return false
  })
  const pairs = still.map((row) => [row, targets.get(row.targetId ?? '') as Row] as const)
  await restore(unit, batch, pairs, left, reason)
  await removeAdded(unit, batch, pairs, left, reason)
  return left
}

type Pairs = readonly (readonly [Staged, Row])[]

async function restore(unit: Unit, batch: Batch, pairs: Pairs, left: Map<Staged, string>, reason: string) {
  const changed = pairs.filter(([row]) => row.before !== null)
  const changes = changed.map(([{ before }, current]) => ({ current, input: before ?? {} }))
  const outcomes = await changeMany(servedOf(unit.app, batch.resource), unit, changes, {
    batch: batch.id,
    reason,
  })
  for (const [index, outcome] of outcomes.entries())
    if ('refused' in outcome) left.set(changed[index]?.[0] as Staged, outcome.refused.message)
}

async function removeAdded(
  unit: Unit,
  batch: Batch,
  pairs: Pairs,
  left: Map<Staged, string>,
  reason: string,
) {
  const added = new Map(pairs.filter(([row]) => row.before === null).map(([row, target]) => [target, row]))
  const refused = await removeMany(servedOf(unit.app, batch.resource), unit, [...added.keys()], {
    batch: batch.id,
    reason,
  })
  for (const [target, { message }] of refused) left.set(added.get(target) as Staged, message)
}
