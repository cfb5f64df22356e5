import type { Result } from '#domain/kernel/result.ts'

/** What a person brings to the sign-in desk. Passwords are the plain text; the port hashes them. */
export type Credentials =
  | {
      readonly type: 'account'
      readonly account: string
      readonly password: string
      /** By which the server may be asked how many are before this one. */
      readonly ticket?: string
    }
  | { readonly type: 'mobile'; readonly phone: string; readonly code: string }
  /** A QR code of ours that a signed-in phone has approved. */
  | { readonly type: 'scan'; readonly ticket: string }
  | { readonly type: 'cas'; readonly tgc: string; readonly redirect: string }
  | { readonly type: 'social'; readonly source: string; readonly code: string; readonly state: string }
  | { readonly type: 'jwt'; readonly token: string }
  /** A passkey alone: the browser's answer as JSON. */
  | { readonly type: 'passkey'; readonly response: string }

/** How a person may prove a second time who they are. */
export type Factor = 'sms' | 'totp' | 'passkey'

/** The first proof was right, and the college asks for a second. */
export interface Challenge {
  /** Good for one sign-in and some minutes. */
  readonly ticket: string
  readonly factors: readonly Factor[]
  /** The phone that `sms` goes to, masked. */
  readonly phone?: string
}

/** For `passkey`, `code` is the browser's answer as JSON. */
export interface Proof {
  readonly factor: Factor
  readonly code: string
}

/** Who sits here, as far as the machine needs to know. */
export interface SignedInPerson {
  readonly account: string
  readonly name: string
}

/** `message` is what the person reads beside the form. */
export interface SignInFault {
  readonly type: 'refused' | 'unreachable'
  readonly message: string
  /** Seconds to wait before another try. */
  readonly retryAfter?: number
  /** Another system knows the person, and we do not yet: they may bind that identity to an account of theirs. */
  readonly unbound?: Unbound
}

/** An identity of another system, waiting in this browser to be bound. */
export interface Unbound {
  readonly ticket: string
  /** Of the other system, as the sign-in page shows it. */
  readonly sourceName: string
  /** What it calls the person; empty when it does not say. */
  readonly shownName: string
}

/** Who sat here before a reload, and whether the desk was locked then. */
export interface Restored {
  readonly person: SignedInPerson
  readonly locked: boolean
}

export type Entry =
  | { readonly person: SignedInPerson; readonly challenge?: undefined }
  | { readonly challenge: Challenge; readonly person?: undefined }

/** What a session needs done for it. */
export interface SessionPorts {
  /** The person kept from before a reload, or null. */
  restore(input: undefined): Promise<Restored | null>
  signIn(input: Credentials): Promise<Result<Entry, SignInFault>>
  prove(input: Proof & { readonly ticket: string }): Promise<Result<SignedInPerson, SignInFault>>
  /** Whether this is the password of who sits here. Begins no session of its own. */
  unlock(input: { readonly password: string }): Promise<Result<null, SignInFault>>
  /** Ends the session on the server, and here even when the server does not answer. */
  signOut(input: undefined): Promise<void>
  /** Forgets what is kept here about the person. */
  forget(input: undefined): Promise<void>
}

export type SessionEvent =
  | { type: 'SIGN_IN'; credentials: Credentials }
  | { type: 'PROVE'; proof: Proof }
  /** Back from the second proof to the sign-in desk. */
  | { type: 'GIVE_UP' }
  | { type: 'SIGN_OUT' }
  /** The desk is left for a while: the person stays, and nothing is asked of the server until it is unlocked. */
  | { type: 'LOCK' }
  | { type: 'UNLOCK'; password: string }
  /** The server no longer knows the session, and refreshing did not help. */
  | { type: 'EXPIRE' }
  | { type: 'SIGNED_IN_ELSEWHERE'; person: SignedInPerson }
  /** The same person by another name. */
  | { type: 'PERSON_CHANGED'; person: SignedInPerson }
  | { type: 'SIGNED_OUT_ELSEWHERE' }
  /** Another tab was unlocked; locking is told by LOCK. */
  | { type: 'UNLOCKED_ELSEWHERE' }
