import { sql } from 'kysely'
import { type Field, type Fields, writingsOf } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { nameAndCode } from '#domain/sheet/name-with-code.ts'
import { quoted } from '#server/core/database/names.ts'
import type { Unit } from '#server/core/serve.ts'
import { tableNamed } from '#server/core/tables.ts'
import { columnOf } from '#server/engine/rows/columns.ts'
import { titleMask, visibilityOf } from '#server/engine/rows/field-visibility.ts'
import { lookUpReach } from '#server/engine/rows/looking-up.ts'
import { codeFieldsOf } from '#server/engine/rows/reference-codes.ts'
import { titleColumn } from '#server/engine/rows/titles.ts'

/** The ids that each text names; none, one, or several that bear the same name. */
export type Found = ReadonlyMap<string, ReadonlySet<string>>

/** What a row may be called in a sheet, as far as the person sees it whole: its title, or a text that no two rows share, such as a code. */
async function namesOf({ db, actor }: Unit, target: AnyResource) {
  const visibility = await visibilityOf(db, actor, target)
  const codes = codeFieldsOf(target, visibility).map((name) => sql.raw(columnOf(name)))
  return (await titleMask(db, actor, target)) ? codes : [titleColumn(target), ...codes]
}

/** Finds the rows that these texts name, among those the person may point at. */
export async function findNamed(
  unit: Unit,
  { target = '' }: Field,
  texts: readonly string[],
): Promise<Found> {
  const { db, actor } = unit
  const found = new Map<string, Set<string>>()
  const resource = tableNamed(target) as AnyResource
  if (texts.length === 0) return found
  /** What is in the sheet, by the ways in which the title may be kept. */
  const { normal }: Pick<Field, 'normal'> = (resource.fields as Fields)[resource.title] ?? {}
  const writings = new Map<string, string[]>()
  for (const text of texts)
    for (const writing of writingsOf({ normal }, text))
      writings.set(writing, [...(writings.get(writing) ?? []), text])
  const reached = lookUpReach(resource, actor)
  for (const name of await namesOf(unit, resource)) {
    const { rows } = await sql<{ id: string; name: string }>`
      select r.id, ${name} as name from ${sql.raw(quoted(target))} r
      where r.tenant_id = ${actor.tenantId} and ${reached()}
        and ${name} = any(${[...writings.keys()]}::text[])`.execute(db)
    for (const { id, name: kept } of rows)
      for (const text of writings.get(kept) ?? []) found.set(text, (found.get(text) ?? new Set()).add(id))
  }
  for (const [text, id] of await byNameAndCode(
    unit,
    resource,
    texts.filter((text) => !found.has(text)),
  ))
    found.set(text, new Set([id]))
  return found
}

/** Of names that several rows bear an export writes which one is meant, by its code. */
async function byNameAndCode(unit: Unit, target: AnyResource, texts: readonly string[]) {
  const { db, actor } = unit
  const told = texts.flatMap((text) => {
    const said = nameAndCode(text)
    return said ? [{ text, ...said }] : []
  })
  if (told.length === 0) return []
  const [code] = codeFieldsOf(target, await visibilityOf(db, actor, target))
  if (code === undefined || (await titleMask(db, actor, target))) return []
  const codes = told.map((each) => each.code)
  const { rows } = await sql<{ id: string; name: string; code: string }>`
    select r.id, ${titleColumn(target)} as name, ${sql.raw(columnOf(code))} as code
    from ${sql.raw(quoted(target.name))} r where r.tenant_id = ${actor.tenantId}
      and ${lookUpReach(target, actor)()} and ${sql.raw(columnOf(code))} = any(${codes}::text[])`.execute(db)
  return told.flatMap(({ text, name, code }) => {
    const row = rows.find((each) => each.code === code && each.name === name)
    return row ? [[text, row.id] as const] : []
  })
}
