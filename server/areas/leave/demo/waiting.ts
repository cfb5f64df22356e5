import { sql } from 'kysely'
import { leaveApplication } from '#domain/leave/application.ts'
import { leaveType } from '#domain/leave/type.ts'
import { noDuties } from '#server/core/actor/duties.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { referenceDay, seeded } from '#server/core/chance.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { behind, table } from '#server/core/database/table.ts'
import { handIn } from '#server/engine/approval/begin.ts'
import { clockIn } from '#server/engine/approval/wake.ts'
import { deriveCopies } from '#server/engine/rows/copies.ts'
import { readerOf } from '#server/engine/rows/reading.ts'
import { titleOf } from '../checked.ts'
import { levelFor } from '../level.ts'
import { demoAnswers } from './questions.ts'

interface Applicant {
  readonly id: string
  readonly name: string
  readonly userId: string
  readonly userName: string
  /** Hands it in without anybody's help. */
  readonly own: boolean
}

const asked = [
  {
    ...{ kind: 'personal', reason: '姐姐婚礼，须返家两天。', after: 4, days: 2, leaves: true },
    said: { 补课安排: '已与电工基础任课教师商定，周日晚自习补做实训报告。', 住宿地点: '家中' },
  },
  { kind: 'sick', reason: '牙科复诊，上午就医。', after: 2, days: 1, leaves: true },
  { kind: 'official', reason: '参加校企合作单位的面试。', after: 9, days: 1, leaves: true },
  {
    ...{ kind: 'personal', reason: '家中长辈住院，须返家照料。', after: 12, days: 4, leaves: true },
    said: { 住宿地点: '亲友家', 宿舍联系人电话: '13800138037' },
  },
] as const

/** Leaves that wait for the counsellor: handed in as any are, by the student, or for a classmate by the class teacher. */
export async function demoWaiting(app: AppContext, tenantId: string): Promise<void> {
  const { db } = app
  const { rows: people } = await sql<Applicant>`select s.id, s.name, u.id as "userId", u.name as "userName",
      s.id = own.id as own
    from "system_user" p join ${behind('base_student own', 'p.student_id')}
    join ${behind('base_student s', 'own.class_id', 'class_id')}
    join "system_user" u on u.tenant_id = p.tenant_id and u.account = case when s.id = own.id then 'student' else 'teacher' end
    where p.tenant_id = ${tenantId} and p.account = 'student'
    order by s.id = own.id desc, s.student_no limit ${asked.length}`.execute(db)
  const types = await table(leaveType, db, tenantId).list({}, ['id', 'name', 'code'])
  const random = seeded(58)
  const today = app.now()
  for (const [at, each] of asked.entries()) {
    const { kind, reason, after, days, leaves } = each
    const [student, type] = [people[at], types.find(({ code }) => code === kind)]
    if (!student || !type) continue
    const [startsOn, endsOn] = [after, after + days - 1].map((far) => dayAfter(today, far))
    const row = {
      id: random.id(),
      title: titleOf(student.name, type.name, days),
      number: `QJ${dayAfter(today, 0).replaceAll('-', '')}000${at + 1}`,
      ...{ studentId: student.id, typeId: type.id, reason, startsOn, endsOn, days, lessons: days * 6 },
      ...{
        leavesCampus: leaves,
        leavesCity: false,
        guardianInformed: true,
        holidayEve: false,
        recentTimes: 1,
      },
      ...('said' in each && (await demoAnswers(db, tenantId, type.id, each.said))),
      level: await levelFor({ db, actor: clockIn(tenantId) }, measured(type.id, days)),
      ...{ state: 'reviewing', agentId: student.own ? null : student.userId },
      ...{ startsAt: `${startsOn} 00:00:00+08`, endsAt: `${endsOn} 23:59:00+08` },
    }
    await insertRows(db, leaveApplication, tenantId, [row], {
      by: student.userId,
      at: new Date(referenceDay),
    })
    await deriveCopies({ db, tenantId }, leaveApplication, [row.id])
    const actor = {
      ...{ id: student.userId, tenantId, account: 'demo', name: student.userName, roles: [] },
      granted: noDuties,
    }
    const kept = await readerOf(leaveApplication).kept({ db, app, actor }, row.id)
    if (kept) await handIn({ db, app, actor }, leaveApplication, kept)
  }
}

/** One who is back since yesterday and waits for the counsellor to confirm it: a classmate of the student account. */
export async function demoBack(app: AppContext, tenantId: string): Promise<void> {
  const { db } = app
  const type = await table(leaveType, db, tenantId).get({ code: 'personal' }, ['id', 'name'])
  const { rows } = await sql<{ id: string; name: string }>`select s.id, s.name from "system_user" p
    join ${behind('base_student own', 'p.student_id')} join ${behind('base_student s', 'own.class_id', 'class_id')}
    where p.tenant_id = ${tenantId} and p.account = 'student' and s.id <> own.id
    order by s.student_no offset 5 limit 1`.execute(db)
  const [student] = rows
  if (!type || !student) return
  const [startsOn, endsOn] = [-3, -1].map((far) => dayAfter(app.now(), far)) as [string, string]
  const row = {
    id: seeded(59).id(),
    title: titleOf(student.name, type.name, 3),
    number: `QJ${startsOn.replaceAll('-', '')}0009`,
    ...{ studentId: student.id, typeId: type.id, reason: '祖父寿辰，返家两日。', startsOn, endsOn },
    ...{ days: 3, lessons: 18, leavesCampus: true, leavesCity: false, guardianInformed: true },
    ...{ holidayEve: false, recentTimes: 1, returnedLate: false, state: 'checking' },
    ...{ startsAt: `${startsOn} 00:00:00+08`, endsAt: `${endsOn} 23:59:00+08` },
    ...{ leftAt: `${startsOn} 08:20:00+08`, returnedAt: `${endsOn} 18:40:00+08` },
    level: await levelFor({ db, actor: clockIn(tenantId) }, measured(type.id, 3)),
  }
  await insertRows(db, leaveApplication, tenantId, [row], { by: 'demo', at: new Date(referenceDay) })
  await deriveCopies({ db, tenantId }, leaveApplication, [row.id])
}

const measured = (typeId: string, days: number) => ({ typeId, days, leavesCity: false, holidayEve: false })

const dayAfter = (today: Date, days: number) =>
  new Date(today.getTime() + (days * 24 + 8) * 3_600_000).toISOString().slice(0, 10)
