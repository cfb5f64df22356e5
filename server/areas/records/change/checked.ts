import { sql } from 'kysely'
import { major } from '#domain/base/major.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { changingStates } from '#domain/records/change/change.ts'
import { changeRule } from '#domain/records/change/rule.ts'
import { whyNot, whyNotMajor } from '#domain/records/change/rules.ts'
import { not, table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { tableOf } from '#server/engine/rounds/facts.ts'
import { settingsOf } from '#server/engine/rows/single.ts'
import { checkScope } from './scope.ts'
import { type Change, type Changing, changesIn, kindOf, type Student } from './unit.ts'

/** What took effect of the student before: days of suspension, and changes of major. */
async function historyOf({ db, actor }: Unit, of: Changing['of'], studentId: string) {
  const { rows } = await sql<{ days: number; majors: number }>`
    select coalesce(sum(until - since) filter (where kind = '11'), 0)::int as days,
      (count(*) filter (where kind in ('23', '26')))::int as majors
    from ${tableOf(of)} where tenant_id = ${actor.tenantId} and student_id = ${studentId} and state = 'effective'`.execute(
    db,
  )
  return { suspendedDays: rows[0]?.days ?? 0, majorChanges: rows[0]?.majors ?? 0 }
}

/** By the rules of order 41 and of the college, whether such a change can be asked for. */
export async function checkAsked(
  changing: Changing,
  unit: Unit,
  row: Partial<Change>,
  student: Student,
  own: boolean,
) {
  const { db, actor, app } = unit
  const { kind, scoped } = kindOf({ wish: row.wish ?? null, decision: row.decision ?? null })
  await changing.check(unit, row, student)
  const asked = { kind, since: row.since ?? '', until: row.until ?? null }
  if (own && asked.since < todayOf(app)) refuseAt('since', '异动日期不能早于今天')
  const bounds = await settingsOf(db, actor.tenantId, changeRule)
  const fault = whyNot(asked, { ...student, ...(await historyOf(unit, changing.of, student.id)) }, bounds)
  if (fault)
    refuseAt(fault.field === 'kind' ? (row.decision ? 'decision' : 'wish') : fault.field, fault.message)
  if (!row.toMajorId) return
  const target = await table(major, db, actor.tenantId).get(
    { id: row.toMajorId },
    {
      ...{ majorId: 'id', departmentId: 'departmentId', enabled: 'enabled' },
    },
  )
  if (!target?.enabled) return refuseAt('toMajorId', '该专业已停用')
  const elsewhere = whyNotMajor(kind, student, target)
  if (elsewhere) refuseAt('toMajorId', elsewhere)
  if (scoped && !row.decision) await checkScope(unit, kind, row.toMajorId, student)
}

/** A student has one change under way at a time. */
export async function checkAlone(unit: Unit, of: Changing['of'], { id, studentId }: Change) {
  if (await changesIn(unit, of).exists({ studentId, state: changingStates, id: not(id) }))
    refuse({ type: 'conflict', message: '该学生有正在办理的学籍异动' })
}
