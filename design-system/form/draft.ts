/** A form as it was left, not yet saved. */
export interface Draft<Values> {
  readonly values: Values
  /** ISO 8601, with zone. */
  readonly savedAt: string
}

/** Where the draft of one form is kept: by this browser, by the server. Given by the caller. */
export interface DraftStore<Values> {
  readonly read: () => Promise<Draft<Values> | null>
  readonly write: (draft: Draft<Values>) => Promise<void>
  readonly clear: () => Promise<void>
}
