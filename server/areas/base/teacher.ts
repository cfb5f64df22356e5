import { type RawBuilder, sql } from 'kysely'
import { classLeader } from '#domain/base/class-leader.ts'
import { counsellor } from '#domain/base/counsellor.ts'
import { mentor } from '#domain/base/mentor.ts'
import { teacher } from '#domain/base/teacher.ts'
import type { Route } from '#server/core/route.ts'
import { type LookupFilter, type LookupFilters, serve } from '#server/core/serve.ts'
import { selectOf } from '#server/engine/rows/look-up.ts'
import { picker } from '#server/engine/rows/picker.ts'
import { people } from '#server/platform/openapi/parameters.ts'
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

interface CounsellorCall {
  readonly title: string
  readonly query?: Readonly<Record<string, string>>
  readonly by?: LookupFilters
}

const of = (name: string, duty: RawBuilder<boolean>, { title, query, by = lookupFilters }: CounsellorCall) =>
  picker(`base/teacher/${name}`, teacher, selectOf(teacher, { lookupFilters: by, among: () => duty }), {
    title,
    query: { flag: '1 只要在岗的', ...query, gh: '工号或姓名', ...people },
  })

/** Those who guide a student today; who counsel a class; of one category (school.counsellor-category); or who counsel or lead one. */
export const teacherRoutes: readonly Route[] = [
  of('getDsSelect', guides, { title: '学生导师', query: { departmentId: '部门' } }),
  of('getFdySelect', counsels, { title: '辅导员', query: { departmentId: '部门' } }),
  of('getFdyCategorySelect', counsels, {
    title: '某类辅导员',
    query: { fdyCategory: '辅导员类别' },
    by: { ...lookupFilters, fdyCategory: ofCategory },
  }),
  of('getFdyBzrSelect', sql`(${counsels} or ${leads})`, { title: '辅导员与班主任' }),
]
