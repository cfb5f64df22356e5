import type { Field, Fields } from './field.ts'
import { moment } from './fields.ts'
import type { AnyResource } from './resource.ts'
import { fieldsBehind } from './through.ts'

/** What the server keeps of every row, as a list may show it and a condition may ask for it. */
const kept: Fields = {
  createdAt: moment('创建时间', { system: true }),
  updatedAt: moment('更新时间', { system: true }),
}

/**
 * Every field of a resource that can be shown, asked for or sorted by, in the order of the declaration: all but its
 * secrets and what is for machines; and by their paths the fields of rows pointed at that its list names.
 */
export function shownFields(resource: AnyResource): ReadonlyMap<string, Field> {
  const own = Object.entries(resource.fields as Fields).filter(
    ([, { secret, technical }]) => !secret && !technical,
  )
  return new Map([...own, ...fieldsBehind(resource), ...Object.entries(kept)])
}
