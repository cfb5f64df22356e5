import type { Refused } from '#domain/kernel/refusal.ts'
import type { Row, Values } from './reading.ts'

/** Lines as they were sent: those with an id are kept, with what changes; the others are new. */
export type GivenLines = Readonly<Record<string, readonly Values[] | undefined>>

/** What is to become of one row. */
export interface Change {
  readonly id: string
  readonly input: Values
  /** As it was read; undefined when it is new. */
  readonly current: Row | undefined
  /** What we set beside what was sent, such as the row that a line belongs to. */
  readonly beside?: Values
  /** The row that a line belongs to, as it is then. */
  readonly about?: Values
  readonly lines?: GivenLines | undefined
  /** Fields of the input, or of lines, that the server has filled: whether the person may look up what they point at is not asked. */
  readonly filled?: readonly string[]
}

/** One that has passed its checks. `next` is all there is to set. */
export type Ready = Change & { readonly next: Values }

/** What came of one row, in the order in which they were given: the row as it is kept now, or why it was refused. */
export type Outcome = { readonly row: Row } | { readonly refused: Refused }
