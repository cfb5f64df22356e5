import { sql } from 'kysely'
import { resources } from '#domain/index.ts'
import { canStep, type StateDeadline } from '#domain/kernel/flow.ts'
import { Refused } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { quoted } from '#server/core/database/names.ts'
import { stepByCase } from '#server/engine/approval/step-by-case.ts'
import { clockIn } from '#server/engine/approval/wake.ts'
import { lockRows } from '#server/engine/batch/lock-rows.ts'
import { columnOf } from '#server/engine/rows/columns.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import { readerOf } from '#server/engine/rows/reading.ts'

/** So many rows of one state at a time; the rest comes with the next round of the clock. */
const most = 500

/** Does what the deadlines of all flows ask for by now, each row in a transaction of its own. */
export async function keepDeadlines(app: AppContext, tenantId: string): Promise<object> {
  let done = 0
  for (const resource of resources)
    for (const [state, deadline] of Object.entries(resource.flow?.deadlines ?? {}))
      for (const id of await lateIn(app, tenantId, resource, state, deadline))
        done += await lapse(app, tenantId, resource, id, { state, ...deadline })
  return { done }
}

async function lateIn(
  app: AppContext,
  tenantId: string,
  { name, flow }: AnyResource,
  state: string,
  { field }: StateDeadline,
): Promise<readonly string[]> {
  const due = sql.raw(columnOf(field))
  const { rows } = await sql<{ id: string }>`select r.id from ${sql.raw(quoted(name))} r
    where r.tenant_id = ${tenantId} and ${sql.raw(columnOf(flow?.field ?? ''))} = ${state}
      and ${due} < ${app.now().toISOString()}::timestamptz order by ${due}, r.id limit ${most}`.execute(
    app.db,
  )
  return rows.map(({ id }) => id)
}

interface Late extends StateDeadline {
  readonly state: string
}

/** Only where the row still stands as it did; one that is refused is tried again. */
const lapse = (app: AppContext, tenantId: string, resource: AnyResource, id: string, late: Late) =>
  inTransaction(app, clockIn(tenantId), async (unit) => {
    await lockRows(unit, resource, [id])
    const row = (await readerOf(resource).kept(unit, id)) as Readonly<Record<string, string>> | undefined
    const { flow } = resource
    if (!row || !flow || row[flow.field] !== late.state) return 0
    if ((row[late.field] ?? '9') >= timeOf(app.now()) || !canStep(flow, row, late.act)) return 0
    await stepByCase(unit, resource, id, late.act)
    return 1
  }).catch((error: unknown) => (error instanceof Refused ? 0 : Promise.reject(error)))
