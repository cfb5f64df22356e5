import { student } from '#domain/base/student.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { conductOf, countingStates } from '#domain/violation/effects.ts'
import { severityOf, suggestedBy } from '#domain/violation/points.ts'
import { violationRecord } from '#domain/violation/record.ts'
import { violationSettings } from '#domain/violation/settings.ts'
import { termsOf } from '#domain/violation/terms.ts'
import { type ViolationLevel, violationLevels } from '#domain/violation/words.ts'
import { endOf } from '#server/core/database/moment.ts'
import { not, table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { settingsOf } from '#server/engine/rows/single.ts'
import { tellCounsellors, type Violation } from './tell.ts'

/** For how many months a violation of this level counts, as the college has set it. */
export async function monthsOf({ db, actor }: Unit, level: ViolationLevel | null) {
  const settings = await settingsOf(db, actor.tenantId, violationSettings)
  return { settings, months: settings[`${level ?? 'verbal'}Months`] }
}

/** What runs from the day of receipt: the term of an appeal, and that of the violation. */
export async function received(unit: Unit, row: Violation) {
  const receivedOn = todayOf(unit.app)
  const { settings, months } = await monthsOf(unit, row.level)
  const terms = termsOf({ receivedOn, appealDays: settings.appealDays, months })
  const light = severityOf(row.level ?? 'verbal') < severityOf('warning')
  await warnAt(unit, row, settings)
  return { receivedOn, ...terms, endsAt: light ? endOf(terms.endsOn) : null }
}

/** Tells the counsellors when the points of a student reach the next threshold with this one. */
async function warnAt(
  unit: Unit,
  row: Violation,
  settings: Awaited<ReturnType<typeof monthsOf>>['settings'],
) {
  const others = await table(violationRecord, unit.db, unit.actor.tenantId).list(
    { studentId: row.studentId, state: countingStates, id: not(row.id) },
    ['level', 'points'],
  )
  const before = conductOf(others).points
  const now = before + (row.points ?? 0)
  const thresholds = {
    warning: settings.warningPoints,
    serious: settings.seriousPoints,
    demerit: settings.demeritPoints,
    probation: settings.probationPoints,
  }
  const suggested = suggestedBy(now, thresholds)
  if (suggested === null || suggested === suggestedBy(before, thresholds)) return
  const who = await table(student, unit.db, unit.actor.tenantId).get({ id: row.studentId }, ['name'])
  await tellCounsellors(
    unit,
    row.classId,
    'violation-threshold',
    phrase('{{name}} 累计扣 {{points}} 分，建议研究给予{{level}}', {
      name: who?.name,
      points: now,
      level: violationLevels.labels[suggested],
    }),
  )
}
