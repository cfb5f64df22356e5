import { type Field, type FieldKind, type Fields, initialOf } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'

/** What has no place in one cell. */
const beyondCells: readonly FieldKind[] = ['files', 'references']

/** What a sheet may fill: what a person may at the form, but no secrets, no files and no several rows. */
export const importableFields = ({ fields }: AnyResource): readonly (readonly [string, Field])[] =>
  Object.entries(fields as Fields).filter(
    ([, { kind, presence, secret }]) => presence !== 'system' && !beyondCells.includes(kind) && !secret,
  )

/** What a new row cannot do without: a required field that begins with something may be left out. */
export const mustBeSaid = (field: Field) => field.presence === 'required' && initialOf(field) === null

/** Settings and logs have no rows to bring in; what says who may come in is written row by row, with a proof. */
export const isImportable = ({ singleton, proof, writes = ['add', 'update'] }: AnyResource) =>
  !singleton && !proof && writes.includes('add') && writes.includes('update')

/** Sets of fields that tell one row from all others, and that a sheet can fill. */
export function keysOf(resource: AnyResource): readonly (readonly string[])[] {
  const fillable = new Set(importableFields(resource).map(([name]) => name))
  const groups = (resource.unique ?? []) as readonly (readonly string[])[]
  return groups.filter((group) => group.length > 0 && group.every((name) => fillable.has(name)))
}
