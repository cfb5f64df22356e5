import type { AnyResource } from '#domain/kernel/resource.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import { columnOf, titleBehind } from './columns.ts'
import { type FieldVisibility, seesWhole } from './field-visibility.ts'

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

/** What a list is sorted by until somebody asks for another order: the newest first, unless the declaration says. */
export const usualNameOf = ({ sort = '-createdAt' }: AnyResource) => sort.replace(/^-/, '')

/** That order, or none where the asker does not see it whole: the order of rows tells what is hidden as its value does. */
export function usualOrderOf(resource: AnyResource) {
  const name = usualNameOf(resource)
  const direction = resource.sort && !resource.sort.startsWith('-') ? 'asc' : 'desc'
  const order = sortsOf(resource).get(name)?.(direction) ?? columnOf(name)
  return (visibility: FieldVisibility): readonly string[] => (seesWhole(visibility, name) ? [order] : [])
}
