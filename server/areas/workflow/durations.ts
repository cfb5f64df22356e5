import { sql } from 'kysely'
import type { z } from 'zod'
import type { durationsAsked } from '#domain/workflow/durations-asked.ts'
import type { StepDuration } from '#domain/workflow/durations-calls.ts'
import { behind } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'

const day = 86_400_000

/** How long the steps of a process took that were decided within so many days, those that took longest first. */
export async function durationsOf(
  { db, app, actor }: Unit,
  { id, days }: z.output<typeof durationsAsked>,
): Promise<readonly StepDuration[]> {
  const since = new Date(app.now().getTime() - days * day).toISOString()
  const taken = sql`extract(epoch from t.closed_at - t.opened_at) * 1000`
  const { rows } = await sql<StepDuration>`select t.step,
      (array_agg(t.step_title order by t.closed_at desc))[1] as title,
      count(*)::int as decided,
      (percentile_cont(0.5) within group (order by ${taken}))::float8 as half,
      (percentile_cont(0.9) within group (order by ${taken}))::float8 as most,
      (count(*) filter (where t.closed_at > t.due_at))::int as late
    from workflow_task t join ${behind('workflow_case c', 't.case_id')}
    where t.tenant_id = ${actor.tenantId} and c.model_id = ${id} and t.state in ('approved', 'rejected')
      and t.opened_at is not null and t.closed_at >= ${since}
    group by t.step order by most desc, t.step`.execute(db)
  return rows
}
