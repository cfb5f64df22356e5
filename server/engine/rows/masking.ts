import type { Fields } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Actor, Database } from '#server/core/app-context.ts'
import { type FieldVisibility, visibilityOf } from './field-visibility.ts'
import { mask } from './mask.ts'

/** Whether some of its values are masked by its own declaration: then they may be revealed one by one. */
export const isMasked = ({ fields }: AnyResource) =>
  Object.values(fields as Fields).some(({ masked }) => masked)

type Row = Readonly<Record<string, unknown>>

/** Rows as a person may see them. Reads what holds for the person's roles once; then each row is quick. */
export async function maskerFor(
  db: Database,
  actor: Actor,
  resource: AnyResource,
  /** The values were asked for whole, under the permission `reveal`; anyone who says so keeps the log of it. */
  { revealed = false }: { readonly revealed?: boolean } = {},
): Promise<(row: Row) => Record<string, unknown>> {
  const visibility = await visibilityOf(db, actor, resource)
  return (row) => masked(row, visibility, revealed)
}

function masked(row: Row, { access, masks, titles }: FieldVisibility, revealed: boolean) {
  const seen = covered(row, access, revealed ? nothing : masks)
  if (row.labels) seen.labels = covered(row.labels as Row, access, titles)
  return seen
}

const nothing: FieldVisibility['masks'] = new Map()

/** One column after the other: an object that is made of a list of its entries takes ten times as long, in every page. */
function covered(row: Row, access: FieldVisibility['access'], masks: FieldVisibility['masks']) {
  const seen: Record<string, unknown> = {}
  for (const name in row) {
    if (access[name] === 'hidden') continue
    const value = row[name]
    const cover = typeof value === 'string' ? masks.get(name) : undefined
    seen[name] = cover ? mask(value as string, cover) : value
  }
  return seen
}
