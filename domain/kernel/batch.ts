import type { FieldChange } from './field-change.ts'
import type { Spoken } from './phrase.ts'

/** A row that could not be done, and why. */
export interface Refusal extends Spoken {
  readonly id: string
  readonly name: string
}

/** What became of many rows that were changed or removed in one call. */
export interface BatchResult {
  /** None where nothing was written. */
  readonly batch: string | null
  readonly total: number
  readonly changed: number
  /** Rows that are so already. */
  readonly unchanged: number
  readonly refused: number
  /** The first of them. */
  readonly refusals: readonly Refusal[]
  /** Anyone who asks can take it back. */
  readonly undoable: boolean
  readonly preview: boolean
  /** Of a preview: the first rows that change, field by field. */
  readonly samples?: readonly {
    readonly id: string
    readonly name: string
    readonly changes: readonly FieldChange[]
  }[]
}

/** What became of a batch that was taken back. */
export interface Undone {
  readonly undone: number
  readonly refused: number
  /** The first rows that could not be put back, and why. */
  readonly refusals: readonly Refusal[]
}

/** One of many rows that an action was done with, each by itself; the message says why it was not. */
export interface ActedOn extends Partial<Spoken> {
  readonly id: string
  readonly name: string
  /** Told this once. */
  readonly secret?: string
}
