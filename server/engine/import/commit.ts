import { sql } from 'kysely'
import { Refused, refuse } from '#domain/kernel/refusal.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import { type Served, servedOf, type Unit } from '#server/core/serve.ts'
import type { Outcome } from '#server/engine/rows/change.ts'
import { addMany, changeMany } from '#server/engine/rows/writing-many.ts'
import { type Batch, lockedBatch, setBatch } from './batches.ts'
import { changedIn } from './check.ts'
import { giveBack } from './give-back.ts'
import { inSteps, type Steps } from './in-steps.ts'
import { lockedRows } from './kept-rows.ts'
import { logImported } from './log.ts'
import { checkGoesOn, type Progress } from './progress.ts'
import { countStates, type Staged, saveOutcomes, stagedWhere } from './stage.ts'

/** Of the rows that are good, all; or all rows together, and none where one of them fails. */
export type Extent = 'good' | 'all'

/** Rows that were refused while they were written, for which the whole is given up. */
class GivenUp extends Error {
  readonly rows: readonly Staged[]
  constructor(rows: readonly Staged[]) {
    super(`${rows.length} rows were refused.`)
    this.rows = rows
  }
}

type Asked = Pick<Batch, 'id' | 'tenantId'>
type Doer = Pick<Unit, 'app' | 'actor'>

/**
 * Writes the rows of an import, all of them or, where that fails, none, with their log. Asked again after it was done,
 * it does nothing; after it was broken off, it goes on: each step locks the state of the import and looks at it first.
 */
export async function commitBatch(
  app: AppContext,
  actor: Actor,
  asked: Asked,
  extent: Extent,
  progress: Progress,
): Promise<void> {
  try {
    await inSteps(app.db, (steps) => writeBatch({ app, actor }, steps, asked, extent, progress))
  } catch (error) {
    if (!(error instanceof Refused || error instanceof GivenUp)) throw error
    const fault =
      error instanceof GivenUp ? `${error.rows.length} 行未能写入，已全部退回，请修改后重试` : error.message
    await app.db.transaction().execute(async (db) => {
      const batch = await lockedBatch(db, asked)
      if (!(await setBatch(db, batch, { state: 'returning', fault }, ['committing']))) return
      if (error instanceof GivenUp) await saveOutcomes(db, batch, error.rows)
    })
  }
  await giveBack(app, actor, asked, progress)
}

/** Writes in steps what an import has waiting, and in the last one keeps who did it. */
export async function writeBatch(doer: Doer, steps: Steps, asked: Asked, extent: Extent, progress: Progress) {
  let [last, done] = [0, 0]
  while (true) {
    const written = await steps.step(async (db) => {
      const batch = await lockedBatch(db, asked)
      if (batch.state !== 'committing') return []
      const waiting = sql`state in ('new', 'changed') and target_revision is null and line > ${last}`
      const rows = await stagedWhere(db, batch, waiting, { limit: steps.rows, cells: false })
      if (rows.length === 0) return finish({ ...doer, db }, batch)
      checkGoesOn(progress)
      const outcomes = await writeRows({ ...doer, db }, batch, rows)
      const refused = outcomes.filter(({ state }) => state === 'bad')
      if (extent === 'all' && refused.length > 0) throw new GivenUp(refused)
      progress.tell(done + rows.length, batch.total, '正在写入')
      return rows
    })
    if (written.length === 0) return
    last = written.at(-1)?.line ?? last
    done += written.length
  }
}

async function writeRows(unit: Unit, batch: Batch, rows: readonly Staged[]) {
  const served = servedOf(unit.app, batch.resource)
  const written = [
    ...(await addNew(unit, served, batch, rows)),
    ...(await changeOld(unit, served, batch, rows)),
  ]
  await saveOutcomes(unit.db, batch, written)
  return written
}

async function finish(unit: Unit, batch: Batch) {
  const written = await countStates(unit.db, batch, sql`target_revision is not null`)
  const { new: added = 0, changed = 0 } = written
  if (added + changed === 0) refuse({ type: 'conflict', message: '没有可以导入的数据' })
  const counts = { added, changed, skipped: batch.total - added - changed }
  await setBatch(unit.db, batch, { ...counts, state: 'committed', fault: null })
  await logImported(unit, { ...batch, ...counts })
  return []
}

async function addNew(unit: Unit, served: Served, batch: Batch, rows: readonly Staged[]) {
  const fresh = rows.filter(({ state }) => state === 'new')
  const outcomes = await addMany(
    served,
    unit,
    fresh.map(({ values }) => values),
    { batch: batch.id, reason: '导入' },
  )
  return fresh.map((row, index) => resulting(row, outcomes[index] as Outcome, null))
}

async function changeOld(unit: Unit, served: Served, batch: Batch, rows: readonly Staged[]) {
  const old = rows.filter(({ state }) => state === 'changed')
  const current = await lockedRows(
    unit,
    served.resource,
    old.map(({ targetId }) => targetId ?? ''),
  )
  const there = old.flatMap((row) => {
    const now = current.get(row.targetId ?? '')
    return now ? [{ row, current: now, input: row.values }] : []
  })
  const gone = old.filter(({ targetId }) => !current.has(targetId ?? ''))
  const outcomes = await changeMany(served, unit, there, { batch: batch.id, reason: '导入' })
  return [
    ...gone.map((row): Staged => ({ ...row, state: 'bad', faults: { '': '要更新的记录已被删除' } })),
    ...there.map(({ row, current, input }, index) => {
      const before = changedIn(input, current as never).map((name) => [
        name,
        (current as never)[name] ?? null,
      ])
      return resulting(row, outcomes[index] as Outcome, Object.fromEntries(before))
    }),
  ]
}

function resulting(row: Staged, outcome: Outcome, before: Staged['before']): Staged {
  if ('row' in outcome)
    return { ...row, targetId: outcome.row.id, targetRevision: outcome.row.revision, before }
  const { refusal } = outcome.refused
  const fields = 'fields' in refusal ? refusal.fields : undefined
  return { ...row, state: 'bad', faults: fields ?? { '': outcome.refused.message } }
}
