import { student } from '#domain/base/student.ts'
import { type EndReason, type StaySource, stay } from '#domain/dormitory/stay.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { empty, table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { followFee } from '../arrears/follow.ts'
import { endDuties } from '../house/follow-duties.ts'
import { checkPlacing, lockPlaces } from './check.ts'
import { begin, end, type NewStay, openStay, type Stay } from './keep.ts'

/*
 * Who sleeps where changes by these acts alone. They run in the caller's transaction, ask the named rules and not the
 * caller's right to do it; what a rule forbids is refused in words, and nothing of the act remains.
 */

/** Puts a student without a bed into one. */
export async function moveIn(unit: Unit, asked: NewStay): Promise<Stay> {
  await lockPlaces(unit, [asked.bedId], [asked.studentId])
  await checkPlacing(unit, asked)
  return begin(unit, asked)
}

interface MoveOut {
  readonly studentId: string
  /** Today unless told; the night of that day is not theirs any more. */
  readonly until?: string
  readonly reason: EndReason
}

/** Ends the student's stay; refused where they have none. */
export async function moveOut(unit: Unit, { studentId, until, reason }: MoveOut): Promise<Stay> {
  const [open] = await lockedStays(unit, [studentId])
  const ended = await end(unit, open as Stay, until ?? todayOf(unit.app), reason)
  await endDuties(unit, [studentId])
  return ended
}

interface Move {
  readonly studentId: string
  readonly bedId: string
  /** Today unless told. */
  readonly on?: string
  readonly source?: StaySource
}

/** Moves a student into another bed: one stay ends and the next begins on one day. */
export async function move(unit: Unit, { studentId, bedId, on, source = 'adjusted' }: Move): Promise<Stay> {
  const since = on ?? todayOf(unit.app)
  const [open] = await lockedStays(unit, [studentId], [bedId])
  if (open?.bedId === bedId) refuse({ type: 'conflict', message: '该学生已住在这张床位' })
  await end(unit, open as Stay, since, 'change', 'on')
  const next = { studentId, bedId, since, reason: 'change', source } as const
  await checkPlacing(unit, next, 'on')
  const begun = await begin(unit, next)
  await endDuties(unit, [studentId])
  await followFee(unit, studentId)
  return begun
}

interface Swap {
  readonly studentIds: readonly [string, string]
  /** Today unless told. */
  readonly on?: string
  readonly source?: StaySource
}

/** Two students change beds in one act. */
export async function swap(
  unit: Unit,
  { studentIds, on, source = 'adjusted' }: Swap,
): Promise<readonly Stay[]> {
  const since = on ?? todayOf(unit.app)
  if (studentIds[0] === studentIds[1]) refuse({ type: 'conflict', message: '请选择两名学生互换床位' })
  const [one, other] = (await lockedStays(unit, studentIds)) as [Stay, Stay]
  for (const open of [one, other]) await end(unit, open, since, 'change')
  const begun: Stay[] = []
  for (const [studentId, bedId] of [
    [one.studentId, other.bedId],
    [other.studentId, one.bedId],
  ] as const) {
    const next = { studentId, bedId, since, reason: 'change', source } as const
    await checkPlacing(unit, next)
    begun.push(await begin(unit, next))
  }
  for (const studentId of studentIds) await followFee(unit, studentId)
  await endDuties(unit, studentIds)
  return begun
}

/** The open stays of these students, in their order, with all that the act looks at locked; refused where one has none. */
async function lockedStays(unit: Unit, studentIds: readonly string[], bedIds: readonly string[] = []) {
  const { db, actor } = unit
  const rows = await table(stay, db, actor.tenantId).list({ studentId: [...studentIds], until: empty }, [
    'bedId',
  ])
  await lockPlaces(unit, [...bedIds, ...rows.map(({ bedId }) => bedId)], studentIds)
  return Promise.all(
    studentIds.map(async (id) => {
      const open = await openStay(unit, id)
      return (
        open ??
        refuse({
          type: 'conflict',
          message: phrase('{{name}}当前没有入住床位', { name: await nameOf(unit, id) }),
        })
      )
    }),
  )
}

const nameOf = async ({ db, actor }: Unit, id: string) =>
  (await table(student, db, actor.tenantId).get({ id }, ['name']))?.name ?? ''
