import { sql } from 'kysely'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import { quoted } from '#server/core/database/names.ts'
import type { Unit } from '#server/core/serve.ts'
import { tableNamed } from '#server/core/tables.ts'
import { columnOf, titleOf } from '#server/engine/rows/columns.ts'
import { titleMask, visibilityOf } from '#server/engine/rows/field-visibility.ts'
import { lookUpReach } from '#server/engine/rows/looking-up.ts'
import { codeFieldsOf } from '#server/engine/rows/reference-codes.ts'
import type { ExportColumn } from './plan.ts'

type Row = Readonly<Record<string, unknown>>

/** By the ids of rows pointed at, the codes of those whose name another row bears too: by its code an import finds it again. */
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
      return code === undefined ? [] : [{ of, names, code }]
    }),
  )
  return async (rows) => {
    const found = new Map<string, string>()
    for (const { of, names, code } of coded.flat()) {
      const ids = [...new Set(rows.flatMap((row) => names.map((name) => row[name]).filter(Boolean)))]
      if (ids.length === 0) continue
      const table = sql.raw(quoted(of.name))
      const { rows: told } = await sql<{ id: string; code: string }>`
        select r.id, ${sql.raw(columnOf(code))} as code from ${table} r
        where r.tenant_id = ${actor.tenantId} and r.id = any(${ids}::uuid[]) and ${lookUpReach(of, actor)()}
          and exists (select from ${table} o where o.tenant_id = r.tenant_id and o.id <> r.id
            and ${sql.raw(titleOf(of, 'o'))} = ${sql.raw(titleOf(of))})`.execute(db)
      for (const { id, code: kept } of told) if (kept) found.set(id, kept)
    }
    return found
  }
}
