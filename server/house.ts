import type { Kysely } from 'kysely'
import type { Grant } from '#domain/kernel/grant.ts'
import type { Settings } from '#server/settings.ts'

/** Rows of tables that follow from declarations: their shape is known to the declarations, not to Kysely. */
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Database = Kysely<any>

/** One role of a person: what it may do, and over which rows. Each permission goes with its own role's grants. */
export interface PersonRole {
  readonly code: string
  readonly permissions: ReadonlySet<string>
  readonly grants: readonly Grant[]
}

/** Who asks. Read afresh from the database for every call, so that a change of role holds at once. */
export interface Person {
  readonly id: string
  readonly tenantId: string
  readonly account: string
  readonly name: string
  readonly roles: readonly PersonRole[]
  /** The ids behind each grant but `all`, such as the classes this person leads. */
  readonly granted: Readonly<Record<Exclude<Grant, 'all'>, readonly string[]>>
}

/** Slow hashing of what a person signs in with; argon2id in Node and in the browser. */
export interface Passwords {
  hash(secret: string): Promise<string>
  verify(hash: string, secret: string): Promise<boolean>
}

/** What the app stands on. No part of it knows whether it runs in Node or in a browser. */
export interface House {
  readonly db: Database
  readonly settings: Settings
  readonly passwords: Passwords
  readonly now: () => Date
  readonly log: (level: 'info' | 'warn' | 'error', message: string, facts?: object) => void
}
