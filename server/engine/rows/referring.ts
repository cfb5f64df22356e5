import { resources, tables } from '#domain/index.ts'
import { askedForms } from '#domain/kernel/action.ts'
import type { Field, Fields } from '#domain/kernel/field.ts'
import type { Lines } from '#domain/kernel/form.ts'
import type { AnyTable } from '#domain/kernel/table.ts'
import { fieldsBehind } from '#domain/kernel/through.ts'

/** A field that points at rows of a table, and the permissions under which somebody meets it. */
export interface Referring {
  readonly from: AnyTable
  readonly field: string
  /** Anyone who holds one of these fills it in. */
  readonly filling: readonly string[]
  /** Anyone who holds it reads it, and filters by it; undefined where rows are not read by themselves. */
  readonly seeing: string | undefined
  /** The person who fills it in chooses among all of the staff. */
  readonly colleagues?: boolean | undefined
}

const fillingVerbs = ['add', 'update', 'import', 'review']

/** Lines are filled within the form of their row, under its permissions. */
const owners = new Map(
  tables.flatMap((table) => Object.values(linesOf(table)).map(({ resource }) => [resource.name, table.name])),
)

function linesOf(table: AnyTable): Readonly<Record<string, Lines>> {
  return 'lines' in table ? (table.lines as Readonly<Record<string, Lines>>) : {}
}

/** One after another all fields of the app that refer, with what they point at. */
const all = tables.flatMap((from) =>
  Object.entries(from.fields as Fields).flatMap(([name, field]) => {
    const target = field.target ?? field.lists
    return target ? [{ target, ...referringOf(from, name, field) }] : []
  }),
)

function referringOf(
  from: AnyTable,
  name: string,
  { presence, secret, target, colleagues }: Field,
): Referring {
  const owner = owners.get(from.name)
  const filled = presence !== 'system'
  return {
    from,
    field: name,
    filling: filled ? fillingVerbs.map((verb) => `${owner ?? from.name}:${verb}`) : [],
    seeing: owner || secret || !target ? undefined : `${from.name}:view`,
    colleagues,
  }
}

/** What an action asks is filled in by anyone who may do it, and stands in no row. */
const asked = resources.flatMap((from) =>
  askedForms(from).flatMap(([action, form]) =>
    Object.entries(form.fields as Fields).flatMap(([field, { target }]) =>
      target ? [{ target, from, field, filling: [`${from.name}:${action}`], seeing: undefined }] : [],
    ),
  ),
)

/** What a path ends at is filtered by where its list is read, and filled in nowhere. */
const behind = resources.flatMap((from) =>
  fieldsBehind(from).flatMap(([field, { target }]) =>
    target ? [{ target, from, field, filling: [], seeing: `${from.name}:view` }] : [],
  ),
)

const byTarget = Map.groupBy([...all, ...asked, ...behind], ({ target }) => target)

/** Every field of any table that refers to the one of this name. */
export const referringTo = (name: string): readonly Referring[] => byTarget.get(name) ?? []
