import type { Fields } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { AnyTable } from '#domain/kernel/table.ts'
import type { Database, Person } from '#server/house.ts'
import { tableNamed } from '#server/tables.ts'
import { titleFieldOf } from './columns.ts'
import { type Sight, sightOf } from './field-access.ts'
import { type Mask, mask } from './mask.ts'

/** Whether some of its values are masked by its own declaration: then they may be revealed one by one. */
export const isMasked = ({ fields }: AnyResource) =>
  Object.values(fields as Fields).some(({ masked }) => masked)

type Row = Readonly<Record<string, unknown>>

/** Rows as a person may see them. Reads what holds for the person's roles once; then each row is quick. */
export async function maskerFor(
  db: Database,
  person: Person,
  resource: AnyResource,
  /** The values were asked for whole, under the permission `reveal`; whoever says so keeps the log of it. */
  { revealed = false }: { readonly revealed?: boolean } = {},
): Promise<(row: Row) => Record<string, unknown>> {
  const sight = await sightOf(db, person, resource)
  const titles = await titleMasksOf(db, person, resource)
  return (row) => masked(row, sight, titles, revealed)
}

function masked(row: Row, { access, masks }: Sight, titles: ReadonlyMap<string, Mask>, revealed: boolean) {
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

/** The references of a resource whose rows are named after a text that this person sees masked. */
async function titleMasksOf(db: Database, person: Person, { fields }: AnyResource) {
  const found = new Map<string, Mask>()
  for (const [name, { target }] of Object.entries(fields as Fields)) {
    const covered = target && (await titleMask(db, person, tableNamed(target)))
    if (covered) found.set(name, covered)
  }
  return found
}

/** How this person sees the names of the rows of a resource; nothing where they see them whole. */
export async function titleMask(db: Database, person: Person, target: AnyTable) {
  const titled = titleFieldOf(target)
  if (!titled) return
  return (await sightOf(db, person, titled.resource)).masks.get(titled.field)
}
