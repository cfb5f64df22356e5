import { sql } from 'kysely'
import type { Row } from '#domain/kernel/infer.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { graduateAudit } from '#domain/records/graduation/audit.ts'
import { graduateBatch } from '#domain/records/graduation/batch.ts'
import { type LeavingStep, ownSteps, type StepState } from '#domain/records/graduation/words.ts'
import { graduate } from '#domain/records/roster/graduate.ts'
import { graduates } from '#server/areas/records/roster/graduates.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { table } from '#server/core/database/table.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { clockIn } from '#server/engine/approval/wake.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'
import { factsFor, isOther, listedRows, shown, takenOf } from './facts.ts'

type Batch = Row<typeof graduateBatch>

/** Students of one batch. */
const most = 6000

/** Of the grade and the length of the batch, on the roll or away for a time, and in no list of it. */
async function newcomers({ db, actor: { tenantId } }: Unit, { id, grade, length }: Batch) {
  const { rows } = await sql<{ id: string }>`select s.id from base_student s
    where s.tenant_id = ${tenantId} and s.grade = ${grade} and s.schooling_length = ${length}
      and s.student_state in ('01', '02', '04', '05')
      and not exists (select from records_graduate_audit a where a.tenant_id = s.tenant_id and a.batch_id = ${id}
        and a.student_id = s.id)
    order by s.student_no limit ${most + 1}`.execute(db)
  return rows.map((row) => row.id)
}

/** Brings the students into the list whom it has not yet. Says how many. */
async function bringIn(unit: Unit, batch: Batch): Promise<number> {
  const ids = await newcomers(unit, batch)
  if (ids.length > most)
    refuse({ type: 'conflict', message: phrase('一个批次最多 {{most}} 名学生，请按学制拆分', { most }) })
  await rowsOf(graduateAudit, unit).insertAll(await listedRows(unit, batch, ids), { verb: 'build' }, [
    'batchId',
    'studentId',
  ])
  return ids.length
}

/** Brings figures and steps of the list to what the database knows now. Says of how many something is another. */
async function refresh(unit: Unit, batch: Batch): Promise<number> {
  const kept = await table(graduateAudit, unit.db, unit.actor.tenantId).list({ batchId: batch.id }, shown)
  const facts = await factsFor(
    unit,
    batch,
    kept.map(({ studentId }) => studentId ?? ''),
  )
  const takenBy = (row: Parameters<typeof takenOf>[0]) => {
    const known = facts.get(row.studentId ?? '')
    const taken = known && takenOf(row, known)
    return taken && isOther(row, taken) ? taken : undefined
  }
  const rows = rowsOf(graduateAudit, unit)
  const moving = kept.filter(takenBy).map(({ id }) => id)
  for (const row of await rows.lockAll(moving)) {
    const taken = takenBy(row)
    if (taken) await rows.update(row, taken, { verb: 'recheck' })
  }
  return moving.length
}

/** The list of a batch, made or brought up to date. */
async function listBatch(unit: Unit, batch: Batch): Promise<{ added: number; moved: number }> {
  const moved = await refresh(unit, batch)
  return { moved, added: await bringIn(unit, batch) }
}

const countOf = ({ db, actor }: Unit, { id }: Batch) =>
  table(graduateAudit, db, actor.tenantId).count({ batchId: id })

export const graduateBatches = serve(graduateBatch, {
  actions: {
    async build(batch, _, unit) {
      const { added, moved } = await listBatch(unit, batch)
      return {
        set: { listed: await countOf(unit, batch), listedAt: timeOf(unit.app.now()) },
        outcome: phrase('新列入 {{added}} 人，更新 {{moved}} 人', { added, moved }),
      }
    },
  },
})

const batchOf = async (unit: Unit, id: string | null) =>
  (await rowsOf(graduateBatch, unit).get(id ?? '')) ?? refuse({ type: 'not-found' })

const graduateRows = (unit: Unit) => rowsOf({ ...graduates, resource: graduate }, unit)

/** What the desk of a step says of it; that a step is done which the database knows, no desk says. */
const settles =
  (step: LeavingStep) =>
  (
    row: Row<typeof graduateAudit>,
    { result, reason }: { readonly result: StepState; readonly reason: string | null },
  ) => {
    const isOwn = (ownSteps as readonly string[]).includes(step)
    if (isOwn && result === 'done') refuseAt('result', '该环节由系统核对，办结后自动更新，只能登记免办')
    if (result === row[step]) refuseAt('result', '该环节已是这个办理情况')
    return { set: { [step]: result, ...(reason && { note: reason }) } }
  }

export const graduateAudits = serve(graduateAudit, {
  actions: {
    async recheck(row, _, unit) {
      const facts = await factsFor(unit, await batchOf(unit, row.batchId), [row.studentId ?? ''])
      const known = facts.get(row.studentId ?? '')
      return known ? { set: takenOf(row, known) } : undefined
    },
    library: settles('library'),
    finance: settles('finance'),
    dormitory: settles('dormitory'),
    card: settles('card'),
    league: settles('league'),
    archive: settles('archive'),
    async decide({ studentId, gradYear, conclusion }, _, unit) {
      const has = await table(graduate, unit.db, unit.actor.tenantId).exists({ studentId: studentId ?? '' })
      if (has) refuse({ type: 'conflict', message: '该学生已有毕业登记，请在毕业生中处理' })
      await graduateRows(unit).insert(
        {
          ...{ studentId: studentId ?? '', gradYear: gradYear ?? 0 },
          conclusion: conclusion ?? refuse({ type: 'conflict', message: '请先确定毕业结论' }),
        },
        { reason: '毕业资格审定' },
        ['studentId'],
      )
      return undefined
    },
    async revoke({ studentId, gradYear }, _, unit) {
      const found = await table(graduate, unit.db, unit.actor.tenantId).get(
        { studentId: studentId ?? '', gradYear: gradYear ?? 0 },
        ['id', 'certNo'],
      )
      if (found?.certNo) refuse({ type: 'conflict', message: '已登记证书编号，请先在毕业生中清除证书' })
      const rows = graduateRows(unit)
      const row = found && (await rows.lock(found.id))
      if (row) await rows.remove([row])
      return undefined
    },
  },
})

/** What has become another since: fees that were paid, beds that were left, files that were sent. */
export async function tendAudits(app: AppContext, tenantId: string): Promise<object> {
  const year = Number(todayOf(app).slice(0, 4))
  const open = await table(graduateBatch, app.db, tenantId).list({ gradYear: [year, year + 1] }, ['id'])
  let moved = 0
  for (const { id } of open)
    await inTransaction(app, clockIn(tenantId), async (unit) => {
      const batch = await rowsOf(graduateBatch, unit).get(id)
      if (batch?.listedAt) moved += await refresh(unit, batch)
    })
  return { moved }
}
