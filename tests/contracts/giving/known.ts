export interface Versioned {
  readonly id: string
  readonly revision: number
}

/** The small college in which delegates try to give, as the attempts need it. */
export interface Known {
  /** Of each resource a row in reach of somebody and one of another department. */
  readonly rows: Readonly<Record<string, readonly (Versioned & Readonly<Record<string, unknown>>)[]>>
  /** What a reference to a table can be set to: one's own, a neighbour's. */
  readonly candidates: Readonly<Record<string, readonly string[]>>
  readonly roles: readonly Versioned[]
  readonly adminRole: string
  readonly users: readonly string[]
  readonly neighbour: string
  readonly admin: string
  readonly disabled: string
  /** What each of these users has now. */
  readonly held: Readonly<Record<string, object>>
  /** A button that roles hold, the screen above it, and buttons of permissions. */
  readonly menu: Versioned | undefined
  readonly screen: string
  readonly buttons: readonly string[]
  readonly request: string
  /** The row that makes the neighbour an auditor, until it is removed. */
  readonly auditor: Versioned | undefined
}
