import { absenceLevelOf, overstayOf } from '#domain/leave/absence.ts'
import { leaveApplication, takingStates } from '#domain/leave/application.ts'
import { hoursOf, lessonsLost } from '#domain/leave/reckoning.ts'
import { leaveSettings } from '#domain/leave/settings.ts'
import { endedStates } from '#domain/leave/words.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { above, atLeast, filled, not, table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { clockIn } from '#server/engine/approval/wake.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import { settingsOf } from '#server/engine/rows/single.ts'
import { type Application, change, locked } from './change.ts'
import { spanOf } from './checked.ts'
import { daysAround, periodsOf, termsOf } from './timetable.ts'

/** When the student's next leave begins: what is missed from then on is not missed twice. */
async function nextLeave({ db, actor }: Unit, { studentId, endsAt }: Application) {
  const next = await table(leaveApplication, db, actor.tenantId).get(
    { studentId, state: [...takingStates, ...endedStates], startsAt: above(endsAt ?? '') },
    ['startsAt'],
    { order: ['startsAt'] },
  )
  return next?.startsAt ?? null
}

/** The hours missed beyond the end of a leave until the return, or now; with those of the term, how they are punished. */
export async function absenceOf(unit: Unit, row: Application) {
  const studentId = row.studentId ?? ''
  const next = await nextLeave(unit, row)
  const back = row.returnedAt ?? timeOf(unit.app.now())
  const until = next && next < back ? next : back
  const span = overstayOf(spanOf(row), until, await periodsOf(unit))
  if (!span) return { absentLessons: null, absenceLevel: null }
  const terms = await termsOf(unit, studentId, span.startsOn, span.endsOn)
  const days = await daysAround(unit, span.startsOn, span.endsOn)
  const absentLessons = hoursOf(lessonsLost(span, terms, days))
  const since = terms.map(({ startDate }) => startDate).toSorted()[0] ?? span.startsOn
  const before = await table(leaveApplication, unit.db, unit.actor.tenantId).list(
    { studentId, id: not(row.id), absentLessons: filled, endsAt: atLeast(`${since} 00:00:00`) },
    ['absentLessons'],
    { most: 500 },
  )
  const hours = before.reduce((sum, each) => sum + (each.absentLessons ?? 0), absentLessons)
  const settings = await settingsOf(unit.db, unit.actor.tenantId, leaveSettings)
  return { absentLessons, absenceLevel: absenceLevelOf(hours, settings) }
}

/** More are counted the next night. */
const most = 2000

/** Counts anew what those have missed whose leave is overdue: another day has gone by. */
export async function countAbsence(app: AppContext, tenantId: string): Promise<object> {
  const overdue = await table(leaveApplication, app.db, tenantId).list({ state: 'overdue' }, ['id'], {
    order: ['-startsAt'],
    most,
  })
  let counted = 0
  for (const { id } of overdue) {
    const changed = await inTransaction(app, clockIn(tenantId), async (unit) => {
      const current = await locked(unit, id)
      const set = await absenceOf(unit, current)
      if (current.state !== 'overdue' || set.absentLessons === current.absentLessons) return false
      await change(unit, current, 'update', set)
      return true
    })
    if (changed) counted += 1
  }
  return { counted }
}
