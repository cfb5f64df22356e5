import type { Fields } from './field.ts'

/** What the database keeps: the columns, and what may not stand twice within one tenant. */
export interface Table<F extends Fields = Fields> {
  /** What people call one such row; a resource always has it, and whatever a screen stands on. */
  readonly label?: string
  /** `area.noun`, which names the table `area_noun` too. */
  readonly name: `${string}.${string}`
  readonly fields: F
  readonly unique?: readonly (readonly (keyof F & string)[])[]
  /** What may not stand twice among the rows in which this field is empty: one open stay a bed, one running case. */
  readonly uniqueWhile?: {
    readonly empty: keyof F & string
    readonly groups: readonly (readonly (keyof F & string)[])[]
  }
  /** Columns asked for together; foreign keys are indexed anyway. */
  readonly indexes?: readonly (readonly (keyof F & string)[])[]
  /** Rows are added and never changed or taken out: the database refuses both, see `server/core/database/append-only.ts`. */
  readonly appendOnly?: true
}

/** A table that only the server reads: no calls, no screen. */
export const defineTable = <const F extends Fields>(table: Table<F>): Table<F> => table

// biome-ignore lint/suspicious/noExplicitAny: any table at all, whatever its fields
export type AnyTable = Table<any>
