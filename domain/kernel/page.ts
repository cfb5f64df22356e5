/** Some rows of many, in the shape that clients of this family of systems read. */
export interface Page<Row> {
  readonly records: readonly Row[]
  readonly total: number
  readonly size: number
  /** Counts from 1. */
  readonly current: number
  readonly pages: number
  /** By what it is sorted; left out where nobody chooses that. */
  readonly orders?: readonly Order[]
}

export interface Order {
  readonly column: string
  readonly asc: boolean
}
