import { sql } from 'kysely'
import type { z } from 'zod'
import type { countsAsked } from '#domain/records/registration/asked.ts'
import type { RegistrationCounts } from '#domain/records/registration/calls.ts'
import { registration } from '#domain/records/registration/registration.ts'
import type { RegistrationState } from '#domain/records/registration/words.ts'
import { registrationStates } from '#domain/records/registration/words.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { scopeFilter } from '#server/engine/rows/scope.ts'

interface Found {
  readonly id: string
  readonly name: string
  readonly registerTo: string
}

/** The batches within reach, and how many of their students are in each state. */
export async function countsOf(
  { batchId }: z.output<typeof countsAsked>,
  { app, actor, tenantId }: PersonalCall,
): Promise<RegistrationCounts> {
  const reach = scopeFilter(registration, actor, 'records.registration:view')()
  const { rows: batches } = await sql<Found>`select b.id, b.name, b.register_to::text as "registerTo"
    from records_registration_batch b where b.tenant_id = ${tenantId} and b.state in ('open', 'closed')
      and exists (select from records_registration r where r.tenant_id = b.tenant_id and r.batch_id = b.id and ${reach})
    order by b.report_from desc, b.id limit 20`.execute(app.db)
  const batch = batchId ? batches.find(({ id }) => id === batchId) : batches[0]
  const { rows } = await sql<{ state: RegistrationState; count: number; owing: number }>`select r.state,
      count(*)::int as count, count(*) filter (where r.owed > 0 and r.state <> 'registered')::int as owing
    from records_registration r where r.tenant_id = ${tenantId} and r.batch_id = ${batch?.id ?? null}::uuid and ${reach}
    group by r.state`.execute(app.db)
  const states = Object.keys(registrationStates.labels) as RegistrationState[]
  return {
    batches: batches.map(({ id, name }) => ({ id, name })),
    batchId: batch?.id ?? null,
    registerTo: batch?.registerTo ?? null,
    counts: Object.fromEntries(
      states.map((state) => [state, rows.find((row) => row.state === state)?.count ?? 0]),
    ) as RegistrationCounts['counts'],
    owing: rows.reduce((all, row) => all + row.owing, 0),
  }
}
