import { sql } from 'kysely'
import { canton } from '#domain/base/canton.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import { leaveApplication } from '#domain/leave/application.ts'
import { leaveSlip } from '#domain/leave/slip.ts'
import { leaveType } from '#domain/leave/type.ts'
import { printRecord } from '#domain/system/print-record.ts'
import { user as userTable } from '#domain/system/user.ts'
import type { Database } from '#server/core/app-context.ts'
import { referenceDay, seeded } from '#server/core/chance.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { behind, table } from '#server/core/database/table.ts'
import { deriveCopies } from '#server/engine/rows/copies.ts'
import { titleOf } from '../checked.ts'
import { demoAnswers } from './questions.ts'

interface Named {
  readonly id: string
  readonly name: string
}

const told = [
  { kind: 'sick', reason: '发热就医，遵医嘱休息。', day: '2026-09-08', days: 1, leaves: true },
  { kind: 'personal', reason: '家中有事，须返家处理。', day: '2026-09-17', days: 2, leaves: true },
  { kind: 'official', reason: '参加省级技能竞赛。', day: '2026-10-14', days: 3, leaves: true },
  { kind: 'sick', reason: '脚踝扭伤，在宿舍休养。', day: '2026-10-20', days: 2, leaves: false },
  { kind: 'weekend', reason: '周末回家。', day: '2026-11-06', days: 3, leaves: true },
] as const

/** Answers to the college's own questions, by the codes of the kinds. */
const said: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  personal: { 住宿地点: '家中', 宿舍联系人电话: '13800138016' },
  weekend: { 是否有家长陪同: '是', 宿舍联系人电话: '13800138021' },
}

interface Taken {
  readonly id: string
  readonly title: string
  readonly number: string
  readonly studentId: string
  readonly startsOn: string
}

/** A slip of each, printed on the first day. The paper went with the student: nobody has its code. */
async function demoSlips(db: Database, tenantId: string, leaves: readonly Taken[]) {
  const users = await table(userTable, db, tenantId).list(
    { studentId: leaves.map(({ studentId }) => studentId) },
    ['id', 'studentId'],
  )
  const random = seeded(58)
  const slips = leaves.flatMap(({ id, title, number, studentId, startsOn }) => {
    const user = users.find((each) => each.studentId === studentId)
    if (!user) return []
    return {
      ...{ id: random.id(), paper: leaveSlip.title, number, about: title, copy: 1, userId: user.id },
      ...{ resource: leaveApplication.name, action: 'slip', rowId: id, codeHash: random.id(), digest: '' },
      printedAt: `${startsOn} 07:50:00+08`,
    }
  })
  await insertRows(db, printRecord, tenantId, slips, { by: 'demo', at: new Date(referenceDay) })
}

/** Leaves of the class of the student account that were taken and cancelled, and one that was not approved. */
export async function demoLeaves(db: Database, tenantId: string): Promise<void> {
  const { rows: students } = await sql<Named>`select s.id, s.name from base_student s
    where s.tenant_id = ${tenantId} and s.class_id = (select p.class_id from "system_user" u
      join ${behind('base_student p', 'u.student_id')}
      where u.tenant_id = ${tenantId} and u.account = 'student')
    order by s.id = (select student_id from "system_user" where tenant_id = ${tenantId} and account = 'student') desc,
      s.student_no limit 4`.execute(db)
  const types = await table(leaveType, db, tenantId).list({}, ['id', 'name', 'code'])
  // The district that those go to who stay in the city.
  const here = await table(canton, db, tenantId).get({ code: '440106' }, ['id'])
  const random = seeded(57)
  const rows = told.flatMap(({ kind, reason, day, days, leaves }, at) => {
    const [student, type] = [students[at % students.length], types.find(({ code }) => code === kind)]
    if (!student || !type) return []
    const ends = daysAfter(day, days - 1)
    const refused = at === 1
    return {
      id: random.id(),
      title: titleOf(student.name, type.name, days),
      number: `QJ${day.replaceAll('-', '')}0001`,
      ...{ studentId: student.id, typeId: type.id, reason, startsOn: day, endsOn: ends },
      ...{ leavesCampus: leaves, leavesCity: leaves ? false : null, guardianInformed: true },
      ...(leaves && { destinationId: here?.id ?? null, transport: at === 4 ? '6' : '2' }),
      ...(leaves && !refused && { returnedLate: false }),
      level: days > 1 ? 'college' : 'counsellor',
      decidedIn: days > 1 ? 10.5 : 2.5,
      ...{ days, lessons: days * 6, holidayEve: false, state: refused ? 'refused' : 'closed' },
      ...{ startsAt: `${day} 00:00:00+08`, endsAt: `${ends} 23:59:00+08` },
      ...(!refused && { leftAt: `${day} 08:10:00+08`, returnedAt: `${ends} 19:40:00+08` }),
    }
  })
  const answered = await Promise.all(
    rows.map(async ({ typeId, ...row }) => {
      const answers = said[types.find(({ id }) => id === typeId)?.code ?? '']
      return { ...row, typeId, ...(answers && (await demoAnswers(db, tenantId, typeId, answers))) }
    }),
  )
  await insertRows(db, leaveApplication, tenantId, answered, { by: 'demo', at: new Date(referenceDay) })
  await deriveCopies(
    { db, tenantId },
    leaveApplication,
    rows.map(({ id }) => id),
  )
  await demoSlips(
    db,
    tenantId,
    rows.filter(({ state }) => state === 'closed'),
  )
}
