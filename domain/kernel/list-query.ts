import type { Condition } from './condition.ts'

/** The filter by which every list takes the rows that one import or batch has written. */
export const ofBatch = 'ofBatch'

/** The filter by which a list is asked for as it was at the end of a day, `yyyy-MM-dd`, where its resource says what it was. */
export const asOf = 'asOf'

/** One end of a range, or a filter that is none. */
export interface FilterPart {
  readonly name: string
  readonly end?: 'from' | 'to'
}

/** What a filter asks of, and which end of it: `floors` and `from` of `floors.from`. A path keeps its dots. */
export function filterPart(asked: string): FilterPart {
  const [, name, end] = /^(.+)\.(from|to)$/.exec(asked) ?? []
  return name && end ? { name, end: end as 'from' | 'to' } : { name: asked }
}

/** The field that a filter asks of. */
export const filterName = (asked: string): string => filterPart(asked).name

/** What a list is asked for. A page, an export, a batch and a report take the same question, so they agree. */
export interface ListQuery {
  /** Filters as a page asks them, without `params.` before their names; `search` and `id` are among them. */
  readonly filters?: Readonly<Record<string, string>> | undefined
  readonly condition?: Condition | undefined
  /** Columns in the order in which they decide, with `-` before one whose largest comes first. */
  readonly sort?: readonly string[] | undefined
}

/** The rows that a call is about: those of these ids, or all that a question matches. */
export type Rows = { readonly ids: readonly string[] } | { readonly matching: ListQuery }
