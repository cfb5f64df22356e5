import { type RawBuilder, sql } from 'kysely'
import { teacher } from '#domain/base/teacher.ts'
import { selectOf } from '#server/resource/look-up.ts'
import { picker } from '#server/resource/picker.ts'
import { type Ask, type Asks, serve } from '#server/resource/serve.ts'
import type { Route } from '#server/route.ts'
import { onDuty, whenOne } from './asks.ts'

/** `gh` is part of the name, or of the staff number where that is shown; `flag=1` leaves those in post. */
const asks: Asks = {
  flag: whenOne('teacherState', sql`r.teacher_state = '1'`),
  gh: 'keyword',
  campusId: {
    reads: ['departmentId'],
    where: (campusId) => sql`exists (select from base_department p
      where p.tenant_id = r.tenant_id and p.id = r.department_id and p.campus_id::text = ${campusId})`,
  },
}

export const teachers = serve(teacher, { asks })

const counsels = onDuty('base_counsellor', sql`d.teacher_id = r.id`)
const leads = onDuty('base_class_leader', sql`d.teacher_id = r.id`)
const ofCategory: Ask = {
  reads: [],
  where: (category) => onDuty('base_counsellor', sql`d.teacher_id = r.id and d.category = ${category}`),
}

const guides = onDuty('base_mentor', sql`d.teacher_id = r.id`)

const of = (name: string, duty: RawBuilder<boolean>, by = asks) =>
  picker(`base/teacher/${name}`, teacher, selectOf(teacher, { asks: by, among: () => duty }))

/** Those who guide a student today; who counsel a class; of one category (school.counsellor-category); or who counsel or lead one. */
export const teacherRoutes: readonly Route[] = [
  of('getDsSelect', guides),
  of('getFdySelect', counsels),
  of('getFdyCategorySelect', counsels, { ...asks, fdyCategory: ofCategory }),
  of('getFdyBzrSelect', sql`(${counsels} or ${leads})`),
]
