import { sql } from 'kysely'
import type { Named } from '#domain/system/wall/figure.ts'
import { type Counting, onTheRoll } from './counting.ts'

/** Students on the roll by college, the largest first. */
export const departmentsOf = ({ tenantId, rows }: Counting) =>
  rows(sql<Named>`
    select coalesce(d.short_name, d.name) as name, count(*)::int as value
    from base_student s join base_department d on d.tenant_id = s.tenant_id and d.id = s.department_id
    where s.tenant_id = ${tenantId} and ${onTheRoll}
    group by d.id, d.name, d.short_name, d.name_sort_key order by value desc, d.name_sort_key limit 12`)
