import { type RawBuilder, sql } from 'kysely'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { rowsIn } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { titleOf } from './columns.ts'
import { titleMask } from './field-visibility.ts'
import { mask } from './mask.ts'

type Reader = Pick<Unit, 'db' | 'actor'>

/**
 * Says the names of rows as this person may read them: no name of a row leaves the server by another way, kept or
 * read anew. A test looks after that.
 */
export async function titlesFor({ db, actor }: Reader, resource: AnyResource) {
  const covered = await titleMask(db, actor, resource)
  return (title: string) => (covered ? mask(title, covered) : title)
}

/** The names of the rows of these ids, no matter who may reach them, by their ids. */
export async function titlesById(
  reader: Reader,
  resource: AnyResource,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; title: string }>`
    select r.id, ${titleColumn(resource)} as title ${rowsIn(resource, reader.actor.tenantId)} and r.id = any(${ids}::uuid[])`.execute(
    reader.db,
  )
  const shown = await titlesFor(reader, resource)
  return new Map(rows.map(({ id, title }) => [id, shown(title)]))
}

/** What names a row, in SQL, as it is kept: for `titlesFor` to say. Rows are known as `r`. */
export const titleColumn = (resource: AnyResource): RawBuilder<string> => sql.raw(titleOf(resource))
