import type { Field, Fields } from './field.ts'
import type { AnyResource } from './resource.ts'
import type { Table } from './table.ts'

type Simplify<T> = { [K in keyof T]: T[K] } & {}
type ValueOf<F> = F extends Field<infer V> ? V : never
type Keys<F extends Fields, P> = { [K in keyof F]: F[K]['presence'] extends P ? K : never }[keyof F]

/** Kept by the server on every row of every table. Moments are in the shape of `moment`. */
export interface Stamps {
  /** A UUID of version 7 (RFC 9562): ids sort by the time of their making. */
  readonly id: string
  /** Counts the changes; a change made on an older revision is refused. */
  readonly revision: number
  readonly createdAt: string
  readonly createdBy: string
  readonly updatedAt: string
  readonly updatedBy: string
}

export type RowOf<F extends Fields> = Simplify<
  Stamps & { readonly [K in Keys<F, 'required'>]: ValueOf<F[K]> } & {
    readonly [K in Keys<F, 'optional' | 'system'>]: ValueOf<F[K]> | null
  }
>
export type CreateOf<F extends Fields> = Simplify<
  { readonly [K in Keys<F, 'required'>]: ValueOf<F[K]> } & {
    readonly [K in Keys<F, 'optional'>]?: ValueOf<F[K]> | null
  }
>

/** What was filled into a form that is no row: null where an optional field was left empty. */
export type AnswersOf<F extends Fields> = Omit<RowOf<F>, keyof Stamps>

/** How a filter is asked follows from the field's kind, never from the screen. */
type FilterOf<F> =
  F extends Field<infer V, infer _P, infer K>
    ? K extends 'choice' | 'choices' | 'reference' | 'references'
      ? readonly V[]
      : K extends 'date' | 'moment' | 'time' | 'integer' | 'decimal' | 'money'
        ? { readonly from?: V; readonly to?: V }
        : K extends 'yes-no' | 'files'
          ? boolean
          : string
    : never

type F<R extends Table> = R['fields']
export type Row<R extends Table> = RowOf<F<R>>
export type Create<R extends Table> = CreateOf<F<R>>
/** `id` and the revision it was made on are asked; of the rest, only what changes. */
export type Update<R extends Table> = Simplify<Partial<CreateOf<F<R>>> & Pick<Stamps, 'id' | 'revision'>>
export type Filters<R extends AnyResource> = Simplify<
  { readonly [K in R['filters'][number] & keyof F<R>]?: FilterOf<F<R>[K]> } & {
    readonly [K in R['filters'][number] & `${string}.${string}`]?: FilterOf<BehindOf<R, K>>
  } & { readonly search?: string }
>
type BehindOf<R, P> = R extends { readonly through?: infer T } ? FieldAt<T, P> : never
type FieldAt<T, P> = {
  [K in keyof T & string]: P extends `${K}.${infer N}`
    ? T[K] extends { fields: infer G }
      ? G[N & keyof G]
      : never
    : never
}[keyof T & string]
export type SortKey<R extends AnyResource> = R['columns'][number] | 'createdAt'

/** What a person may do with the rows of any resource; its actions come on top. `reveal`: see a personal value whole, by asking for it. */
export type Verb = 'view' | 'add' | 'update' | 'remove' | 'import' | 'export' | 'reveal' | 'review'

/** A row as a page shows it: the names behind its references, and what the asker may do to it. */
export type PageRow<R extends AnyResource> = Row<R> & {
  readonly labels: Readonly<Record<string, string | null>>
  readonly can: readonly string[]
}
