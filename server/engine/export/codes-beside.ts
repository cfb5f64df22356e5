import { sql } from 'kysely'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import { quoted } from '#server/core/database/names.ts'
import { isSorted, sortKeyOf } from '#server/core/database/sort-key.ts'
import type { Unit } from '#server/core/serve.ts'
import { tableNamed } from '#server/core/tables.ts'
import { columnOf, titleOf } from '#server/engine/rows/columns.ts'
import { titleMask, visibilityOf } from '#server/engine/rows/field-visibility.ts'
import { lookUpReach } from '#server/engine/rows/looking-up.ts'
import { codeFieldsOf } from '#server/engine/rows/reference-codes.ts'
import type { ExportColumn } from './plan.ts'

type Row = Readonly<Record<string, unknown>>

/** By the ids of rows pointed at, the codes of those whose name another row bears too, of those that the person may choose from: by its code an import finds it again. */
export type CodesBeside = ReadonlyMap<string, string>

/** Finds such codes for portions of rows, as far as the person may choose those rows and sees their names and codes whole. */
export async function codesBeside(
  { db, actor }: Unit,
  resource: AnyResource,
  columns: readonly ExportColumn[],
): Promise<(rows: readonly Row[]) => Promise<CodesBeside>> {
  const shown = shownFields(resource)
  const targets = new Map<string, string[]>()
  for (const name of new Set(columns.flatMap(({ fields }) => fields))) {
    const { target } = shown.get(name) ?? {}
    if (target) targets.set(target, [...(targets.get(target) ?? []), name])
  }
  const coded = await Promise.all(
    [...targets].map(async ([target, names]) => {
      const of = tableNamed(target) as AnyResource
      const isAlone = ((of.unique ?? []) as readonly (readonly string[])[]).some(
        (group) => group.join() === of.title,
      )
      if (isAlone || (await titleMask(db, actor, of))) return []
      const [code] = codeFieldsOf(of, await visibilityOf(db, actor, of))
      return code === undefined ? [] : [{ of, names, code, known: new Set<string>() }]
    }),
  )
  const found = new Map<string, string>()
  return async (rows) => {
    for (const { of, names, code, known } of coded.flat()) {
      const ids = new Set(
        rows.flatMap((row) => names.flatMap((name) => (row[name] ? String(row[name]) : []))),
      )
      const asked = [...ids].filter((id) => !known.has(id))
      if (asked.length === 0) continue
      for (const id of asked) known.add(id)
      const table = sql.raw(quoted(of.name))
      const reached = lookUpReach(of, actor)
      const { rows: told } = await sql<{ id: string; code: string }>`
        select r.id, ${sql.raw(columnOf(code))} as code from ${table} r
        where r.tenant_id = ${actor.tenantId} and r.id = any(${asked}::uuid[]) and ${reached()}
          and exists (select from ${table} o where o.tenant_id = r.tenant_id and o.id <> r.id
            and ${isCalledAlike(of)} and ${reached('o')})`.execute(db)
      for (const { id, code: kept } of told) if (kept) found.set(id, kept)
    }
    return found
  }
}

/** Whether `o` has the name of `r`. What a name sorts by has an index, which finds the few among which names are compared. */
function isCalledAlike(of: AnyResource) {
  const same = sql.raw(`${titleOf(of, 'o')} = ${titleOf(of)}`)
  if (!isSorted(of, of.title)) return same
  const key = sortKeyOf(of.title)
  return sql`${sql.raw(`${columnOf(key, 'o')} = ${columnOf(key)}`)} and ${same}`
}
