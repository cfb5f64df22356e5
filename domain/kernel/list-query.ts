import { z } from 'zod'
import { byKey } from './by-key.ts'
import { type Condition, conditionSchema } from './condition.ts'

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

export const listQuerySchema: z.ZodType<ListQuery> = z.strictObject({
  filters: z.record(z.string().max(64), z.string().max(2000)).optional(),
  condition: conditionSchema.optional(),
  sort: z.array(z.string().max(64)).max(5).optional(),
})

export const rowsSchema: z.ZodType<Rows> = byKey({
  ids: z.strictObject({ ids: z.array(z.uuid()).min(1).max(1000) }),
  matching: z.strictObject({ matching: listQuerySchema }),
})
