/** One field of a record: what it was and what it became, as its reader may see it. */
export interface FieldChange {
  readonly field: string
  readonly from: unknown
  readonly to: unknown
  /** For a reference: the titles of the rows, as they are called now. */
  readonly fromLabel?: string | null
  readonly toLabel?: string | null
}
