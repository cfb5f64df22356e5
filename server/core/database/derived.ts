import type { AnyTable } from '#domain/kernel/table.ts'
import { isSorted, sortKey, sortKeyOf } from './sort-key.ts'
import { spell, spellingOf } from './spelling.ts'

export interface Derived {
  readonly field: string
  readonly column: string
  readonly type: 'tsvector' | 'text'
  readonly of: (text: unknown) => string | null
}

const known = new WeakMap<object, readonly Derived[]>()

/** The columns that are kept beside the texts of a table: what they are found by, and what they sort by. */
export function derivedIn(table: AnyTable): readonly Derived[] {
  const derived = known.get(table) ?? Object.keys(table.fields).flatMap((field) => besides(table, field))
  known.set(table, derived)
  return derived
}

const besides = (table: AnyTable, field: string): readonly Derived[] => [
  ...(table.fields[field]?.spelt
    ? [{ field, column: spellingOf(field), type: 'tsvector', of: spell } as const]
    : []),
  ...(isSorted(table, field)
    ? [{ field, column: sortKeyOf(field), type: 'text', of: sortKey } as const]
    : []),
]

/** What is kept beside the texts among these values, by its columns. */
export const derivedFrom = (table: AnyTable, values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    derivedIn(table).flatMap(({ field, column, of }) =>
      field in values ? [[column, of(values[field])]] : [],
    ),
  )
