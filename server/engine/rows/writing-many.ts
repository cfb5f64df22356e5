import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { Fields } from '#domain/kernel/field.ts'
import { type Refused, refuse } from '#domain/kernel/refusal.ts'
import { emptyOf } from '#domain/kernel/schema.ts'
import { audit } from '#server/core/audit/audit.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { quoted, snake } from '#server/core/database/names.ts'
import type { Served, Unit } from '#server/core/serve.ts'
import { releaseFiles } from '#server/engine/files/hold.ts'
import { recordChanges } from '#server/engine/history/record.ts'
import { bisectRefused } from './bisect-refused.ts'
import { plain } from './columns.ts'
import { removeFault, writeFault } from './database-fault.ts'
import { removeLines } from './lines.ts'
import { remembering } from './once.ts'
import type { Row, Values } from './reading.ts'
import { scopeFilter } from './scope.ts'
import { type Change, validateMany } from './validate-many.ts'

/** What came of one row, in the order in which they were given: the row as it is kept now, or why it was refused. */
export type Outcome = { readonly row: Row } | { readonly refused: Refused }

/** Why and together with what the rows are written; history keeps both. */
export interface ChangeReason {
  readonly batch?: string
  readonly reason?: string
}

/**
 * Adds many rows under the checks, hooks, scopes and rules of a single one, in few statements, inside the transaction
 * of the desk. A row that is refused leaves no trace, and keeps no other from being added.
 */
export async function addMany(
  served: Served,
  unit: Unit,
  inputs: readonly Values[],
  reason: ChangeReason = {},
): Promise<readonly Outcome[]> {
  const { resource } = served
  const { db, app, actor } = unit
  return writeMany(
    served,
    unit,
    inputs.map((input) => ({ id: v7(), input, current: undefined })),
    {
      done: '新增',
      reason,
      async write(some) {
        const values = some.map(({ id, next }) => ({ ...asColumns(resource.fields, next), id }))
        await insertRows(db, resource, actor.tenantId, values, { by: actor.id, at: app.now() })
        await checkReach(
          served,
          unit,
          some.map(({ id }) => id),
          'add',
        )
      },
    },
  )
}

/** Changes many rows, each from how it was read: one that has been changed since is refused as stale. */
export async function changeMany(
  served: Served,
  unit: Unit,
  changes: readonly { readonly current: Row; readonly input: Values }[],
  reason: ChangeReason = {},
): Promise<readonly Outcome[]> {
  return writeMany(
    served,
    unit,
    changes.map((change) => ({ ...change, id: change.current.id })),
    {
      done: '修改',
      reason,
      async write(some) {
        await updateRows(served, unit, some)
        await checkReach(
          served,
          unit,
          some.map(({ id }) => id),
          'update',
        )
      },
    },
  )
}

/** Removes rows; those that others point at, and those out of reach, are refused one by one. */
export async function removeMany(
  { resource, beforeRemove, cascadeRemove }: Served,
  unit: Unit,
  rows: readonly Row[],
  reason: ChangeReason = {},
): Promise<ReadonlyMap<Row, Refused>> {
  const { db, actor } = unit
  const table = sql.raw(quoted(resource.name))
  const refused = await bisectRefused(
    db,
    rows,
    async (some) => {
      const ids = some.map(({ id }) => id)
      await beforeRemove?.(ids, unit)
      await cascadeRemove?.(ids, unit)
      await releaseFiles(resource, ids, unit)
      await removeLines(unit, resource, ids, reason)
      const { rows: gone } = await sql`delete from ${table} r where r.tenant_id = ${actor.tenantId}
        and r.id = any(${ids}::uuid[]) and ${scopeFilter(resource, actor, `${resource.name}:remove`)()}
        returning r.id`.execute(db)
      if (gone.length !== ids.length) refuse({ type: 'not-found' })
    },
    (_, error) => removeFault(resource, error),
  )
  const gone = rows.filter((row) => !refused.has(row))
  await recordChanges(
    unit,
    resource,
    gone.map((row) => [row, null]),
    reason,
  )
  await auditWrites(resource, unit, '删除', gone.length)
  return refused
}

interface Writing {
  readonly done: string
  readonly reason: ChangeReason
  readonly write: (some: readonly Ready[]) => Promise<void>
}
type Ready = Change & { readonly next: Values }

async function writeMany(
  served: Served,
  unit: Unit,
  changes: readonly Change[],
  { done, reason, write }: Writing,
): Promise<readonly Outcome[]> {
  const { resource, afterWrite } = served
  return remembering(unit.db, async () => {
    const outcomes = new Map<string, Outcome>()
    const ready = (await validateMany(served, unit, changes)).flatMap((each) => {
      if ('next' in each) return [each]
      outcomes.set(each.id, each)
      return []
    })
    const refused = await bisectRefused(unit.db, ready, write, ({ next }, error) =>
      writeFault(resource, next, error),
    )
    for (const each of ready) {
      const why = refused.get(each)
      outcomes.set(each.id, why ? { refused: why } : { row: keptRow(served, each) })
    }
    const kept = ready.filter((each) => !refused.has(each))
    for (const { id, current } of afterWrite ? kept : [])
      await afterWrite?.((outcomes.get(id) as { row: Row }).row, { ...unit, current })
    const pairs = kept.map(
      ({ id, current }) => [current ?? null, (outcomes.get(id) as { row: Row }).row] as const,
    )
    await recordChanges(unit, resource, pairs, { ...reason, secrets: secretsIn(resource, kept) })
    await auditWrites(resource, unit, done, kept.length)
    return changes.map(({ id }) => outcomes.get(id) as Outcome)
  })
}

/** The row as the database keeps it now, without asking for it again. */
function keptRow({ resource }: Served, { id, current, next }: Ready): Row {
  return {
    ...emptyOf(resource),
    ...current,
    ...next,
    id,
    revision: (current?.revision ?? 0) + 1,
  } as unknown as Row
}

/** Every column that one of them changes is set in all: where a row does not change it, to what it was. */
async function updateRows({ resource }: Served, { db, app, actor }: Unit, some: readonly Ready[]) {
  const table = sql.raw(quoted(resource.name))
  const names = [...new Set(some.flatMap(({ next }) => Object.keys(next)))]
  const set = names.map((name) => sql.raw(`, ${quoted(name)} = d.${quoted(name)}`))
  const data = some.map(({ id, current, next }) => {
    const values = asColumns(resource.fields, { ...current, ...next })
    const kept = names.map((name) => [snake(name), values[name] ?? null])
    return { ...Object.fromEntries(kept), id, revision: current?.revision }
  })
  const { rows } = await sql`update ${table} r
    set revision = r.revision + 1, updated_by = ${actor.id}, updated_at = ${app.now()}${sql.join(set, sql``)}
    from jsonb_populate_recordset(null::${table}, ${JSON.stringify(data)}::jsonb) d
    where r.tenant_id = ${actor.tenantId} and r.id = d.id and r.revision = d.revision
      and ${scopeFilter(resource, actor, `${resource.name}:update`)()} returning r.id`.execute(db)
  if (rows.length !== some.length)
    refuse({ type: 'stale', message: `${resource.label}已被他人修改或不在您的管理范围内，请核对后重试` })
}

/** Nobody writes a row out of their own reach. */
async function checkReach({ resource }: Served, { db, actor }: Unit, ids: readonly string[], verb: string) {
  const { rows } = await sql`select r.id from ${sql.raw(quoted(resource.name))} r
    where r.tenant_id = ${actor.tenantId} and r.id = any(${ids}::uuid[])
    and ${scopeFilter(resource, actor, `${resource.name}:${verb}`)()}`.execute(db)
  if (rows.length !== ids.length)
    refuse({ type: 'forbidden', message: `${resource.label}不在您的管理范围内` })
}

/** Values as their columns keep them. */
export const asColumns = (fields: Fields, values: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, fields[name] ? plain(fields[name], value) : value]),
  )

/** Secret fields that these changes set: no row shows that they did. */
const secretsIn = ({ fields }: Served['resource'], some: readonly Ready[]) =>
  Object.keys(fields).filter((name) => fields[name].secret && some.some(({ next }) => next[name] != null))

/** One entry in the audit chain for all of them: the rows themselves are in their history. */
export async function auditWrites(
  { audited, label }: Served['resource'],
  unit: Unit,
  done: string,
  count: number,
) {
  if (!audited || count === 0) return
  const { tenantId, account, address } = unit.actor
  const entry = { tenantId, account, action: `批量${done}${label}`, target: `${count} 条` }
  await audit(unit.db, unit.app, { ...entry, ...(address && { address }) })
}
