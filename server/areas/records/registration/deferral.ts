import { sql } from 'kysely'
import { student } from '#domain/base/student.ts'
import { canStep, type Flow } from '#domain/kernel/flow.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { registrationDeferral } from '#domain/records/registration/deferral.ts'
import { registration } from '#domain/records/registration/registration.ts'
import { endOf } from '#server/core/database/moment.ts'
import { not, table } from '#server/core/database/table.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { stepped } from '#server/engine/flow/stepped.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'
import { checkUntil } from './registration.ts'

const written = ['until', 'reason', 'note', 'proof'] as const

/** The latest open batch in which the student is not registered. */
async function openBatchOf({ db, actor }: Unit, studentId: string | null) {
  const { rows } = await sql<{ batchId: string; name: string }>`select b.id as "batchId", b.name
    from records_registration r
    join records_registration_batch b on b.tenant_id = r.tenant_id and b.id = r.batch_id and b.state = 'open'
    where r.tenant_id = ${actor.tenantId} and r.student_id = ${studentId} and r.state <> 'registered'
    order by b.report_from desc, b.id limit 1`.execute(db)
  return rows[0] ?? refuse({ type: 'conflict', message: '您没有待注册的学期，无需申请暂缓' })
}

/** Applications to be registered later: approved, they put off the registration of the term. */
export const registrationDeferrals = serve(registrationDeferral, {
  async beforeWrite(next, { current, ...unit }) {
    if (current && written.every((name) => next[name] === current[name])) return undefined
    const { studentId = null, until = '' } = next
    const { batchId, name } = await openBatchOf(unit, studentId)
    await checkUntil(unit, batchId, until)
    const who = await table(student, unit.db, unit.actor.tenantId).get({ id: studentId ?? '' }, ['name'])
    return { batchId, title: `${who?.name ?? ''} ${name}暂缓注册` }
  },
  actions: {
    async submit(row, _, unit) {
      const { db, actor } = unit
      // One student's applications are sent one after another: one of them runs at a time.
      await table(student, db, actor.tenantId).list({ id: row.studentId ?? '' }, ['id'], {
        lock: 'no key update',
      })
      const others = { studentId: row.studentId, state: 'reviewing', id: not(row.id) } as const
      if (await table(registrationDeferral, db, actor.tenantId).exists(others))
        refuse({ type: 'conflict', message: '您有正在审批的暂缓注册申请' })
      await openBatchOf(unit, row.studentId)
      await checkUntil(unit, row.batchId, row.until)
      return undefined
    },
    async approve(row, _, unit) {
      const { batchId, studentId, until, reason, note } = row
      const rows = rowsOf(registration, unit)
      const line = await table(registration, unit.db, unit.actor.tenantId).get({ batchId, studentId }, ['id'])
      const current = line && (await rows.lock(line.id))
      if (!current || !canStep(registration.flow as Flow, current, 'grant'))
        return refuse({ type: 'conflict', message: '该学生已注册，无需暂缓' })
      const set = { until, deferReason: reason, note, lapsesAt: endOf(until) }
      const after = stepped(registration, current, 'grant', {})
      await rows.update(current, { ...after, ...set }, { verb: 'grant', reason: row.title ?? '' })
      return undefined
    },
  },
})
