import { type RawBuilder, sql } from 'kysely'
import { tables } from '#domain/index.ts'
import type { AnyFormRules } from '#domain/kernel/form.ts'
import { copiesIn } from '#domain/kernel/form-rules.ts'
import type { AnyTable } from '#domain/kernel/table.ts'
import type { Database } from '#server/core/app-context.ts'
import { quoted } from '#server/core/database/names.ts'
import type { Unit } from '#server/core/serve.ts'
import type { Pair } from '#server/engine/history/record.ts'
import { recompute } from './recompute.ts'

/** Fields of `of`, each by the field that it repeats of the row of `source` which the reference `by` points at. */
export interface Copies {
  readonly of: AnyTable
  readonly by: string
  readonly source: string
  readonly takes: Readonly<Record<string, string>>
}

/** Every copy that is declared. */
export const allCopies: readonly Copies[] = tables.flatMap((of: AnyTable & AnyFormRules) =>
  copiesIn(of).map(([by, takes]) => ({ of, by, source: of.fields[by].target, takes })),
)

const bySource = Map.groupBy(allCopies, ({ source }) => source)
const byTable = Map.groupBy(allCopies, ({ of }) => of.name as string)

/** An array of ids: it is computed once and found by an index, also in a table of which no statistics are there yet. */
type Ids = RawBuilder<readonly string[]>
const these = (ids: readonly string[]): Ids => sql`${ids}::uuid[]`
interface College {
  readonly db: Database
  readonly tenantId: string
}

/**
 * Brings along what others repeat of rows that were written, and what is repeated of those, in one statement for each
 * declared copy, and what is computed from copies. What follows is neither a revision of its row nor in its history: nobody changed it.
 */
export async function followCopies(
  { db, actor }: Pick<Unit, 'db' | 'actor'>,
  { name }: AnyTable,
  pairs: readonly Pair[],
) {
  const fields = new Set((bySource.get(name) ?? []).flatMap(({ takes }) => Object.values(takes)))
  const changed = new Set<string>()
  const ids = pairs.flatMap(([was, is]) => {
    if (!was || !is) return []
    const [before, after] = [was, is] as unknown as Readonly<Record<string, unknown>>[]
    const differing = [...fields].filter((field) => before?.[field] !== after?.[field])
    for (const field of differing) changed.add(field)
    return differing.length > 0 ? [String(is.id)] : []
  })
  if (ids.length > 0) await follow({ db, tenantId: actor.tenantId }, name, these(ids), changed)
}

/** Looks up anew what these rows repeat, as after a write past the engine, and brings along what others repeat of them. */
export async function deriveCopies(college: College, { name }: AnyTable, ids: readonly string[]) {
  for (const copies of byTable.get(name) ?? []) {
    const { of, by, takes } = copies
    const pointed = sql<readonly string[]>`array(select ${column(by)} from ${table(of.name)}
      where tenant_id = ${college.tenantId} and id = any(${these(ids)}))`
    // Locked, for anyone who changes the source meanwhile does not see these rows yet, and must wait for them.
    const fresh = await bring(college, copies, pointed, {
      lock: sql`order by id for share`,
      within: sql`and t.id = any(${these(ids)})`,
    })
    if (!fresh) continue
    const moved = Object.keys(takes)
    const computed = await recompute(college, of, these(ids), moved)
    await follow(college, name, these(ids), new Set([...moved, ...computed]))
  }
}

/** `ids` are those whose `changed` fields are new. Where nothing follows, what would follow from it is right. */
async function follow(college: College, source: string, ids: Ids, changed: ReadonlySet<string>) {
  for (const copies of bySource.get(source) ?? []) {
    const { of, by, takes } = copies
    const moved = Object.entries(takes).flatMap(([here, there]) => (changed.has(there) ? [here] : []))
    if (moved.length === 0) continue
    const pointing = sql<readonly string[]>`array(select id from ${table(of.name)}
      where tenant_id = ${college.tenantId} and ${column(by)} = any(${ids}))`
    if (!(await bring(college, copies, ids))) continue
    const computed = await recompute(college, of, pointing, moved)
    await follow(college, of.name, pointing, new Set([...moved, ...computed]))
  }
}

/** Brings along what repeats the rows `ids` of the source. Whether any row repeated something else until now. */
async function bring(
  { db, tenantId }: College,
  { of, by, source, takes }: Copies,
  ids: Ids,
  {
    lock = sql``,
    within = sql``,
  }: { readonly lock?: RawBuilder<unknown>; readonly within?: RawBuilder<unknown> } = {},
) {
  const pairs = Object.entries(takes).map(([here, there]) => [quoted(here), quoted(there)] as const)
  const columns = sql.raw([...new Set(pairs.map(([, there]) => there))].join(', '))
  const set = sql.raw(pairs.map(([here, there]) => `${here} = s.${there}`).join(', '))
  const differs = sql.raw(pairs.map(([here, there]) => `t.${here} is distinct from s.${there}`).join(' or '))
  const { rows } = await sql`with found as materialized (
      select id as source_id, ${columns} from ${table(source)}
      where tenant_id = ${tenantId} and id = any(${ids}) ${lock}
    ), brought as (
      update ${table(of.name)} t set ${set} from found s
      where t.tenant_id = ${tenantId} and t.${column(by)} = s.source_id ${within} and (${differs}) returning 1
    ) select 1 from brought limit 1`.execute(db)
  return rows.length > 0
}

const table = (name: string) => sql.raw(quoted(name))
const column = (name: string) => sql.raw(quoted(name))
