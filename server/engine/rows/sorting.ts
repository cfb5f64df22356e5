import type { AnyResource } from '#domain/kernel/resource.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import { columnOf, orderedBy } from './columns.ts'
import { type FieldVisibility, seesWhole } from './field-visibility.ts'

/**
 * Rows sort by what people see: by the title behind a reference, not by its id, and names by their sound. Empty ones come
 * last. By the end of a path they sort as by the title behind a reference: over all rows that were found, by no index. So
 * nothing is sorted that way until somebody asks for it.
 */
export function sortsOf(resource: AnyResource) {
  return new Map(
    Array.from(shownFields(resource), ([name, field]) => {
      const value = orderedBy(resource, name)
      const stamped = !(name in resource.fields)
      const last = stamped || field.presence === 'required' ? '' : ' nulls last'
      return [name, (direction: 'asc' | 'desc') => `${value} ${direction}${last}`] as const
    }),
  )
}

/**
 * What a list is sorted by until somebody asks for another order: the newest first, unless the declaration says. What the
 * asker does not see whole is left out: the order of rows tells what is hidden as its value does.
 */
export function usualOrderOf({ sort = '-createdAt', ...resource }: AnyResource) {
  const sorts = sortsOf(resource as AnyResource)
  const orders = [sort].flat().map((asked: string) => {
    const name = asked.replace(/^-/, '')
    const by = sorts.get(name)?.(asked === name ? 'asc' : 'desc') ?? columnOf(name)
    return { name, by }
  })
  return (visibility: FieldVisibility) => orders.filter(({ name }) => seesWhole(visibility, name))
}
