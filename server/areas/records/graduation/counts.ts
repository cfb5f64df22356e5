import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { countsAsked } from '#domain/records/graduation/asked.ts'
import { graduateAudit } from '#domain/records/graduation/audit.ts'
import type { AuditCounts } from '#domain/records/graduation/calls.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { scopeFilter } from '#server/engine/rows/scope.ts'

/** The batches within reach, and how their students stand. */
export async function countsOf(
  { batchId }: z.output<typeof countsAsked>,
  { app: { db }, actor, tenantId }: PersonalCall,
): Promise<AuditCounts> {
  const reach = scopeFilter(graduateAudit, actor, 'records.graduate-audit:recheck')()
  const { rows: batches } = await sql<{ id: string; name: string }>`select b.id, b.name
    from records_graduate_batch b where b.tenant_id = ${tenantId}
      and exists (select from records_graduate_audit r where r.tenant_id = b.tenant_id and r.batch_id = b.id and ${reach})
    order by b.grad_year desc, b.id desc limit 20`.execute(db)
  const batch = batchId ? batches.find(({ id }) => id === batchId) : batches[0]
  const counted = async (key: RawBuilder<string>, from = sql``) => {
    const { rows } = await sql<{ key: string; count: number }>`select ${key} as key, count(*)::int as count
      from records_graduate_audit r ${from} where r.tenant_id = ${tenantId}
        and r.batch_id = ${batch?.id ?? null}::uuid and ${reach} group by 1`.execute(db)
    return Object.fromEntries(rows.map(({ key, count }) => [key, count]))
  }
  return {
    batches,
    batchId: batch?.id ?? null,
    states: await counted(sql`r.state`),
    proposed: await counted(sql`coalesce(r.proposed, 'none')`),
    unmet: await counted(sql`u.code`, sql`cross join unnest(string_to_array(r.unmet, ',')) u(code)`),
  }
}
