import { sql } from 'kysely'
import type { Field, Fields } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { quoted } from '#server/database/names.ts'
import { columnOf, titleOf } from '#server/resource/columns.ts'
import { lookUpReach } from '#server/resource/looking-up.ts'
import type { Desk } from '#server/resource/serve.ts'
import { tableNamed } from '#server/tables.ts'

/** The ids that each text names; none, one, or several that bear the same name. */
export type Found = ReadonlyMap<string, ReadonlySet<string>>

/** What a row may be called in a sheet: its title, or a text that no two rows share, such as a code. */
function namesOf(target: AnyResource): readonly string[] {
  const codes = ((target.unique ?? []) as readonly (readonly string[])[])
    .filter(
      ([first, ...others]) =>
        first && others.length === 0 && (target.fields as Fields)[first]?.kind === 'text',
    )
    .map(([first = '']) => columnOf(first))
  return [...new Set([titleOf(target), ...codes])]
}

/** Finds the rows that these texts name, among those the person may point at. */
export async function findNamed(
  { db, person }: Desk,
  { target = '' }: Field,
  texts: readonly string[],
): Promise<Found> {
  const found = new Map<string, Set<string>>()
  const resource = tableNamed(target) as AnyResource
  if (texts.length === 0) return found
  const reached = lookUpReach(resource, person)
  for (const name of namesOf(resource)) {
    const { rows } = await sql<{ id: string; name: string }>`
      select r.id, ${sql.raw(name)} as name from ${sql.raw(quoted(target))} r
      where r.tenant_id = ${person.tenantId} and ${reached()}
        and ${sql.raw(name)} = any(${texts}::text[])`.execute(db)
    for (const row of rows) found.set(row.name, (found.get(row.name) ?? new Set()).add(row.id))
  }
  return found
}
