import { type RawBuilder, sql } from 'kysely'
import { classLeader } from '#domain/base/class-leader.ts'
import { counsellor } from '#domain/base/counsellor.ts'
import { mentor } from '#domain/base/mentor.ts'
import { teacher } from '#domain/base/teacher.ts'
import type { Route } from '#server/core/route.ts'
import { type LookupFilter, type LookupFilters, serve } from '#server/core/serve.ts'
import { selectOf } from '#server/engine/rows/look-up.ts'
import { picker } from '#server/engine/rows/picker.ts'
import { onDuty, whenOne } from './asks.ts'

/** `gh` is part of the name, or of the staff number where that is shown; `flag=1` leaves those in post. */
const lookupFilters: LookupFilters = {
  flag: whenOne('teacherState', sql`r.teacher_state = '1'`),
  gh: 'keyword',
  campusId: {
    reads: ['departmentId'],
    where: (campusId) => sql`exists (select from base_department p
      where p.tenant_id = r.tenant_id and p.id = r.department_id and p.campus_id::text = ${campusId})`,
  },
}

export const teachers = serve(teacher, { lookupFilters })

const counsels = onDuty(counsellor, sql`d.teacher_id = r.id`)
const leads = onDuty(classLeader, sql`d.teacher_id = r.id`)
const ofCategory: LookupFilter = {
  reads: [],
  where: (category) => onDuty(counsellor, sql`d.teacher_id = r.id and d.category = ${category}`),
}

const guides = onDuty(mentor, sql`d.teacher_id = r.id`)

const of = (name: string, duty: RawBuilder<boolean>, by = lookupFilters) =>
  picker(`base/teacher/${name}`, teacher, selectOf(teacher, { lookupFilters: by, among: () => duty }))

/** Those who guide a student today; who counsel a class; of one category (school.counsellor-category); or who counsel or lead one. */
export const teacherRoutes: readonly Route[] = [
  of('getDsSelect', guides),
  of('getFdySelect', counsels),
  of('getFdyCategorySelect', counsels, { ...lookupFilters, fdyCategory: ofCategory }),
  of('getFdyBzrSelect', sql`(${counsels} or ${leads})`),
]
