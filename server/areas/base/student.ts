import { type RawBuilder, sql } from 'kysely'
import { counsellor } from '#domain/base/counsellor.ts'
import { student } from '#domain/base/student.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { selected } from '#server/engine/rows/columns.ts'
import { seesWhole, visibilityOf } from '#server/engine/rows/field-visibility.ts'
import { idOf } from '#server/engine/rows/ids.ts'
import { selectOf } from '#server/engine/rows/look-up.ts'
import { maskerFor } from '#server/engine/rows/masking.ts'
import { picker } from '#server/engine/rows/picker.ts'
import { holds, scopeFilter } from '#server/engine/rows/scope.ts'
import { organisation, people } from '#server/platform/openapi/parameters.ts'
import { equals, onDuty, whenOne } from './asks.ts'

/** Studying, or back at it. */
const present = sql<boolean>`r.student_state in ('01', '05')`

/** `xh` is part of the name, or of the student number where that is shown; `flag=1` leaves those who study now. */
const select = selectOf(student, {
  lookupFilters: { flag: whenOne('studentState', present), grade: equals('grade'), xh: 'keyword' },
})

/** Anyone who keeps the roll, or reviews what students change of their own record. */
const overStudents = ['base.student:view', 'base.student:review'] as const

/** Within reach of the asker, by number, with what tells two of one name apart. */
const students = (which: (call: PersonalCall) => RawBuilder<boolean>) => async (call: PersonalCall) => {
  const { app, actor } = call
  if (!overStudents.some((permission) => holds(actor, permission))) refuse({ type: 'forbidden' })
  const visibility = await visibilityOf(app.db, actor, student)
  const sees = (field: string) => seesWhole(visibility, field)
  // Who is in a class is what a hidden class hides.
  if (!sees('classId')) refuse({ type: 'forbidden' })
  const { rows } = await sql<{ id: string; name: string; studentNo: string; gender: string }>`
    select r.id, r.name, r.student_no as "studentNo", r.gender from base_student r
    where r.tenant_id = ${actor.tenantId} and ${scopeFilter(student, actor, overStudents)()} and ${which(call)}
    order by ${sees('studentNo') ? sql`r.student_no` : sql`r.id`} limit ${app.settings.largestPage}`.execute(
    app.db,
  )
  const shown = await maskerFor(app.db, actor, student)
  return rows.map((row) => {
    const seen = shown(row)
    return { ...seen, label: seen.name, value: row.id }
  })
}

const ofClass = students(({ c }) => sql`r.class_id = ${idOf(c.req.query('classId'))}`)

/** `fdyId` is the counsellor's id among the teachers; left out, it is the asker. */
const ofCounsellor = students(({ c, actor }) => {
  const fdyId = c.req.query('fdyId')
  const teachers = fdyId ? [idOf(fdyId)] : actor.granted.self
  return onDuty(counsellor, sql`d.class_id = r.class_id and d.teacher_id = any(${teachers}::uuid[])`)
})

/** The student behind the account `userId`, to anyone who may view them; left out, it is the asker's own record. */
async function studentInfo({ c, app, actor }: PersonalCall) {
  const userId = idOf(c.req.query('userId') || actor.id)
  const view = 'base.student:view'
  const own = userId === actor.id
  if (!own && !holds(actor, view)) refuse({ type: 'forbidden' })
  const reach = own ? sql`r.id = any(${actor.granted.self}::uuid[])` : scopeFilter(student, actor, view)()
  const { rows } = await sql<Record<string, unknown>>`select ${sql.raw(selected(student))} from base_student r
    where r.tenant_id = ${actor.tenantId} and ${reach} and r.id =
      (select student_id from "system_user" where tenant_id = ${actor.tenantId} and id = ${userId})`.execute(
    app.db,
  )
  const row = rows[0] ?? refuse({ type: 'not-found' })
  return (await maskerFor(app.db, actor, student))(row)
}

export const studentRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: 'base/student/classStudent',
    access: 'base.student:look-up',
    title: '班级的学生',
    query: { classId: '*班级编号' },
    reply: 'options',
    answer: ofClass,
  },
  {
    method: 'GET',
    path: 'base/student/fdyStudent',
    access: 'base.student:look-up',
    title: '辅导员的学生',
    query: { fdyId: '辅导员的教师编号，默认本人' },
    reply: 'options',
    answer: ofCounsellor,
  },
  {
    method: 'GET',
    path: 'base/baseStudentInfo/getStuInfo',
    access: 'signed-in',
    title: '账号对应的学生',
    query: { userId: '用户编号，默认本人' },
    answer: studentInfo,
  },
  picker('base/baseStudentInfo/getSelect', student, select, {
    title: '学生',
    query: { flag: '1 只要在读的', ...organisation, classId: '班级', xh: '学号或姓名', ...people },
  }),
]
