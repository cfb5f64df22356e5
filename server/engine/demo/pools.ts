import { sql } from 'kysely'
import { resourceNamed } from '#domain/index.ts'
import type { Field, Fields } from '#domain/kernel/field.ts'
import { copiesIn } from '#domain/kernel/form-rules.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { sharedWith } from '#domain/kernel/within.ts'
import type { Database } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import { titleColumn } from '#server/engine/rows/titles.ts'

/** A row that may be pointed at: what names it, and what the row that points at it copies of it or shares with it. */
export type Pointed = Readonly<Record<string, unknown>> & { readonly id: string; readonly title: string }

/** What a reference may point at, in the order in which it was made, or in that of the ids by which it was narrowed. */
export interface Pool {
  readonly rows: readonly Pointed[]
  readonly byId: ReadonlyMap<string, Pointed>
  /** The references that a row of ours shares with the one it points at, by one name. */
  readonly shared: readonly string[]
}

export type Pools = ReadonlyMap<string, Pool>

/** Conditions over the rows that a reference may point at, by the reference. */
export type Among = Readonly<Record<string, object>>

interface Wishes {
  readonly among?: Among | undefined
  /** Fields of the rows pointed at, by the reference. */
  readonly reads?: Readonly<Record<string, readonly string[]>> | undefined
}

/** More are never read: a college of twelve thousand students is read whole. */
const most = 20_000

/** The resource that a field of ids points at. */
const targetOf = ({ kind, target, lists }: Field): string | undefined =>
  kind === 'files' ? 'resource.attachment' : (target ?? lists)

/** What the references of these names may point at, one statement each. */
export async function poolsOf(
  { db, tenantId }: { readonly db: Database; readonly tenantId: string },
  resource: AnyResource,
  names: readonly string[],
  { among = {}, reads = {} }: Wishes = {},
): Promise<Pools> {
  const fields = resource.fields as Fields
  const copied = new Map(copiesIn(resource))
  const pools = new Map<string, Pool>()
  for (const name of names) {
    const target = resourceNamed(targetOf(fields[name] as Field) ?? '')
    if (!target) continue
    const shared = sharedWith(resource, name, target)
    const columns = [
      ...new Set([...Object.values(copied.get(name) ?? {}), ...shared, ...(reads[name] ?? [])]),
    ]
    const asked = { ...Object.fromEntries(columns.map((column) => [column, column])), id: 'id' }
    const title = sql<string>`coalesce(${titleColumn(target)}::text, '')`
    const found = (await table(target, db, tenantId).list(
      among[name] ?? {},
      { ...asked, title },
      { order: ['id'], most },
    )) as unknown as readonly Pointed[]
    const rows = inOrderOf((among[name] as { readonly id?: unknown } | undefined)?.id, found)
    pools.set(name, { rows, byId: new Map(rows.map((row) => [row.id, row])), shared })
  }
  return pools
}

function inOrderOf(ids: unknown, rows: readonly Pointed[]): readonly Pointed[] {
  if (!Array.isArray(ids)) return rows
  const place = new Map(ids.map((id, at) => [id, at]))
  return rows.toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0))
}
