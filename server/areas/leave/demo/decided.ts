import { daysAfter } from '#domain/kernel/days.ts'
import { leaveApplication } from '#domain/leave/application.ts'
import { leaveType } from '#domain/leave/type.ts'
import type { RoleCode } from '#domain/roles.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { seeded } from '#server/core/chance.ts'
import { table } from '#server/core/database/table.ts'
import { applicantAt } from '#server/engine/approval/demo/applicant.ts'
import {
  asOf,
  dayOf,
  decidedApplication,
  type Past,
} from '#server/engine/approval/demo/decided-application.ts'
import { clockIn } from '#server/engine/approval/wake.ts'
import { deadlineOf } from '#server/engine/flow/deadline-of.ts'
import { takenOf } from '../application.ts'
import { locked, step } from '../change.ts'
import { titleOf } from '../checked.ts'
import { levelFor } from '../level.ts'

const agreed = { verb: 'approve', comment: '同意，请按时返校。' } as const
const refused = { verb: 'reject', comment: '与期中考查冲突，理由不充分，不同意。' } as const
const accompanied = { verb: 'approve', comment: '情况属实，同意。' } as const

interface Asked extends Past {
  /** Of the student account for 0, else of a classmate; begun two days after it was handed in. */
  readonly at: number
  readonly kind: string
  readonly reason: string
  readonly days: number
  readonly starter?: RoleCode
}

const past: readonly Asked[] = [
  { at: 0, kind: 'sick', reason: '牙科手术，遵医嘱休息。', days: 1, before: 32, decisions: [agreed] },
  { at: 0, kind: 'personal', reason: '亲友来访。', days: 2, before: 13, decisions: [refused] },
  {
    ...{ at: 0, kind: 'official', reason: '参加学院技能竞赛集训。', days: 1, before: 19 },
    ...{ starter: 'department', copied: ['student', 'admin'], decisions: [agreed] },
  },
  {
    ...{ at: 3, kind: 'official', reason: '担任校运动会志愿者。', days: 1, before: 33 },
    ...{ starter: 'admin', copied: ['department'], decisions: [agreed] },
  },
  {
    ...{ at: 4, kind: 'personal', reason: '祖母手术，须返家陪护。', days: 2, before: 40 },
    ...{ copied: ['admin'], decisions: [agreed, accompanied] },
  },
]

/** Leaves that were asked for and decided in the last weeks; those that were approved were taken and closed. */
export async function demoDecided(app: AppContext, tenantId: string): Promise<void> {
  const types = await table(leaveType, app.db, tenantId).list({}, ['id', 'name', 'code'])
  const random = seeded(61)
  for (const [at, { kind, reason, days, ...asked }] of past.entries()) {
    const { starter } = asked
    const student = await applicantAt(app.db, tenantId, asked.at, { ...(starter && { starter }) })
    const type = types.find(({ code }) => code === kind)
    if (!student || !type) continue
    const day = dayOf(app, asked)
    const [startsOn, endsOn] = [daysAfter(day, 2), daysAfter(day, days + 1)]
    const row = {
      id: random.id(),
      title: titleOf(student.name, type.name, days),
      number: `QJ${day.replaceAll('-', '')}001${at}`,
      ...{ studentId: student.id, typeId: type.id, reason, startsOn, endsOn, days, lessons: days * 6 },
      ...{ leavesCampus: days > 1, leavesCity: false, guardianInformed: true, holidayEve: false },
      ...{ recentTimes: 1, state: 'reviewing', agentId: asked.at === 0 && !starter ? null : student.userId },
      ...{ startsAt: `${startsOn} 00:00:00`, endsAt: `${endsOn} 23:59:00` },
      level: await levelFor(
        { db: app.db, actor: clockIn(tenantId) },
        { typeId: type.id, days, leavesCity: false, holidayEve: false },
      ),
    }
    await decidedApplication(app, tenantId, leaveApplication, row, student, asked)
    await takenAndClosed(asOf(app, endsOn, 10), tenantId, row)
  }
}

/** The student is back in the evening of the last day, and the leave ends with that. */
async function takenAndClosed(
  app: AppContext,
  tenantId: string,
  { id, endsOn }: { readonly id: string; readonly endsOn: string },
) {
  const unit = { db: app.db, app, actor: clockIn(tenantId) }
  const approved = await locked(unit, id)
  if (approved.state !== 'approved') return
  await step(unit, approved, 'askCancel', { returnedAt: `${endsOn} 18:40:00` })
  const back = await locked(unit, id)
  const kept = await deadlineOf(unit, leaveApplication, 'closed')
  await step(unit, back, 'confirm', { ...(await takenOf(unit, back)), ...kept })
}
