import { sql } from 'kysely'
import { teacher } from '#domain/base/teacher.ts'
import { selectOf } from '#server/resource/look-up.ts'
import { type Ask, type Asks, serve } from '#server/resource/serve.ts'
import type { Route } from '#server/route.ts'
import { contains, onDuty, whenOne } from './asks.ts'
import { picker } from './picker.ts'

/** `gh` is part of the staff number or the name; `flag=1` leaves those in post. */
const asks = {
  flag: whenOne('teacherState', sql`r.teacher_state = '1'`),
  gh: contains('staffNo', 'name'),
  campusId: {
    reads: ['departmentId'],
    where: (campusId) => sql`exists (select from base_department p
      where p.tenant_id = r.tenant_id and p.id = r.department_id and p.campus_id::text = ${campusId})`,
  },
} satisfies Asks

export const teachers = serve(teacher, { asks })

const counsels = onDuty('base_counsellor', sql`d.teacher_id = r.id`)
const leads = onDuty('base_class_leader', sql`d.teacher_id = r.id`)
const ofCategory: Ask = {
  reads: [],
  where: (category) => onDuty('base_counsellor', sql`d.teacher_id = r.id and d.category = ${category}`),
}

const guides = onDuty('base_mentor', sql`d.teacher_id = r.id`)

/** Those who guide a student today; who counsel a class; of one category (school.counsellor-category); or who counsel or lead one. */
export const teacherRoutes: readonly Route[] = [
  picker(
    'base/teacher/getDsSelect',
    selectOf(teacher, asks, () => guides),
  ),
  picker(
    'base/teacher/getFdySelect',
    selectOf(teacher, asks, () => counsels),
  ),
  picker(
    'base/teacher/getFdyCategorySelect',
    selectOf(teacher, { ...asks, fdyCategory: ofCategory }, () => counsels),
  ),
  picker(
    'base/teacher/getFdyBzrSelect',
    selectOf(teacher, asks, () => sql`(${counsels} or ${leads})`),
  ),
]
