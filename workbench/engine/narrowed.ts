import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Screen } from '#domain/kernel/screen.ts'
import { settledBy } from '#domain/kernel/settled-by.ts'
import { sectionsOf } from './values.ts'

/**
 * A resource as one screen shows it: with the columns that it lists, without the fields that the screen leaves out or has settled beforehand, and not
 * asked again for what it asks itself. On a screen that only reads, nothing is written, only what its access names
 * is done, and rows may be looked at as of a past day.
 */
export function narrowed(
  resource: AnyResource,
  {
    where,
    without,
    reads = false,
    access = {},
    columns = resource.columns,
  }: Pick<Screen, 'where' | 'without' | 'columns'> & Partial<Pick<Screen, 'reads' | 'access'>>,
): AnyResource {
  const { asOf: _, ...now } = resource
  const read = reads ? onlyRead(resource, access) : now
  const out = [...Object.keys(settledBy(resource, where)), ...without]
  const rest = (names: readonly string[], besides: readonly string[] = []) =>
    names.filter((name) => !out.includes(name) && !besides.includes(name))
  const filters = rest(resource.filters, Object.keys(where))
  if (out.length === 0) return { ...read, columns, filters }
  const sections = sectionsOf(resource).map(([title, names]) => [title, rest(names)] as const)
  return {
    ...read,
    columns: rest(columns),
    filters,
    form: Object.fromEntries(sections.filter(([, names]) => names.length > 0)),
  }
}

function onlyRead(resource: AnyResource, access: Screen['access']): AnyResource {
  const named = new Set<string>(Object.values(access).flat())
  const acts = Object.entries(resource.actions ?? {}).filter(([name]) => named.has(name))
  return { ...resource, writes: [], actions: Object.fromEntries(acts) }
}
