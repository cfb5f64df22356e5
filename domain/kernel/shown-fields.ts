import type { Field, Fields } from './field.ts'
import { moment } from './fields.ts'
import type { AnyResource } from './resource.ts'
import { fieldsBehind } from './through.ts'

/** What the server keeps of every row, as a list may show it and a condition may ask for it. */
const kept: Fields = {
  createdAt: moment('创建时间', { system: true }),
  updatedAt: moment('更新时间', { system: true }),
}

const known = new WeakMap<AnyResource, ReadonlyMap<string, Field>>()

/**
 * Every field of a resource that can be shown, asked for or sorted by, in the order of the declaration: all but its
 * secrets and what is for machines; and by their paths the fields of rows pointed at that its list names.
 */
export function shownFields(resource: AnyResource): ReadonlyMap<string, Field> {
  const found = known.get(resource) ?? shownIn(resource)
  known.set(resource, found)
  return found
}

function shownIn(resource: AnyResource): ReadonlyMap<string, Field> {
  const own = Object.entries(resource.fields as Fields).filter(
    ([, { secret, technical }]) => !secret && !technical,
  )
  return new Map([...own, ...fieldsBehind(resource), ...Object.entries(kept)])
}

/**
 * Finds the field that a column or a filter of the resource names: its own, those for machines too, or one behind a path.
 * Throws where there is none.
 */
export function namedFields(resource: AnyResource): (name: string) => Field {
  const shown = shownFields(resource)
  return (name) => {
    const field = shown.get(name) ?? (resource.fields as Fields)[name]
    if (!field) throw new Error(`${resource.name} has no field ${name}.`)
    return field
  }
}
