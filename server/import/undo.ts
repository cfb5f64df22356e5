import { sql } from 'kysely'
import { Refused, refuse } from '#domain/kernel/refusal.ts'
import type { House, Person } from '#server/house.ts'
import type { Row } from '#server/resource/reading.ts'
import type { Desk } from '#server/resource/serve.ts'
import { changeMany, removeMany } from '#server/resource/writing-many.ts'
import { type Batch, batchNamed, setBatch } from './batches.ts'
import { lockedBatch, servedOf } from './commit.ts'
import { lockedRows } from './kept-rows.ts'
import { logUndone } from './log.ts'
import { checkGoesOn, type Progress } from './progress.ts'
import { type Staged, saveStaged, stagedPortions } from './stage.ts'

/**
 * Takes an import back: what it added goes, what it changed gets its old values. A row that somebody has changed
 * since, or that others point at, stays as it is, and says so in its faults.
 */
export async function undoBatch(
  house: House,
  person: Person,
  asked: Pick<Batch, 'id' | 'tenantId'>,
  progress: Progress,
): Promise<void> {
  try {
    await house.db.transaction().execute(async (db) => {
      const desk = { db, house, person }
      const batch = await lockedBatch(desk, asked)
      if (batch.state === 'undoing') await takeBack(desk, batch, progress)
    })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const batch = await batchNamed(house.db, asked.tenantId, asked.id)
    await setBatch(house.db, batch, { state: 'committed', fault: error.message }, ['undoing'])
  }
}

async function takeBack(desk: Desk, batch: Batch, progress: Progress) {
  const { db } = desk
  let [done, kept, written] = [0, 0, 0]
  for await (const rows of stagedPortions(db, batch, sql`target_revision is not null`, 2000)) {
    checkGoesOn(progress)
    const targets = await lockedRows(
      desk,
      batch.resource,
      rows.map(({ targetId }) => targetId ?? ''),
    )
    const left = new Map<Staged, string>()
    const still = rows.filter((row) => {
      const target = targets.get(row.targetId ?? '')
      if (target?.revision === row.targetRevision) return true
      // What is gone already needs no taking back.
      if (target || row.before)
        left.set(row, target ? '导入后又被修改，已保留' : '记录已被删除，无法恢复原值')
      return false
    })
    const pairs = still.map((row) => [row, targets.get(row.targetId ?? '') as Row] as const)
    await restore(desk, batch, pairs, left)
    await removeAdded(desk, batch, pairs, left)
    await saveStaged(
      db,
      batch,
      rows.map((row) => afterwards(row, left.get(row))),
    )
    kept += left.size
    written += rows.length
    done += rows.length
    progress.tell(done, batch.added + batch.changed, '正在撤销')
  }
  if (written > 0 && kept === written)
    refuse({ type: 'conflict', message: '导入的数据都已被修改或使用，没有可以撤销的' })
  const fault = kept > 0 ? `${kept} 行在导入后又被修改或已被使用，未能撤销` : null
  await setBatch(db, batch, { state: 'undone', skipped: kept, fault })
  await logUndone(desk, batch, fault ?? '已全部撤销')
}

type Pairs = readonly (readonly [Staged, Row])[]

async function restore(desk: Desk, batch: Batch, pairs: Pairs, left: Map<Staged, string>) {
  const changed = pairs.filter(([row]) => row.before !== null)
  const changes = changed.map(([{ before }, current]) => ({ current, input: before ?? {} }))
  const outcomes = await changeMany(servedOf(batch), desk, changes, { batch: batch.id, reason: '撤销导入' })
  for (const [index, outcome] of outcomes.entries())
    if ('refused' in outcome) left.set(changed[index]?.[0] as Staged, outcome.refused.message)
}

async function removeAdded(desk: Desk, batch: Batch, pairs: Pairs, left: Map<Staged, string>) {
  const added = new Map(pairs.filter(([row]) => row.before === null).map(([row, target]) => [target, row]))
  const refused = await removeMany(servedOf(batch), desk, [...added.keys()], {
    batch: batch.id,
    reason: '撤销导入',
  })
  for (const [target, { message }] of refused) left.set(added.get(target) as Staged, message)
}

/** Of what was taken back nothing is left to be taken back; what stayed says why. */
const afterwards = (row: Staged, why: string | undefined): Staged =>
  why === undefined
    ? { ...row, targetId: null, targetRevision: null }
    : { ...row, state: 'bad', faults: { '': why } }
