import { sql } from 'kysely'
import type { z } from 'zod'
import type { Page } from '#domain/kernel/page.ts'
import { spokenOf } from '#domain/kernel/phrase.ts'
import { workflowEvent } from '#domain/workflow/case-event.ts'
import type { movableAsked } from '#domain/workflow/moving-asked.ts'
import type { Movable } from '#domain/workflow/moving-calls.ts'
import type { ApprovalEvent } from '#machines/approval/approval.events.ts'
import { replay } from '#machines/approval/decide.ts'
import { fits } from '#machines/approval/fits.ts'
import { page } from '#server/core/answer.ts'
import { table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { definitionOf } from '#server/engine/approval/store.ts'
import { keptModel } from './designs.ts'

/** Running cases that go by an older version, the oldest first, each tried against the latest without changing it. */
export async function movableIn(
  unit: Unit,
  { id, current, size }: z.output<typeof movableAsked>,
): Promise<Page<Movable>> {
  const { db, actor } = unit
  const { version } = await keptModel(unit, id)
  const older = sql`from workflow_case c where c.tenant_id = ${actor.tenantId} and c.model_id = ${id}
    and c.version < ${version} and c.state in ('reviewing', 'returned', 'suspended')`
  const { rows } = await sql<
    Omit<Movable, 'reasons'>
  >`select c.id, c.title, c.state, c.version, c.step ${older}
    order by c.started_at, c.id limit ${size} offset ${(current - 1) * size}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::integer as total ${older}`.execute(db)
  if (rows.length === 0) return page([], counted.rows[0]?.total ?? 0, size, current)
  const next = await definitionOf(unit, id, version)
  const logs = await logsOf(
    unit,
    rows.map((each) => each.id),
  )
  const shown = rows.map((each) => ({
    ...each,
    reasons: fits(replay(logs.get(each.id) ?? []).context, next).map(spokenOf),
  }))
  return page(shown, counted.rows[0]?.total ?? 0, size, current)
}

/** The events of these cases, asked for at once. */
async function logsOf({ db, actor }: Unit, ids: readonly string[]) {
  const rows = await table(workflowEvent, db, actor.tenantId).list({ caseId: ids }, ['caseId', 'event'], {
    order: ['caseId', 'serial'],
  })
  const grouped = Map.groupBy(rows, ({ caseId }) => caseId)
  return new Map(
    [...grouped].map(([id, some]) => [id, some.map(({ event }) => JSON.parse(event) as ApprovalEvent)]),
  )
}
