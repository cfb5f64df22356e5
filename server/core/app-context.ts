import type { Kysely } from 'kysely'
import type { Stretch, StretchCost } from '#domain/claim/stretching.ts'
import type { Duty, Grant, Range } from '#domain/kernel/grant.ts'
import type { ReadSheet } from '#domain/sheet/sheet-row.ts'
import type { FileStore } from '#server/core/files/file-store.ts'
import type { Pictures } from '#server/core/files/pictures.ts'
import type { Handler } from '#server/core/jobs/handler.ts'
import type { Served } from '#server/core/serve.ts'
import type { Settings } from '#server/core/settings.ts'
import type { WritePaper } from './paper-writer.ts'
import type { Payments } from './payments/payments.ts'

/** Rows of tables that follow from declarations: their shape is known to the declarations, not to Kysely. */
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Database = Kysely<any>

/** One role of a person: what it may do, and over which rows. Each permission goes with its own role's grants. */
export interface ActorRole {
  readonly code: string
  readonly permissions: ReadonlySet<string>
  readonly grants: readonly Grant[]
  /** False where no rule for fields is this role's own. */
  readonly ruled?: boolean
}

/** Who asks. Read afresh from the database for every call, so that a change of role holds at once. */
export interface Actor {
  readonly id: string
  readonly tenantId: string
  readonly account: string
  readonly name: string
  readonly roles: readonly ActorRole[]
  /** The ids behind each grant but `all`, such as the classes this person leads. */
  readonly granted: Readonly<Record<Duty, readonly string[]>>
  /** Further ids that an administrator has opened to this person alone; they go with every role. */
  readonly opened?: Readonly<Partial<Record<Range, readonly string[]>>>
  /** Where the call came from, as far as it is known. */
  readonly address?: string | undefined
  /** Keeps what a write answers, within the transaction of the write: asked again, it is answered and not done again. */
  readonly answering?: ((db: Database, answer: unknown) => Promise<void>) | undefined
  /** The administrator who sees the portal as this person does, and may change nothing. */
  readonly viewer?: Pick<Actor, 'id' | 'account' | 'name'>
  /** Within the last minutes they have proved, by signing in or since, that it is they. */
  readonly proved?: boolean
  /** A password that is to be changed before anything else. */
  readonly mustChangePassword?: boolean
}

/** Slow hashing of what a person signs in with; argon2id in Node and in the browser. */
export interface Passwords {
  hash(secret: string): Promise<string>
  /** `ticket` is a name under which the person who waits for it may ask how many stand before them. */
  verify(hash: string, secret: string, ticket?: string): Promise<boolean>
  /** How many stand before the person who waits with this ticket; null when nobody does. */
  ahead(ticket: string): number | null
}

/** Slow hashing of what the list of a desk is found by; the desk does the same at the same cost. */
export interface Stretching {
  readonly cost: StretchCost
  readonly stretch: Stretch
}

/** Closes what the server must be able to read again but the database must not show, such as a provider's secret. */
export interface Secrets {
  seal(text: string): Promise<string>
  /** Throws when it was sealed with another key. */
  open(sealed: string): Promise<string>
  /** HMAC-SHA-256 in 43 characters of base64url, by which we know our own words again. */
  sign(text: string): Promise<string>
  verify(text: string, signature: string): Promise<boolean>
}

/** Takes a short message for a phone to anyone who carries it; throws when they do not take it. */
export type SendSms = (phone: string, text: string) => Promise<void>

/** An SMTP server, and as whom it is asked. */
export interface MailServer {
  readonly host: string
  readonly port: number
  /** TLS from the first byte, TLS after a greeting or none. */
  readonly encryption: 'tls' | 'starttls' | 'none'
  readonly account: string | null
  readonly password: string | null
}

/** A person's name and address in a mail. */
interface Mailbox {
  readonly name: string
  readonly address: string
}

export interface Mail {
  readonly from: Mailbox
  readonly to: Mailbox
  readonly subject: string
  readonly text: string
}

/** Takes a mail to a server; throws when it does not take it, with a `code` of nodemailer where the server is at fault. */
export type SendMail = (server: MailServer, mail: Mail) => Promise<void>

/** Another PostgreSQL database, and as whom it is asked. */
export interface Foreign {
  readonly host: string
  readonly port: number
  readonly database: string
  readonly user: string
  readonly password: string
  readonly encrypted: boolean
}

/**
 * Asks another database, in one transaction that reads only and ends after five seconds; throws when it does not
 * answer. The values go beside the statements.
 */
export type LookInto = <Row>(
  foreign: Foreign,
  statement: string,
  values?: readonly unknown[],
) => Promise<readonly Row[]>

/** What the app stands on. No part of it knows whether it runs in Node or in a browser. */
export interface AppContext {
  readonly db: Database
  readonly settings: Settings
  /** Every resource by its name, with what the server does about it. */
  readonly served: ReadonlyMap<string, Served>
  /** Every kind of task, and what does it. */
  readonly jobHandlers: Readonly<Record<string, Handler>>
  readonly passwords: Passwords
  readonly stretching: Stretching
  readonly secrets: Secrets
  readonly sendSms: SendSms
  readonly sendMail: SendMail
  /** The store that the server brings along: where files lie unless the college names another. */
  readonly files: FileStore
  readonly pictures: Pictures
  /** Reads spreadsheets; in Node in a thread of its own. */
  readonly readSheet: ReadSheet
  /** Writes reports as PDF; only where the fonts lie. */
  readonly writePaper: WritePaper
  /** The payment services of channels. */
  readonly payments: Payments
  /** For calls to other systems; callers set their own time limits. */
  readonly fetch: typeof globalThis.fetch
  /** For calls to stores of files: it reaches the hosts of `settings.storageHosts` and no others. */
  readonly storageFetch: typeof globalThis.fetch
  readonly lookInto: LookInto
  readonly now: () => Date
  /** Milliseconds that the clock of a demo college was moved ahead of the real one; undefined where nobody may move it. */
  readonly ahead?: (() => number) | undefined
  readonly log: (level: 'info' | 'warn' | 'error', message: string, facts?: object) => void
}
