import type { Result } from '#domain/kernel/result.ts'

/** What a person brings to the sign-in desk. Passwords are the plain text; the port hashes them. */
export type Credentials =
  | {
      readonly type: 'account'
      readonly account: string
      readonly password: string
      readonly captcha?: { readonly key: string; readonly code: string }
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
  /** The next try must bring a captcha. */
  readonly captcha?: boolean
}

export type Entry =
  | { readonly person: SignedInPerson; readonly challenge?: undefined }
  | { readonly challenge: Challenge; readonly person?: undefined }

/** What a session needs done for it. */
export interface SessionPorts {
  /** The person kept from before a reload, or null. */
  restore(input: undefined): Promise<SignedInPerson | null>
  signIn(input: Credentials): Promise<Result<Entry, SignInFault>>
  prove(input: Proof & { readonly ticket: string }): Promise<Result<SignedInPerson, SignInFault>>
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
  /** The server no longer knows the session, and refreshing did not help. */
  | { type: 'EXPIRE' }
  | { type: 'SIGNED_IN_ELSEWHERE'; person: SignedInPerson }
  | { type: 'SIGNED_OUT_ELSEWHERE' }
