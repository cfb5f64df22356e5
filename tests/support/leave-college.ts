import { sql } from 'kysely'
import { beforeAll, expect } from 'vitest'
import { counsellor } from '#domain/base/counsellor.ts'
import { lesson } from '#domain/base/lesson.ts'
import { period } from '#domain/base/period.ts'
import { schoolCalendar } from '#domain/base/school-calendar.ts'
import { subject } from '#domain/base/subject.ts'
import { daysAfter, mondayOf } from '#domain/kernel/days.ts'
import type { AnyTable } from '#domain/kernel/table.ts'
import { leaveType } from '#domain/leave/type.ts'
import type { RoleCode } from '#domain/roles.ts'
import { installThresholds } from '#server/areas/leave/install-thresholds.ts'
import { installModels } from '#server/areas/workflow/publish.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { newId } from '#server/core/new-id.ts'
import type { NewUser } from '#server/identity/session/add-user.ts'
import { admit } from './admitted.ts'
import { teacherOf } from './places.ts'
import type { sessionsOn } from './session.ts'

// biome-ignore lint/suspicious/noExplicitAny: what each call answers is for its test to say
type Reply = { readonly status: number; readonly data: any; readonly msg: string }
type Ask = (path: string, json?: object) => Promise<Reply>

/** The people of a leave, and a class that has two lessons on every day of the week; kinds by their codes. */
export function leaveCollege(server: ReturnType<typeof sessionsOn>) {
  const asks = {} as Record<
    'student' | 'classmate' | 'counsellor' | 'stranger' | 'department' | 'admin' | 'guard' | 'leader',
    Ask
  >
  const ids = { headId: '', studentId: '', mateId: '', personal: '', sections: '' }

  const keep = async (table: AnyTable, row: object) => {
    const id = newId()
    await insertRows(server.app().db, table, server.tenantId, [{ id, ...row }])
    return id
  }

  async function signedIn(role: RoleCode, more: Partial<NewUser> = {}): Promise<Ask> {
    const account = await server.person(role, { name: role, ...more })
    let token: string | undefined
    let since = 0
    return async (path, json) => {
      if (!token || server.now() - since > 600_000) {
        token = (await server.signIn(account)).body.access_token
        since = server.now()
      }
      const { status, body } = await server.ask(json ? 'POST' : 'GET', path, {
        ...(token && { token }),
        ...(json && { json }),
      })
      return { status, data: body.data, msg: body.msg }
    }
  }

  const today = () => timeOf(new Date(server.now())).slice(0, 10)
  const monday = () => mondayOf(today())

  async function timetable(classId: string, departmentId: string, teacherId: string) {
    const begins = monday()
    const calendarId = await keep(schoolCalendar, {
      ...{ name: '本学期', academicYear: '2026-2027', term: '1', startDate: begins, weeks: 20 },
    })
    const subjectId = await keep(subject, {
      code: 'S1',
      name: '电工基础',
      departmentId,
      credit: 4,
      hours: 64,
      kind: '1',
      enabled: true,
    })
    for (const dayOfWeek of ['1', '2', '3', '4', '5', '6', '7'])
      await keep(lesson, {
        ...{ calendarId, classId, subjectId, teacherId, dayOfWeek, fromSection: 1, toSection: 2 },
        ...{ fromWeek: 1, toWeek: 20, parity: 'every', departmentId },
      })
    for (const [section, startsAt, endsAt] of [
      [1, '08:00', '08:45'],
      [2, '08:55', '09:40'],
      [3, '14:00', '14:45'],
      [4, '14:55', '15:40'],
    ])
      await keep(period, { section, season: 'all', startsAt, endsAt })
  }

  beforeAll(async () => {
    const { db } = server.app()
    await installModels(db, server.tenantId)
    await installThresholds(db, server.tenantId)
    const [own, mate] = await admit(db, server.tenantId, [{ name: '马语婷' }, { name: '李雷' }])
    ids.studentId = own?.studentId ?? ''
    ids.mateId = mate?.studentId ?? ''
    const { rows } = await sql<{ classId: string; departmentId: string }>`select class_id as "classId",
      department_id as "departmentId" from admissions_admitted_student
      where tenant_id = ${server.tenantId} limit 1`.execute(db)
    const { classId = '', departmentId = '' } = rows[0] ?? {}
    await sql`update base_student set department_id = ${departmentId} where tenant_id = ${server.tenantId}`.execute(
      db,
    )
    const [leads, heads, other] = [
      await teacherOf(server.app(), server.tenantId),
      await teacherOf(server.app(), server.tenantId),
      await teacherOf(server.app(), server.tenantId),
    ]
    await sql`update base_teacher set department_id = ${departmentId} where id = ${heads}`.execute(db)
    ids.headId = heads
    await keep(counsellor, { teacherId: leads, classId, departmentId, since: '2020-01-01' })
    await timetable(classId, departmentId, leads)
    const kind = { mostDays: null, proofAfter: null, asksDestination: false, sort: 1, enabled: true }
    ids.personal = await keep(leaveType, {
      ...kind,
      code: 'personal',
      name: '事假',
      unit: 'day',
      mostDays: 30,
    })
    ids.sections = await keep(leaveType, { ...kind, code: 'out', name: '外出', unit: 'section', mostDays: 1 })
    asks.student = await signedIn('student', { studentId: ids.studentId })
    asks.classmate = await signedIn('student', { studentId: ids.mateId })
    asks.counsellor = await signedIn('counsellor', { teacherId: leads })
    asks.stranger = await signedIn('counsellor', { teacherId: other })
    asks.department = await signedIn('department', { teacherId: heads })
    asks.admin = await signedIn('admin')
    asks.leader = await signedIn('leader')
    asks.guard = await signedIn('verifier')
  })

  /** A leave of so many days from a day on, kept as a draft. */
  const drafted = async (from: number, days: number, more: object = {}, who: Ask = asks.student) => {
    const startsOn = daysAfter(today(), from)
    const span = { startsOn, endsOn: daysAfter(startsOn, days - 1), leavesCampus: true }
    return who('leave/application/add', {
      ...{ studentId: ids.studentId, typeId: ids.personal, reason: '家中有事', ...span, ...more },
    })
  }
  const sent = async (from: number, days: number, more: object = {}) => {
    const { data, msg } = await drafted(from, days, more)
    const { status, msg: why } = await asks.student('leave/application/submit', { id: data?.id })
    expect([status, msg, why]).toEqual([200, '操作成功', '操作成功'])
    return data.id as string
  }
  const waiting = async (who: keyof typeof asks) =>
    (await asks[who]('workflow/inbox/page?box=todo')).data.records as {
      readonly id: string
      readonly task: string
      readonly title: string
    }[]
  const decide = async (who: keyof typeof asks, verb: string, more: object = {}) => {
    const [first] = await waiting(who)
    return asks[who]('workflow/case/act', { id: first?.id, task: first?.task, verb, ...more })
  }
  const leave = async (id: string) => (await asks.student(`leave/application/getOne?id=${id}`)).data

  /** A leave that the counsellor has approved. */
  const approved = async (from: number, more: object = {}) => {
    const id = await sent(from, 1, more)
    await decide('counsellor', 'approve')
    expect((await leave(id)).state).toBe('approved')
    return id
  }
  return { asks, ids, today, keep, signedIn, drafted, sent, waiting, decide, leave, approved }
}
