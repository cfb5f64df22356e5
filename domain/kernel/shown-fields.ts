import type { Field, Fields } from './field.ts'
import { moment } from './fields.ts'
import type { AnyResource } from './resource.ts'

/** What the server keeps of every row, as a list may show it and a condition may ask for it. */
const kept: Fields = {
  createdAt: moment('创建时间', { system: true }),
  updatedAt: moment('更新时间', { system: true }),
}

/**
 * Every field of a resource that can be shown, asked for or sorted by, in the order of the declaration: all but its
 * secrets and what is for machines.
 */
export function shownFields({ fields }: AnyResource): ReadonlyMap<string, Field> {
  const own = Object.entries(fields as Fields).filter(([, { secret, technical }]) => !secret && !technical)
  return new Map([...own, ...Object.entries(kept)])
}
