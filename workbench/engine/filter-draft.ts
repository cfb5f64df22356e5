import type { FieldKind } from '#domain/kernel/field.ts'
import { filterName } from '#domain/kernel/list-query.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import type { Filters } from './kinds/filter.tsx'

const sorted = (filters: Filters) => JSON.stringify(Object.entries(filters).sort())

/** Whether two ask for the same, in whichever order they were set. */
export const sameFilters = (one: Filters, other: Filters) => sorted(one) === sorted(other)

/** What the fields of filters hold, as it is typed. */
export type Draft = Readonly<Record<string, string | null>>

/** What is filled in, without the spaces round it. */
export const whole = (draft: Draft): Filters =>
  Object.fromEntries(
    Object.entries(draft).flatMap(([name, text]) => (text?.trim() ? [[name, text.trim()]] : [])),
  )

const typed: readonly FieldKind[] = ['text', 'long-text', 'rich-text', 'integer', 'decimal', 'money']

/** Whether what differs was typed letter by letter, not chosen. */
export function onlyTyped(resource: AnyResource, before: Filters, after: Filters): boolean {
  const shown = shownFields(resource)
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names]
    .filter((name) => before[name] !== after[name])
    .every((asked) => {
      const field = shown.get(filterName(asked))
      return asked === 'search' || (field !== undefined && typed.includes(field.kind) && !field.year)
    })
}
