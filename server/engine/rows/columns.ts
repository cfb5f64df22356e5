import { type RawBuilder, sql } from 'kysely'
import type { Field, FieldKind, Fields } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import type { AnyTable } from '#domain/kernel/table.ts'
import { isPath, pathsOf, placeOf, prefixesOf } from '#domain/kernel/through.ts'
import { momentText } from '#server/core/database/moment.ts'
import { quoted, snake } from '#server/core/database/names.ts'
import { sortColumnOf } from '#server/core/database/sort-key.ts'
import { plain, read } from '#server/core/database/values.ts'
import { tableNamed } from '#server/core/tables.ts'

/** The row itself in SQL. `rt` is one that it points at, `rtt` one that `rt` points at. */
export const row = 'r'

/** A value on its way in, as the column keeps it. Moments are told in the school's zone, and kept with it. */
export const written = (kind: FieldKind, value: unknown): RawBuilder<unknown> =>
  kind === 'moment' ? sql`(${value}::timestamp at time zone 'Asia/Shanghai')` : sql`${plain({ kind }, value)}`

/** What the rows behind a path are joined as: `r_student_id` behind `studentId`. */
export const behindOf = (path: string, alias: string = row) => `${alias}_${snake(path)}`

/** A field, or the one at the end of a path: that needs the joins of joins.ts. */
export function columnOf(field: string, alias: string = row): string {
  const at = field.lastIndexOf('.')
  return at < 0
    ? `${alias}.${quoted(field)}`
    : `${behindOf(field.slice(0, at), alias)}.${quoted(field.slice(at + 1))}`
}

/** What a field adds up to over the rows known as `r`, in the shape in which a row carries it. */
export const totalOf = ({ fields }: AnyResource, name: string): string =>
  read[(fields[name] as Field).kind](`coalesce(sum(${columnOf(name)}), 0)`)

/** Everything a row of this resource shows, its secrets left out, with the titles behind its references in the column `labels`. */
export const selected = ({ fields }: AnyResource): string => selecting(fields)

/** The same with what stands at the ends of its paths, for a statement with all their joins. */
export function listed(resource: AnyResource): string {
  const shown = shownFields(resource)
  const behind = pathsOf(resource).map((path) => [path, shown.get(path)])
  const joined = new Set(pathsOf(resource).flatMap(prefixesOf))
  return selecting({ ...resource.fields, ...Object.fromEntries(behind) }, joined)
}

/** `joined` are references whose rows the statement has joined for its paths: their titles are read from there. */
function selecting(fields: Fields, joined: ReadonlySet<string> = new Set()): string {
  const own = Object.entries(fields)
    .filter(([, { secret }]) => !secret)
    .map(([name, { kind }]) => `${read[kind](columnOf(name))} as "${name}"`)
  const stamps = ['id', 'revision', 'createdBy', 'updatedBy'].map((name) => `${columnOf(name)} as "${name}"`)
  const moments = ['createdAt', 'updatedAt'].map((name) => `${momentText(columnOf(name))} as "${name}"`)
  return [...stamps, ...moments, ...own, `${labels(fields, joined)} as "labels"`].join(', ')
}

function labels(fields: Fields, joined: ReadonlySet<string>): string {
  const titled = Object.entries(fields).flatMap(([name, field]) => {
    const table = joined.has(name) && field.target && tableNamed(field.target)
    const title =
      table && isResource(table) ? titleOf(table, behindOf(name)) : behindReference(name, field, row, titleOf)
    return title ? [`'${name}', ${title}`] : []
  })
  return `json_build_object(${titled.join(', ')})`
}

/** What `told` tells of the row that a reference points at, if its table has titles. */
function behindReference(
  name: string,
  field: Field | undefined,
  alias: string,
  told: (table: AnyResource, alias: string) => string,
): string | undefined {
  const table = field?.target && tableNamed(field.target)
  if (!table || !isResource(table)) return
  if (alias.endsWith('ttttt')) throw new Error(`${table.name} is named after a row that is named after it.`)
  const next = `${alias}t`
  return `(select ${told(table, next)} from ${quoted(table.name)} ${next}
    where ${next}.tenant_id = ${alias}.tenant_id and ${next}.id = ${columnOf(name, alias)})`
}

/** What rows sort by in a field: the order of its text, or of the title behind it, as people read them. */
export function orderedBy(table: AnyTable, name: string, alias: string = row): string {
  if (isPath(name)) {
    const at = placeOf(table, name)
    return orderedBy(at.of, at.name, behindOf(name.slice(0, name.lastIndexOf('.')), alias))
  }
  const title = behindReference(name, table.fields[name], alias, (target, next) =>
    orderedBy(target, target.title, next),
  )
  return title ?? columnOf(sortColumnOf(table, name), alias)
}

/** What names a row. Where that is a reference, the title of the row it points at. */
export function titleOf({ title, fields }: AnyResource, alias: string = row): string {
  const field: Field = fields[title]
  return behindReference(title, field, alias, titleOf) ?? read[field.kind](columnOf(title, alias))
}

/** A field as a text that people read: of a reference, the title of the row it points at. */
export const textShownOf = (table: AnyTable, name: string): string =>
  behindReference(name, table.fields[name], row, titleOf) ?? columnOf(name)

/** The field whose text names the rows of a resource, at the end of the references that lead there. */
export function titleFieldOf(table: AnyTable): { resource: AnyResource; field: string } | undefined {
  if (!isResource(table)) return
  const { target } = table.fields[table.title] as Field
  return target ? titleFieldOf(tableNamed(target)) : { resource: table, field: table.title }
}

const isResource = (table: AnyTable): table is AnyResource => 'title' in table
