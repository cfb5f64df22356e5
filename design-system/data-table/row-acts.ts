/** What the parts of a row may ask of the table. The same object through every drawing, so that rows can rest. */
export interface RowActs {
  /** `range`: all from the row that was last chosen. */
  readonly choose: (at: number, range: boolean) => void
  /** Opens the row, as Enter on it does. */
  readonly activate: (at: number) => void
  readonly unfold: (at: number) => void
  readonly fold: (at: number) => void
  readonly leaveEdit: (where: 'stay' | 'next' | 'before' | 'away') => void
}
