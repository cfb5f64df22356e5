import type { Field } from './field.ts'
import type { Yuan } from './money.ts'
import type { AnyResource } from './resource.ts'

/** The fields whose values can be added up: amounts and whole numbers. */
export type Summable<F> = {
  [K in keyof F]: F[K] extends Field<infer _V, infer _P, 'money' | 'integer'> ? K : never
}[keyof F] &
  string

type SumOf<F> = F extends Field<infer _V, infer _P, 'money'> ? Yuan : number

/** What columns of a list add up to over all rows that it was asked for, and how many those are. */
export interface Sums<R extends AnyResource = AnyResource> {
  readonly count: number
  /** Of a field that the asker does not see whole there is no sum. */
  readonly sums: { readonly [K in Summable<R['fields']>]?: SumOf<R['fields'][K]> }
}
