export interface WorkbookRow {
  readonly line: number
  readonly values: readonly unknown[]
}

/** A sheet has no more columns and rows than these (ECMA-376, part 1, 18.3.1.13 and 18.3.1.73). */
export const lastColumn = 16_384
export const lastRow = 1_048_576
