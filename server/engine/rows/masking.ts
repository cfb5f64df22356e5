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
  const seen = Object.entries(row).flatMap(([name, value]) => {
    if (access[name] === 'hidden') return []
    const covered = revealed ? undefined : masks.get(name)
    return [[name, covered && typeof value === 'string' ? mask(value, covered) : value] as const]
  })
  const { labels } = row
  if (!labels) return Object.fromEntries(seen)
  const named = Object.entries(labels as Record<string, string | null>).flatMap(([name, title]) => {
    if (access[name] === 'hidden') return []
    const covered = titles.get(name)
    return [[name, covered && title !== null ? mask(title, covered) : title] as const]
  })
  return { ...Object.fromEntries(seen), labels: Object.fromEntries(named) }
}
