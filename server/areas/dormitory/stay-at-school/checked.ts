import { student as studentTable } from '#domain/base/student.ts'
import { stayApplication, stayingStates } from '#domain/dormitory/stay-at-school/application.ts'
import { staySettings } from '#domain/dormitory/stay-at-school/settings.ts'
import { daysBetween } from '#domain/kernel/days.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { endOf } from '#server/core/database/moment.ts'
import { atLeast, atMost, not, table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { settingsOf } from '#server/engine/rows/single.ts'
import { openStay } from '../stay/keep.ts'

export type Application = Row<typeof stayApplication>

/** Another application of the student that takes some of the same days. */
const overlapping = ({ db, actor }: Unit, { id, studentId, startsOn, endsOn }: Partial<Application>) =>
  table(stayApplication, db, actor.tenantId).get(
    {
      ...{ studentId, state: stayingStates, startsOn: atMost(endsOn), endsOn: atLeast(startsOn) },
      ...(id && { id: not(id) }),
    },
    ['title'],
  )

/** What the server fills of an application, checked against the settings and the student's other applications. */
export async function checked(unit: Unit, row: Partial<Application>) {
  const { db, actor, app } = unit
  const { startsOn = '', endsOn = '' } = row
  const settings = await settingsOf(db, actor.tenantId, staySettings)
  const { holiday, opensOn, closesOn } = settings
  if (todayOf(app) < opensOn || todayOf(app) > closesOn)
    refuse({
      type: 'conflict',
      message: phrase('留校申请时间为 {{from}} 至 {{to}}', { from: opensOn, to: closesOn }),
    })
  if (startsOn < settings.startsOn || endsOn > settings.endsOn)
    refuseAt(
      startsOn < settings.startsOn ? 'startsOn' : 'endsOn',
      phrase('“{{holiday}}”为 {{from}} 至 {{to}}', {
        holiday,
        from: settings.startsOn,
        to: settings.endsOn,
      }),
    )
  const other = await overlapping(unit, row)
  if (other) refuseAt('startsOn', phrase('所选时间与“{{title}}”重叠', { title: other.title }))
  const student = await table(studentTable, db, actor.tenantId).get({ id: row.studentId }, ['name'])
  const days = daysBetween(startsOn, endsOn) + 1
  return {
    title: `${student?.name} ${holiday}`,
    holiday,
    days,
    homeBedId: (await openStay(unit, row.studentId ?? ''))?.bedId ?? null,
    leavesAt: endOf(endsOn),
  }
}
