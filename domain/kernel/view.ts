import type { Condition } from './condition.ts'
import { asOf, filterName, type ListQuery } from './list-query.ts'
import type { AnyResource } from './resource.ts'
import { shownFields } from './shown-fields.ts'

/** One column as a view shows it. */
export interface ViewColumn {
  readonly name: string
  /** Pixels; left out, as its kind has it. */
  readonly width?: number | undefined
  readonly pinned?: 'start' | 'end' | undefined
}

/** How somebody looks at a list: what they ask for, and how they have laid it out. */
export interface View {
  /** Those in sight, in their order; none: those of the declaration. */
  readonly columns: readonly ViewColumn[]
  /** As of a question. */
  readonly sort: readonly string[]
  readonly filters: Readonly<Record<string, string>>
  readonly condition?: Condition | undefined
  readonly density?: 'compact' | 'default' | 'touch' | undefined
  /** Rows of a page. */
  readonly size?: number | undefined
  /** Of a screen of figures: by what they are cut, of which days, compared with what, as its address says it. */
  readonly figures?: Readonly<Record<string, string>> | undefined
}

/** What a view asks for. */
export const questionOfView = ({ sort, filters, condition }: View): ListQuery => ({
  filters,
  condition,
  sort,
})

/** The view without what the resource has no more, so that it opens all the same. */
export function fitting(view: View, resource: AnyResource): View {
  const shown = shownFields(resource)
  const filters = Object.entries(view.filters).filter(
    ([key]) =>
      key === 'search' ||
      key === 'id' ||
      (key === asOf && resource.asOf !== undefined) ||
      resource.filters.includes(filterName(key)),
  )
  const kept = view.condition && pruned(view.condition, (field) => shown.has(field))
  const { condition: _, ...rest } = view
  return {
    ...rest,
    columns: view.columns.filter((column) => shown.has(column.name)),
    sort: view.sort.filter((each) => shown.has(each.replace(/^-/, ''))),
    filters: Object.fromEntries(filters),
    ...(kept && { condition: kept }),
  }
}

/** A condition without the comparisons of unknown fields; undefined when nothing is left of it. */
function pruned(condition: Condition, isKnown: (field: string) => boolean): Condition | undefined {
  const some = (parts: readonly Condition[]) => parts.flatMap((part) => pruned(part, isKnown) ?? [])
  if ('all' in condition) {
    const all = some(condition.all)
    return all.length > 0 ? { all } : undefined
  }
  if ('any' in condition) {
    const any = some(condition.any)
    return any.length > 0 ? { any } : undefined
  }
  if ('not' in condition) {
    const inner = pruned(condition.not, isKnown)
    return inner && { not: inner }
  }
  return isKnown(condition.field) ? condition : undefined
}
