import { type RawBuilder, sql } from 'kysely'
import { tables } from '#domain/index.ts'
import type { AnyFormRules } from '#domain/kernel/form.ts'
import { copiesIn } from '#domain/kernel/form-rules.ts'
import type { AnyTable } from '#domain/kernel/table.ts'
import type { Database } from '#server/core/app-context.ts'
import { quoted } from '#server/core/database/names.ts'
import type { Unit } from '#server/core/serve.ts'
import type { Pair } from '#server/engine/history/record.ts'

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

type Rows = RawBuilder<unknown>
const these = (ids: readonly string[]): Rows => sql`select unnest(${ids}::uuid[])`
interface College {
  readonly db: Database
  readonly tenantId: string
}

/**
 * Brings along what others repeat of rows that were written, and what is repeated of those, in one statement for each
 * declared copy. What follows is neither a revision of its row nor in its history: nobody changed it.
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
    const { of, by, source, takes } = copies
    const columns = [...new Set(Object.values(takes))].map((there) => quoted(there)).join(', ')
    // Locked, for anyone who changes the source meanwhile does not see these rows yet, and must wait for them.
    const found = sql`(select tenant_id, id, ${sql.raw(columns)} from ${table(source)}
      where tenant_id = ${college.tenantId} and id in (select ${column(by)} from ${table(of.name)}
        where tenant_id = ${college.tenantId} and id in (${these(ids)})) order by id for share)`
    const fresh = await bring(college, copies, found, sql`t.id in (${these(ids)})`)
    if (fresh) await follow(college, name, these(ids), new Set(Object.keys(takes)))
  }
}

/** `ids` asks for those whose `changed` fields are new. Where nothing follows, what would follow from it is right. */
async function follow(college: College, source: string, ids: Rows, changed: ReadonlySet<string>) {
  for (const copies of bySource.get(source) ?? []) {
    const { of, by, takes } = copies
    const moved = Object.entries(takes).flatMap(([here, there]) => (changed.has(there) ? [here] : []))
    if (moved.length === 0) continue
    const pointing = sql`select id from ${table(of.name)}
      where tenant_id = ${college.tenantId} and ${column(by)} in (${ids})`
    if (await bring(college, copies, table(source), sql`s.id in (${ids})`))
      await follow(college, of.name, pointing, new Set(moved))
  }
}

/** Whether any row repeated something else until now. */
async function bring(
  { db, tenantId }: College,
  { of, by, takes }: Copies,
  found: Rows,
  which: RawBuilder<unknown>,
) {
  const pairs = Object.entries(takes).map(([here, there]) => [quoted(here), quoted(there)] as const)
  const set = sql.raw(pairs.map(([here, there]) => `${here} = s.${there}`).join(', '))
  const differs = sql.raw(pairs.map(([here, there]) => `t.${here} is distinct from s.${there}`).join(' or '))
  const { rows } = await sql`with brought as (
      update ${table(of.name)} t set ${set} from ${found} s
      where s.tenant_id = ${tenantId} and t.tenant_id = ${tenantId} and t.${column(by)} = s.id
        and ${which} and (${differs}) returning 1
    ) select 1 from brought limit 1`.execute(db)
  return rows.length > 0
}

const table = (name: string) => sql.raw(quoted(name))
const column = (name: string) => sql.raw(quoted(name))
