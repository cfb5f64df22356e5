import { sql } from 'kysely'
import { Refused, refuse } from '#domain/kernel/refusal.ts'
import { importTask } from '#domain/resource/own-task.ts'
import { task } from '#domain/resource/task.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import { changedBy, table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { type Batch, batchNamed, lockedBatch, setBatch } from './batches.ts'
import { inSteps, type Steps } from './in-steps.ts'
import { logUndone } from './log.ts'
import { checkGoesOn, type Progress } from './progress.ts'
import { countStates, type Staged, saveOutcomes, stagedWhere } from './stage.ts'
import { takeBack } from './take-back.ts'

type Asked = Pick<Batch, 'id' | 'tenantId'>

/**
 * Takes an import back. A row that somebody has changed since, or that others point at, stays as it is, and says so in
 * its faults. In steps, one that is broken off leaves the rest as it was, and may be asked for again.
 */
export async function undoBatch(
  app: AppContext,
  actor: Actor,
  asked: Asked,
  progress: Progress,
): Promise<void> {
  try {
    await inSteps(app.db, (steps) => undoRows({ app, actor }, steps, asked, progress))
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const batch = await batchNamed(app.db, asked.tenantId, asked.id)
    await setBatch(app.db, batch, { state: 'committed', fault: error.message }, ['undoing'])
  }
}

async function undoRows(doer: Pick<Unit, 'app' | 'actor'>, steps: Steps, asked: Asked, progress: Progress) {
  let [last, done] = [0, 0]
  while (true) {
    const gone = await steps.step(async (db) => {
      const batch = await lockedBatch(db, asked)
      if (batch.state !== 'undoing') return []
      const written = sql`target_revision is not null and line > ${last}`
      const rows = await stagedWhere(db, batch, written, { limit: steps.rows, cells: false })
      if (rows.length === 0) return finish({ ...doer, db }, batch)
      checkGoesOn(progress)
      const left = await takeBack({ ...doer, db }, batch, rows, '撤销导入')
      await saveOutcomes(
        db,
        batch,
        rows.map((row) => afterwards(row, left.get(row))),
      )
      progress.tell(done + rows.length, batch.added + batch.changed, '正在撤销')
      return rows
    })
    if (gone.length === 0) return
    last = gone.at(-1)?.line ?? last
    done += gone.length
  }
}

async function finish(unit: Unit, batch: Batch) {
  const counts = await countStates(unit.db, batch, sql`target_revision is not null`)
  const kept = Object.values(counts).reduce((sum, count) => sum + count, 0)
  if (kept > 0 && kept === batch.added + batch.changed)
    refuse({ type: 'conflict', message: '导入的数据都已被修改或使用，没有可以撤销的' })
  const fault = kept > 0 ? `${kept} 行在导入后又被修改或已被使用，未能撤销` : null
  await setBatch(unit.db, batch, { state: 'undone', skipped: kept, fault })
  await noteTakenBack(unit, batch)
  await logUndone(unit, batch, fault ?? '已全部撤销')
  return []
}

/** It is not offered again among the tasks. */
const noteTakenBack = ({ db, actor }: Unit, { id, tenantId }: Batch) =>
  table(task, db, tenantId).update([{ kind: importTask }, sql`result::jsonb ->> 'batchId' = ${id}`], {
    result: sql`(result::jsonb || '{"undone":true}')::text`,
    ...changedBy(actor.id, sql`now()`),
  })

/** Of what was taken back nothing is left to be taken back; what stayed says why. */
const afterwards = (row: Staged, why: string | undefined): Staged =>
  why === undefined
    ? { ...row, targetId: null, targetRevision: null }
    : { ...row, state: 'bad', faults: { '': why } }
