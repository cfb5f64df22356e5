import type { Field } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { AnyRow } from './row.ts'
import { type Values, valuesOf } from './values.ts'

/** What a new row begins with that is made after another one: all but what may stand only once, or is not shown whole. */
export function copyOf(resource: AnyResource, row: AnyRow): Values {
  const once = new Set((resource.unique ?? []).flatMap((group) => (group.length === 1 ? group : [])))
  return Object.fromEntries(
    Object.entries(valuesOf(resource, row)).filter(([name]) => {
      const { masked, secret }: Field = resource.fields[name]
      return !once.has(name) && !masked && !secret
    }),
  )
}
