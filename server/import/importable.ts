import type { Field, Fields } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'

/** What a sheet may fill: what a person may at the form, but no secrets. */
export const importableFields = ({ fields }: AnyResource): readonly (readonly [string, Field])[] =>
  Object.entries(fields as Fields).filter(([, { presence, secret }]) => presence !== 'system' && !secret)

/** Settings and logs have no rows to bring in. */
export const isImportable = ({ single, writes = ['add', 'update'] }: AnyResource) =>
  !single && writes.includes('add') && writes.includes('update')

/** Sets of fields that tell one row from all others, and that a sheet can fill. */
export function keysOf(resource: AnyResource): readonly (readonly string[])[] {
  const fillable = new Set(importableFields(resource).map(([name]) => name))
  const groups = (resource.unique ?? []) as readonly (readonly string[])[]
  return groups.filter((group) => group.length > 0 && group.every((name) => fillable.has(name)))
}
