import { sql } from 'kysely'
import { type Field, type Fields, writingsOf } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { quoted } from '#server/core/database/names.ts'
import type { Unit } from '#server/core/serve.ts'
import { tableNamed } from '#server/core/tables.ts'
import { columnOf } from '#server/engine/rows/columns.ts'
import { seesWhole, titleMask, visibilityOf } from '#server/engine/rows/field-visibility.ts'
import { lookUpReach } from '#server/engine/rows/looking-up.ts'
import { titleColumn } from '#server/engine/rows/titles.ts'

/** The ids that each text names; none, one, or several that bear the same name. */
export type Found = ReadonlyMap<string, ReadonlySet<string>>

/** What a row may be called in a sheet, as far as the person sees it whole: its title, or a text that no two rows share, such as a code. */
async function namesOf({ db, actor }: Unit, target: AnyResource) {
  const visibility = await visibilityOf(db, actor, target)
  const codes = ((target.unique ?? []) as readonly (readonly string[])[])
    .filter(
      ([first, ...others]) =>
        first && others.length === 0 && (target.fields as Fields)[first]?.kind === 'text',
    )
    .map(([first = '']) => first)
    .filter((name) => name !== target.title && seesWhole(visibility, name))
    .map((name) => sql.raw(columnOf(name)))
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
  return found
}
