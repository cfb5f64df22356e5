import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { Fields } from '#domain/kernel/field.ts'
import { type Refused, refuse } from '#domain/kernel/refusal.ts'
import { emptyOf } from '#domain/kernel/schema.ts'
import { audit } from '#server/audit/audit.ts'
import { insertRows } from '#server/database/insert-rows.ts'
import { quoted, snake } from '#server/database/names.ts'
import { releaseFiles } from '#server/files/hold.ts'
import { recordChanges } from '#server/history/record.ts'
import { removeFault, writeFault } from './database-fault.ts'
import { eachThatCan } from './each-that-can.ts'
import { removeLines } from './lines.ts'
import { remembering } from './once.ts'
import { type Change, preparedMany } from './prepared-many.ts'
import type { Row, Values } from './reading.ts'
import { reachOf } from './scope.ts'
import type { Desk, Served } from './serve.ts'

/** What came of one row, in the order in which they were given: the row as it is kept now, or why it was refused. */
export type Outcome = { readonly row: Row } | { readonly refused: Refused }

/** Why and together with what the rows are written; history keeps both. */
export interface Occasion {
  readonly batch?: string
  readonly reason?: string
}

/**
 * Adds many rows under the checks, hooks, scopes and rules of a single one, in few statements, inside the transaction
 * of the desk. A row that is refused leaves no trace, and keeps no other from being added.
 */
export async function addMany(
  served: Served,
  desk: Desk,
  inputs: readonly Values[],
  occasion: Occasion = {},
): Promise<readonly Outcome[]> {
  const { resource } = served
  const { db, house, person } = desk
  return writeMany(
    served,
    desk,
    inputs.map((input) => ({ id: v7(), input, current: undefined })),
    {
      done: '新增',
      occasion,
      async write(some) {
        const values = some.map(({ id, next }) => ({ ...withZones(resource.fields, next), id }))
        await insertRows(db, resource, person.tenantId, values, { by: person.id, at: house.now() })
        await checkReach(
          served,
          desk,
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
  desk: Desk,
  changes: readonly { readonly current: Row; readonly input: Values }[],
  occasion: Occasion = {},
): Promise<readonly Outcome[]> {
  return writeMany(
    served,
    desk,
    changes.map((change) => ({ ...change, id: change.current.id })),
    {
      done: '修改',
      occasion,
      async write(some) {
        await updateRows(served, desk, some)
        await checkReach(
          served,
          desk,
          some.map(({ id }) => id),
          'update',
        )
      },
    },
  )
}

/** Removes rows; those that others point at, and those out of reach, are refused one by one. */
export async function removeMany(
  { resource, beforeRemove, takeAlong }: Served,
  desk: Desk,
  rows: readonly Row[],
  occasion: Occasion = {},
): Promise<ReadonlyMap<Row, Refused>> {
  const { db, person } = desk
  const table = sql.raw(quoted(resource.name))
  const refused = await eachThatCan(
    db,
    rows,
    async (some) => {
      const ids = some.map(({ id }) => id)
      await beforeRemove?.(ids, desk)
      await takeAlong?.(ids, desk)
      await releaseFiles(resource, ids, desk)
      await removeLines(desk, resource, ids, occasion)
      const { rows: gone } = await sql`delete from ${table} r where r.tenant_id = ${person.tenantId}
        and r.id = any(${ids}::uuid[]) and ${reachOf(resource, person, `${resource.name}:remove`)()}
        returning r.id`.execute(db)
      if (gone.length !== ids.length) refuse({ type: 'not-found' })
    },
    (_, error) => removeFault(resource, error),
  )
  const gone = rows.filter((row) => !refused.has(row))
  await recordChanges(
    desk,
    resource,
    gone.map((row) => [row, null]),
    occasion,
  )
  await notedMany(resource, desk, '删除', gone.length)
  return refused
}

interface Writing {
  readonly done: string
  readonly occasion: Occasion
  readonly write: (some: readonly Ready[]) => Promise<void>
}
type Ready = Change & { readonly next: Values }

async function writeMany(
  served: Served,
  desk: Desk,
  changes: readonly Change[],
  { done, occasion, write }: Writing,
): Promise<readonly Outcome[]> {
  const { resource, afterWrite } = served
  return remembering(desk.db, async () => {
    const outcomes = new Map<string, Outcome>()
    const ready = (await preparedMany(served, desk, changes)).flatMap((each) => {
      if ('next' in each) return [each]
      outcomes.set(each.id, each)
      return []
    })
    const refused = await eachThatCan(desk.db, ready, write, ({ next }, error) =>
      writeFault(resource, next, error),
    )
    for (const each of ready) {
      const why = refused.get(each)
      outcomes.set(each.id, why ? { refused: why } : { row: keptRow(served, each) })
    }
    const kept = ready.filter((each) => !refused.has(each))
    for (const { id, current } of afterWrite ? kept : [])
      await afterWrite?.((outcomes.get(id) as { row: Row }).row, { ...desk, current })
    const pairs = kept.map(
      ({ id, current }) => [current ?? null, (outcomes.get(id) as { row: Row }).row] as const,
    )
    await recordChanges(desk, resource, pairs, { ...occasion, secrets: secretsIn(resource, kept) })
    await notedMany(resource, desk, done, kept.length)
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
async function updateRows({ resource }: Served, { db, house, person }: Desk, some: readonly Ready[]) {
  const table = sql.raw(quoted(resource.name))
  const names = [...new Set(some.flatMap(({ next }) => Object.keys(next)))]
  const set = names.map((name) => sql.raw(`, ${quoted(name)} = d.${quoted(name)}`))
  const data = some.map(({ id, current, next }) => {
    const values = withZones(resource.fields, { ...current, ...next })
    const kept = names.map((name) => [snake(name), values[name] ?? null])
    return { ...Object.fromEntries(kept), id, revision: current?.revision }
  })
  const { rows } = await sql`update ${table} r
    set revision = r.revision + 1, updated_by = ${person.id}, updated_at = ${house.now()}${sql.join(set, sql``)}
    from jsonb_populate_recordset(null::${table}, ${JSON.stringify(data)}::jsonb) d
    where r.tenant_id = ${person.tenantId} and r.id = d.id and r.revision = d.revision
      and ${reachOf(resource, person, `${resource.name}:update`)()} returning r.id`.execute(db)
  if (rows.length !== some.length)
    refuse({ type: 'stale', message: `${resource.label}已被他人修改或不在您的管理范围内，请核对后重试` })
}

/** Nobody writes a row out of their own reach. */
async function checkReach({ resource }: Served, { db, person }: Desk, ids: readonly string[], verb: string) {
  const { rows } = await sql`select r.id from ${sql.raw(quoted(resource.name))} r
    where r.tenant_id = ${person.tenantId} and r.id = any(${ids}::uuid[])
    and ${reachOf(resource, person, `${resource.name}:${verb}`)()}`.execute(db)
  if (rows.length !== ids.length)
    refuse({ type: 'forbidden', message: `${resource.label}不在您的管理范围内` })
}

/** Moments are told in the school's zone; the database is told which. */
export function withZones(fields: Fields, values: Values): Record<string, unknown> {
  const told = Object.entries(values).map(([name, value]) =>
    fields[name]?.kind === 'moment' && typeof value === 'string' ? [name, `${value}+08:00`] : [name, value],
  )
  return Object.fromEntries(told)
}

/** Secret fields that these changes set: no row shows that they did. */
const secretsIn = ({ fields }: Served['resource'], some: readonly Ready[]) =>
  Object.keys(fields).filter((name) => fields[name].secret && some.some(({ next }) => next[name] != null))

/** One entry in the audit chain for all of them: the rows themselves are in their history. */
export async function notedMany(
  { audited, label }: Served['resource'],
  desk: Desk,
  done: string,
  count: number,
) {
  if (!audited || count === 0) return
  const { tenantId, account, address } = desk.person
  const entry = { tenantId, account, action: `批量${done}${label}`, target: `${count} 条` }
  await audit(desk.db, desk.house, { ...entry, ...(address && { address }) })
}
