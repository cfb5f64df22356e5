import { sql } from 'kysely'
import { department } from '#domain/base/department.ts'
import { serve } from '#server/core/serve.ts'
import { equals, whenOne } from './asks.ts'

/** getTree and getSelect: `flag=1` for those in use, `deptType` by kind. */
export const departments = serve(department, {
  lookupFilters: { flag: whenOne('enabled', sql`r.enabled`), deptType: equals('kind') },
})
