import type { Field } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { columnOf, titleBehind } from './columns.ts'

/** Rows sort by what people see: by the title behind a reference, not by its id. Empty ones come last. */
export function sortsOf({ columns, fields }: AnyResource) {
  const names = [...columns, 'createdAt']
  return new Map(
    names.map((name) => {
      const field: Field | undefined = fields[name]
      const value = (field && titleBehind(name, field)) ?? columnOf(name)
      const last = field && field.presence !== 'required' ? ' nulls last' : ''
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
