import { sql } from 'kysely'
import { type Refused, refuse } from '#domain/kernel/refusal.ts'
import { rowsIn } from '#server/core/database/table.ts'
import type { Served, Unit } from '#server/core/serve.ts'
import { releaseFiles } from '#server/engine/files/hold.ts'
import { refuseStanding } from '#server/engine/flow/refuse-standing.ts'
import { refusedGifts } from '#server/engine/giving/row-gifts.ts'
import { recordChanges } from '#server/engine/history/record.ts'
import { auditRow, auditRows } from './audit-write.ts'
import { bisectRefused } from './bisect-refused.ts'
import { removeFault } from './database-fault.ts'
import { removeLines } from './lines.ts'
import type { Row } from './reading.ts'
import { type ScopeFilter, scopeFilter } from './scope.ts'
import type { ChangeReason } from './writing-many.ts'

/**
 * Removes rows with what hangs on them; those that others point at, and those out of reach, are refused one by one. The
 * reach is the actor's, unless the caller has a right of its own.
 */
export async function removeMany(
  served: Served,
  unit: Unit,
  rows: readonly Row[],
  reason: ChangeReason = {},
  reach = scopeFilter(served.resource, unit.actor, `${served.resource.name}:remove`),
): Promise<ReadonlyMap<Row, Refused>> {
  const { resource } = served
  const refused = await bisectRefused(
    unit.db,
    rows,
    (some) => remove(served, unit, some, reach, reason),
    (_, error) => removeFault(resource, error),
  )
  const gone = rows.filter((row) => !refused.has(row))
  await record(served, unit, gone, reason)
  await auditRows(resource, unit, '删除', gone.length)
  return refused
}

/** Removes rows that are locked already: all of them, or it throws why not. */
export async function removeAll(served: Served, unit: Unit, rows: readonly Row[]): Promise<void> {
  const { resource } = served
  const reach = scopeFilter(resource, unit.actor, `${resource.name}:remove`)
  await remove(served, unit, rows, reach).catch((error) => Promise.reject(removeFault(resource, error)))
  await record(served, unit, rows)
  for (const row of rows) await auditRow(resource, unit, '删除', row)
}

async function remove(
  { resource, beforeRemove, cascadeRemove }: Served,
  unit: Unit,
  rows: readonly Row[],
  reach: ScopeFilter,
  reason?: ChangeReason,
) {
  const { db, actor } = unit
  for (const row of rows) refuseStanding(resource, row)
  const ids = rows.map(({ id }) => id)
  const refused = await refusedGifts(
    resource,
    unit,
    `${resource.name}:remove`,
    rows.map((row) => ({ id: row.id, before: row, after: undefined })),
  )
  for (const why of refused.values()) throw why
  await beforeRemove?.(ids, unit)
  await cascadeRemove?.(ids, unit)
  await releaseFiles(resource, ids, unit)
  await removeLines(unit, resource, ids, reason)
  const { rows: gone } = await sql`delete ${rowsIn(resource, actor.tenantId)} and r.id = any(${ids}::uuid[])
      and ${reach()} returning r.id`.execute(db)
  if (gone.length !== ids.length) refuse({ type: 'not-found' })
}

const record = ({ resource }: Served, unit: Unit, rows: readonly Row[], reason?: ChangeReason) =>
  recordChanges(
    unit,
    resource,
    rows.map((row) => [row, null]),
    reason,
  )
