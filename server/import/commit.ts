import { sql } from 'kysely'
import { Refused, refuse } from '#domain/kernel/refusal.ts'
import { services } from '#server/areas/services.ts'
import type { House, Person } from '#server/house.ts'
import type { Desk, Served } from '#server/resource/serve.ts'
import { addMany, changeMany, type Outcome } from '#server/resource/writing-many.ts'
import { type Batch, batchNamed, setBatch } from './batches.ts'
import { changedIn } from './check.ts'
import { lockedRows } from './kept-rows.ts'
import { logImported } from './log.ts'
import { checkGoesOn, type Progress } from './progress.ts'
import { type Staged, saveStaged, stagedPortions } from './stage.ts'

/** Of the rows that are good, all; or all rows together, and none where one of them fails. */
export type Extent = 'good' | 'all'

export const servedOf = ({ resource }: Batch): Served =>
  services.find((served) => served.resource.name === resource.name) ?? { resource }

/** Rows that were refused while they were written, for which the whole is given up. */
class GivenUp extends Error {
  readonly rows: readonly Staged[]
  constructor(rows: readonly Staged[]) {
    super(`${rows.length} rows were refused.`)
    this.rows = rows
  }
}

/**
 * Writes the rows of an import, all of it in one transaction with its log. Asked again after it was done, it does
 * nothing: the state of the import is locked and looked at first.
 */
export async function commitBatch(
  house: House,
  person: Person,
  asked: Pick<Batch, 'id' | 'tenantId'>,
  extent: Extent,
  progress: Progress,
): Promise<void> {
  try {
    await house.db.transaction().execute(async (db) => {
      const batch = await lockedBatch({ db, house, person }, asked)
      if (batch.state === 'committing') await writeBatch({ db, house, person }, batch, extent, progress)
    })
  } catch (error) {
    const batch = await batchNamed(house.db, asked.tenantId, asked.id)
    if (!(error instanceof Refused || error instanceof GivenUp)) throw error
    if (error instanceof GivenUp) await saveStaged(house.db, batch, error.rows)
    const fault =
      error instanceof GivenUp ? `${error.rows.length} 行未能写入，已全部退回，请修改后重试` : error.message
    await setBatch(house.db, batch, { state: 'staged', fault }, ['committing'])
  }
}

export async function lockedBatch({ db }: Desk, { tenantId, id }: Pick<Batch, 'id' | 'tenantId'>) {
  await sql`select from system_import_batch where tenant_id = ${tenantId} and id = ${id} for update`.execute(
    db,
  )
  return batchNamed(db, tenantId, id)
}

/** Writes what an import has waiting, inside the transaction of the desk, and keeps who did it. */
export async function writeBatch(desk: Desk, batch: Batch, extent: Extent, progress: Progress) {
  const { db } = desk
  const served = servedOf(batch)
  let [done, added, changed] = [0, 0, 0]
  for await (const rows of stagedPortions(db, batch, sql`state in ('new', 'changed')`, 2000)) {
    checkGoesOn(progress)
    const written = [
      ...(await addNew(desk, served, batch, rows)),
      ...(await changeOld(desk, served, batch, rows)),
    ]
    await saveStaged(db, batch, written)
    const refused = written.filter(({ state }) => state === 'bad')
    if (extent === 'all' && refused.length > 0) throw new GivenUp(refused)
    added += written.filter(({ state }) => state === 'new').length
    changed += written.filter(({ state }) => state === 'changed').length
    done += rows.length
    progress.tell(done, batch.total, '正在写入')
  }
  if (added + changed === 0) refuse({ type: 'conflict', message: '没有可以导入的数据' })
  const counts = { added, changed, skipped: batch.total - added - changed }
  await setBatch(db, batch, { ...counts, state: 'committed', fault: null })
  await logImported(desk, { ...batch, ...counts })
}

async function addNew(desk: Desk, served: Served, batch: Batch, rows: readonly Staged[]) {
  const fresh = rows.filter(({ state }) => state === 'new')
  const outcomes = await addMany(
    served,
    desk,
    fresh.map(({ values }) => values),
    { batch: batch.id, reason: '导入' },
  )
  return fresh.map((row, index) => resulting(row, outcomes[index] as Outcome, null))
}

async function changeOld(desk: Desk, served: Served, batch: Batch, rows: readonly Staged[]) {
  const old = rows.filter(({ state }) => state === 'changed')
  const current = await lockedRows(
    desk,
    served.resource,
    old.map(({ targetId }) => targetId ?? ''),
  )
  const there = old.flatMap((row) => {
    const now = current.get(row.targetId ?? '')
    return now ? [{ row, current: now, input: row.values }] : []
  })
  const gone = old.filter(({ targetId }) => !current.has(targetId ?? ''))
  const outcomes = await changeMany(served, desk, there, { batch: batch.id, reason: '导入' })
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
