import { sql } from 'kysely'
import type { Field, Fields } from '#domain/kernel/field.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyTable } from '#domain/kernel/table.ts'
import { sourcesOf, withinOf } from '#domain/kernel/within.ts'
import { quoted } from '#server/core/database/names.ts'
import type { Unit } from '#server/core/serve.ts'
import { columnOf } from './columns.ts'
import type { Values } from './reading.ts'

type Fault = readonly [name: string, why: string]

/** Says which references of a row point outside of what narrows them; only those that `changed`, or what they go by. */
export type Narrowing = (row: Values, about?: Values, changed?: readonly string[]) => readonly Fault[]

const narrowedIn = ({ fields }: AnyTable) =>
  Object.entries(fields as Fields).filter(([, { within }]) => within !== undefined)

/** Looks up what the rows that these point at hold, one statement for each reference that is narrowed. */
export async function narrowingFor(
  table: AnyTable,
  rows: readonly Values[],
  { db, actor }: Pick<Unit, 'db' | 'actor'>,
): Promise<Narrowing> {
  const held = new Map<string, ReadonlyMap<unknown, Values>>()
  for (const [name, { target = '', within = {} }] of narrowedIn(table)) {
    const ids = [...new Set(rows.map((row) => row[name]).filter((id) => id != null))]
    if (ids.length === 0) continue
    const columns = ['id', ...Object.keys(within)].map((field) => `${columnOf(field)} as "${field}"`)
    const { rows: found } = await sql<Values>`select ${sql.raw(columns.join(', '))}
      from ${sql.raw(quoted(target))} r where r.tenant_id = ${actor.tenantId} and r.id = any(${ids}::uuid[])`.execute(
      db,
    )
    held.set(name, new Map(found.map((row) => [row.id, row])))
  }
  return (row, about, changed) =>
    [...held].flatMap(([name, known]) => {
      const goesBy = [name, ...sourcesOf(table, name).own]
      if (row[name] == null || (changed && !goesBy.some((each) => changed.includes(each)))) return []
      const pointed = known.get(row[name])
      const asked = Object.entries(withinOf(table, name, row, about))
      // What is not there at all is refused as such.
      if (!pointed || asked.every(([there, value]) => pointed[there] === value)) return []
      const { label }: Field = table.fields[name]
      return [[name, phrase('{{label}}不在可选范围内', { label })] as const]
    })
}

/** Refuses values that point outside of what narrows them, each by the name of its field. */
export async function checkNarrowing(table: AnyTable, values: Values, about: Values, unit: Unit) {
  const faults = (await narrowingFor(table, [values], unit))(values, about)
  const [first] = faults
  if (first) refuse({ type: 'invalid', message: first[1], fields: Object.fromEntries(faults) })
}

/** Whether references of these lines are narrowed by what differs between the row that they belong to before and after. */
export const goesBy = (of: AnyTable, before: Values, after: Values): boolean =>
  narrowedIn(of).some(([name]) =>
    sourcesOf(of, name).about.some((source) => before[source] !== after[source]),
  )
