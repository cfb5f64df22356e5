import type { AnyResource } from '#domain/kernel/resource.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import { columnOf, titleBehind } from './columns.ts'

/** Rows sort by what people see: by the title behind a reference, not by its id. Empty ones come last. */
export function sortsOf(resource: AnyResource) {
  return new Map(
    Array.from(shownFields(resource), ([name, field]) => {
      const value = titleBehind(name, field) ?? columnOf(name)
      const stamped = !(name in resource.fields)
      const last = stamped || field.presence === 'required' ? '' : ' nulls last'
      return [name, (direction: 'asc' | 'desc') => `${value} ${direction}${last}`] as const
    }),
  )
}

/** The order of a list until somebody asks for another: the newest first, unless the declaration says. */
export function usualOrderOf(resource: AnyResource): string {
  const { sort = '-createdAt' } = resource
  const [name, direction] = sort.startsWith('-')
    ? ([sort.slice(1), 'desc'] as const)
    : ([sort, 'asc'] as const)
  return sortsOf(resource).get(name)?.(direction) ?? columnOf(name)
}
