/** What one role of a person does for one row. */
export interface Way {
  readonly role: string
  /** It holds the permission to view such rows at all. */
  readonly permitted: boolean
  readonly leads: boolean
  /** Each grant, and the row's own value through which it leads there, such as `软件2401`; none where it does not. */
  readonly grants: readonly { readonly label: string; readonly through: readonly string[] }[]
}

/** Why a person sees a row, or does not. */
export interface Explanation {
  readonly user: string
  readonly row: string
  readonly visible: boolean
  /** Role by role, what it gives; the row is seen by each that says so. */
  readonly ways: readonly Way[]
  /** Opened to this person alone, such as `软件2401`. */
  readonly opened: readonly string[]
  readonly verbs: readonly { readonly label: string; readonly may: boolean }[]
  /** Of the field that was asked about. */
  readonly field?: { readonly label: string; readonly access: string; readonly masked: boolean }
}
