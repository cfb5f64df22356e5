import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Screen } from '#domain/kernel/screen.ts'
import { sectionsOf } from './values.ts'

/** A resource as one screen shows it: without the fields that the screen leaves out, or has settled beforehand. */
export function narrowed(resource: AnyResource, { where, without }: Pick<Screen, 'where' | 'without'>) {
  const out = [...Object.keys(where), ...without]
  if (out.length === 0) return resource
  const rest = (names: readonly string[]) => names.filter((name) => !out.includes(name))
  const sections = sectionsOf(resource).map(([title, names]) => [title, rest(names)] as const)
  return {
    ...resource,
    columns: rest(resource.columns),
    filters: rest(resource.filters),
    form: Object.fromEntries(sections.filter(([, names]) => names.length > 0)),
  }
}
