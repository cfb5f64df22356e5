import { sql } from 'kysely'
import type { Field, Fields } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { changeRecord } from '#domain/security/change-record.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { newId } from '#server/core/new-id.ts'
import type { Unit } from '#server/core/serve.ts'
import { type Recorded, recordHash } from './record-hash.ts'

type Kept = Readonly<Record<string, unknown>>

/** A row as it was and as it is; null where it was not there yet, or is no more. Whole, as the server reads it. */
export type Pair = readonly [before: Kept | null, after: Kept | null]

export interface About {
  /** What was done, where it is more than adding, changing or removing: the name of an action. */
  readonly verb?: string | undefined
  /** What is done together has one, and can be undone together. */
  readonly batch?: string | undefined
  readonly reason?: string | undefined
  /** When it happened to a row, where that is not now: what the demo college tells of its past. */
  readonly at?: (row: Kept) => Date
  /** Names of secret fields that were set: no row carries them, so that a comparison cannot find them. */
  readonly secrets?: readonly string[]
}

/** Field to `[from, to]`. Of a secret only that it was set: `[null, null]`. */
export type Changes = Readonly<Record<string, readonly [from: unknown, to: unknown]>>

/** What differs between the two, fields of the declaration only. */
export function changesBetween(
  { fields }: AnyResource,
  [before, after]: Pair,
  secrets: readonly string[] = [],
): Changes {
  const changes: Record<string, readonly [from: unknown, to: unknown]> = {}
  for (const [name, { secret }] of Object.entries<Field>(fields as Fields)) {
    const [from, to] = secret ? [null, null] : [before?.[name] ?? null, after?.[name] ?? null]
    const differs = secret ? secrets.includes(name) : isOther(from, to)
    if (differs) changes[name] = [from, to]
  }
  return changes
}

const isOther = (one: unknown, other: unknown) =>
  one !== other && ((isPlain(one) && isPlain(other)) || JSON.stringify(one) !== JSON.stringify(other))

const isPlain = (value: unknown) => value === null || typeof value !== 'object'

/** What names the row, as the server reads it; where that is a reference, the title of the row it points at. */
export function titleIn({ title, label }: AnyResource, row: Kept): string {
  const labels = row.labels as Readonly<Record<string, string | null>> | undefined
  return String(labels?.[title] ?? row[title] ?? label)
}

/** Keeps what happened to one row. Called inside the transaction of the write, which holds the row's lock. */
export const recordChange = (
  unit: Unit,
  resource: AnyResource,
  before: Kept | null,
  after: Kept | null,
  about: About = {},
) => recordChanges(unit, resource, [[before, after]], about)

/** The same for many rows, in two statements. A change that changed nothing leaves no record. */
export async function recordChanges(
  { db, app, actor }: Unit,
  resource: AnyResource,
  pairs: readonly Pair[],
  { verb, batch, reason, secrets, at: then }: About = {},
): Promise<void> {
  const told = pairs.flatMap((pair) => {
    const row = pair[1] ?? pair[0]
    const changes = changesBetween(resource, pair, secrets)
    const plain = pair[0] && pair[1] && !verb
    return !row || (plain && Object.keys(changes).length === 0) ? [] : [{ pair, row, changes }]
  })
  if (told.length === 0) return
  const last = await lastOf(
    { db, app, actor },
    resource,
    told.map(({ row }) => String(row.id)),
  )
  const at = app.now()
  // Made while those before them are written.
  const records = told.values().map(({ pair: [before, after], row, changes }) => {
    const rowId = String(row.id)
    const previous = last.get(rowId)
    const record: Recorded = {
      resource: resource.name,
      rowId,
      rowTitle: titleIn(resource, row).slice(0, 200),
      serial: (previous?.serial ?? 0) + 1,
      verb: verb ?? (before ? (after ? 'update' : 'remove') : 'add'),
      changed: `,${Object.keys(changes).join(',')},`,
      changes: JSON.stringify(changes),
      account: actor.account.slice(0, 64),
      address: actor.address?.slice(0, 64) ?? null,
      batch: batch ?? null,
      reason: reason?.slice(0, 200) ?? null,
      changedAt: (then?.(row) ?? at).toISOString(),
      previousHash: previous?.hash ?? '',
    }
    return { id: newId(), ...record, hash: recordHash(actor.tenantId, record) }
  })
  await insertRows(db, changeRecord, actor.tenantId, records, { by: actor.id, at })
}

/** The last record of each of these rows, which the next one is bound to. */
async function lastOf({ db, actor }: Unit, { name }: AnyResource, ids: readonly string[]) {
  const { rows } = await sql<{ rowId: string; serial: number; hash: string }>`
    select distinct on (row_id) row_id as "rowId", serial, hash from security_change_record
    where tenant_id = ${actor.tenantId} and resource = ${name} and row_id = any(${ids}::text[])
    order by row_id, serial desc`.execute(db)
  return new Map(rows.map((row) => [row.rowId, row]))
}
