import { student as studentTable } from '#domain/base/student.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { leaveApplication } from '#domain/leave/application.ts'
import { lostInWords, type Span } from '#domain/leave/reckoning.ts'
import { table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { levelFor } from './level.ts'
import { answered } from './questions.ts'
import { reckon } from './reckon.ts'
import { kindFaults, kindOf, overlapping, refuseFaults, timesBefore } from './rules.ts'

type Application = Partial<Row<typeof leaveApplication>>

export const spanOf = (row: Application): Span => ({
  startsOn: row.startsOn ?? '',
  startsSection: row.startsSection ?? null,
  endsOn: row.endsOn ?? '',
  endsSection: row.endsSection ?? null,
})

/**
 * What the server fills of an application, checked by the rules of its kind and against the student's other leaves;
 * `kept` where its answers are those that were kept before.
 */
export async function checked(unit: Unit, row: Application, kept: boolean) {
  const { db, actor } = unit
  const student =
    (await table(studentTable, db, actor.tenantId).get({ id: row.studentId }, ['name', 'attendMode'])) ??
    refuse({ type: 'not-found' })
  const kind = await kindOf(unit, row.typeId ?? '')
  const { set, lost } = await reckon(unit, row.studentId ?? '', spanOf(row))
  const { typeId = null, leavesCity = null } = row
  const level = await levelFor(unit, { typeId, leavesCity, days: set.days, holidayEve: set.holidayEve })
  const recentTimes = 1 + (await timesBefore(unit, row, set.startsAt))
  const next = { ...row, ...set }
  const faults = kindFaults(kind, next, student.attendMode)
  const other = await overlapping(unit, next)
  refuseFaults({
    ...faults,
    ...(other && { startsOn: phrase('所选时间与“{{title}}”重叠', { title: other.title }) }),
  })
  const said = answered(kind.questions, { ...row, kept })
  const title = titleOf(student.name, kind.name, set.days)
  return { ...set, ...said, level, recentTimes, lostLessons: lostInWords(lost) || null, title }
}

export const titleOf = (student: string, kind: string, days: number) => `${student} ${kind} ${days} 天`
