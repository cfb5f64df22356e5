import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { counsellor } from '#domain/base/counsellor.ts'
import { student } from '#domain/base/student.ts'
import { classStudentsAsked, ownStudentsAsked, studentAsked } from '#domain/base/students/asked.ts'
import { studentCalls } from '#domain/base/students/calls.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { answerCall } from '#server/core/answer-call.ts'
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
async function students(which: RawBuilder<boolean>, { app, actor }: PersonalCall) {
  if (!overStudents.some((permission) => holds(actor, permission))) refuse({ type: 'forbidden' })
  const visibility = await visibilityOf(app.db, actor, student)
  const sees = (field: string) => seesWhole(visibility, field)
  // Who is in a class is what a hidden class hides.
  if (!sees('classId')) refuse({ type: 'forbidden' })
  const { rows } = await sql<{ id: string; name: string; studentNo: string; gender: string }>`
    select r.id, r.name, r.student_no as "studentNo", r.gender from base_student r
    where r.tenant_id = ${actor.tenantId} and ${scopeFilter(student, actor, overStudents)()} and ${which}
    order by ${sees('studentNo') ? sql`r.student_no` : sql`r.id`} limit ${app.settings.largestPage}`.execute(
    app.db,
  )
  const shown = await maskerFor(app.db, actor, student)
  return rows.map((row) => {
    const seen = shown(row) as typeof row
    return { ...seen, label: seen.name, value: row.id }
  })
}

const ofClass = ({ classId }: z.output<typeof classStudentsAsked>, call: PersonalCall) =>
  students(sql`r.class_id = ${idOf(classId)}`, call)

/** `fdyId` is the counsellor's id among the teachers; left out, it is the asker. */
function ofCounsellor({ fdyId }: z.output<typeof ownStudentsAsked>, call: PersonalCall) {
  const teachers = fdyId ? [idOf(fdyId)] : call.actor.granted.self
  const led = onDuty(counsellor, sql`d.class_id = r.class_id and d.teacher_id = any(${teachers}::uuid[])`)
  return students(led, call)
}

/** The student behind the account `userId`, to anyone who may view them; left out, it is the asker's own record. */
async function studentInfo(asked: z.output<typeof studentAsked>, { app, actor }: PersonalCall) {
  const userId = idOf(asked.userId || actor.id)
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
  answerCall(studentCalls.ofClass, classStudentsAsked, ofClass),
  answerCall(studentCalls.ofCounsellor, ownStudentsAsked, ofCounsellor),
  answerCall(studentCalls.ofAccount, studentAsked, studentInfo),
  picker('base/baseStudentInfo/getSelect', student, select, {
    title: '学生',
    query: { flag: '1 只要在读的', ...organisation, classId: '班级', xh: '学号或姓名', ...people },
  }),
]
