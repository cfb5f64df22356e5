import type { Condition } from './condition.ts'

/** The filter by which every list takes the rows that one import or batch has written. */
export const ofBatch = 'ofBatch'

/** The field that a filter asks of: `floors` of `floors.from`. A path keeps its dots. */
export const filterName = (asked: string): string => asked.replace(/\.(from|to)$/, '')

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
