import type { Field } from './field.ts'
import type { AnyFormRules } from './form.ts'
import { copiesIn } from './form-rules.ts'
import type { AnyTable } from './table.ts'

/** One step along a reference: the field, the name of what it points at, and the path from there. */
export interface Step {
  readonly by: string
  readonly to: string
  readonly rest: string
}

/**
 * Where a path such as `studentId.classId` goes on from a table: a field of its own, which may be a declared copy of what
 * the path leads to, or a step to another table. Throws when there is no such field, or no way through it.
 */
export function stepOf(table: AnyTable & AnyFormRules, path: string): string | Step {
  const [by = '', next = '', ...further] = path.split('.')
  const field: Field | undefined = table.fields[by]
  if (by !== 'id' && !field) throw new Error(`${table.name} has no field ${by}, as the path ${path} says.`)
  if (!next) return by
  if (!field?.target) throw new Error(`${table.name}.${by} is no reference, as the path ${path} says.`)
  const [, takes = {}] = copiesIn(table).find(([from]) => from === by) ?? []
  const copy = Object.keys(takes).find((here) => takes[here] === next)
  return copy
    ? stepOf(table, [copy, ...further].join('.'))
    : { by, to: field.target, rest: [next, ...further].join('.') }
}
