import type { Result } from '#domain/kernel/result.ts'

/** What is typed at the sign-in desk. The password is the plain text; the port hashes it. */
export interface Credentials {
  readonly account: string
  readonly password: string
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
}

/** What a session needs done for it. */
export interface SessionPorts {
  /** The person kept from before a reload, or null. */
  restore(input: undefined): Promise<SignedInPerson | null>
  signIn(input: Credentials): Promise<Result<SignedInPerson, SignInFault>>
  /** Ends the session on the server, and here even when the server does not answer. */
  signOut(input: undefined): Promise<void>
  /** Forgets what is kept here about the person. */
  forget(input: undefined): Promise<void>
}

export type SessionEvent =
  | { type: 'SIGN_IN'; credentials: Credentials }
  | { type: 'SIGN_OUT' }
  /** The server no longer knows the session, and refreshing did not help. */
  | { type: 'EXPIRE' }
  | { type: 'SIGNED_IN_ELSEWHERE'; person: SignedInPerson }
  | { type: 'SIGNED_OUT_ELSEWHERE' }
