import { sql } from 'kysely'
import type { z } from 'zod'
import { admittedStudent } from '#domain/admissions/admitted-student.ts'
import type { figuresAsked } from '#domain/claim/desk-calls.ts'
import { verification } from '#domain/claim/verification.ts'
import type { VerifyFigures } from '#domain/claim/verify-figures.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { behind } from '#server/core/database/table.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { todayOf } from '#server/core/today.ts'
import { scopeFilter } from '#server/engine/rows/scope.ts'
import { verifyRules } from './rules.ts'

const groups = {
  department: { table: 'base_department', column: 'department_id' },
  major: { table: 'base_major', column: 'major_id' },
  class: { table: 'base_class', column: 'class_id' },
} as const

const view = 'claim.verification:view'

/** Who was to come, who came, and when. */
export async function statistics(
  { by }: z.output<typeof figuresAsked>,
  { app, actor, tenantId }: PersonalCall,
): Promise<VerifyFigures> {
  const { table, column } = groups[by]
  const { db } = app
  const { year, states } = await verifyRules(db, tenantId)
  const group = sql.ref(`s.${column}`)
  const lines = await sql<VerifyFigures['lines'][number]>`
    select ${group} as id, g.name as label, count(*)::int as expected,
      count(*) filter (where s.arrival = 'arrived')::int as arrived,
      count(*) filter (where s.due > s.paid
        and coalesce(s.deferred_until, '-infinity'::date) < ${todayOf(app)}::date)::int as unpaid
    from admissions_admitted_student s
    left join ${sql.table(table)} g on g.tenant_id = s.tenant_id and g.id = ${group}
    where s.tenant_id = ${tenantId} and s.year = ${year} and s.arrival = any(${states}::text[])
      and ${scopeFilter(admittedStudent, actor, view)('s')}
    group by 1, 2, g.name_sort_key order by g.name_sort_key nulls last, 1`.execute(db)
  const hours = await sql<VerifyFigures['hours'][number]>`
    select to_char(v.tapped_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day,
      extract(hour from v.tapped_at at time zone 'Asia/Shanghai')::int as hour, v.verdict,
      count(*)::int as taps, count(*) filter (where v.passed and v.undone_at is null)::int as passed
    from claim_verification v
    left join ${behind('admissions_admitted_student s', 'v.admitted_id')}
    where v.tenant_id = ${tenantId} and v.verdict is not null and (s.id is null or s.year = ${year})
      and v.tapped_at > ${app.now().toISOString()}::timestamptz - interval '366 days'
      and ${scopeFilter(verification, actor, view)('v')}
    group by 1, 2, 3 order by 1, 2, 3`.execute(db)
  return { year, at: timeOf(app.now()), lines: lines.rows, hours: hours.rows }
}
