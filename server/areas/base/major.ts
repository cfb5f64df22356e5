import { sql } from 'kysely'
import { major } from '#domain/base/major.ts'
import type { Route } from '#server/core/route.ts'
import type { LookupFilters } from '#server/core/serve.ts'
import { selectOf } from '#server/engine/rows/look-up.ts'
import { picker } from '#server/engine/rows/picker.ts'
import { organisation, people } from '#server/platform/openapi/parameters.ts'
import { equals, whenOne } from './asks.ts'

const lookupFilters: LookupFilters = {
  flag: whenOne('enabled', sql`r.enabled`),
  grade: {
    reads: [],
    where: (grade) => sql`exists (select from base_grade_major g
      where g.tenant_id = r.tenant_id and g.major_id = r.id and g.grade::text = ${grade})`,
  },
  majorId: equals('id'),
}

/** Majors of a department; `grade` leaves those that enrolled in that year, `flag=1` those in use. */
export const majorRoutes: readonly Route[] = [
  picker('base/major/getMajorSelect', major, selectOf(major, { lookupFilters }), {
    title: '专业',
    query: { flag: '1 只要在用的', ...organisation, ...people },
  }),
]
