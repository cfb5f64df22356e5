import type { Result } from '#domain/kernel/result.ts'

/** Held by one tab of the browser at a time. */
export interface RefreshLock {
  release(): void
}

/** `refused` is the server's word that it is over; `unreachable` says nothing about the session. */
export type RefreshFault =
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'unreachable' }

/** What keeping a token fresh needs done for it. */
export interface TokenRefreshPorts {
  takeLock(input: undefined): Promise<Result<RefreshLock, { readonly type: 'held' }>>
  /** Asks for a new pair and stores it. */
  refresh(input: undefined): Promise<Result<null, RefreshFault>>
}

export interface TokenRefreshInput {
  /** Seconds since the kept token was stored, or null when there is none. */
  readonly age: () => number | null
  /** The kept access token: it differs from a refused one once another tab has refreshed. */
  readonly token: () => string | null
}

export type TokenRefreshEvent =
  /** The server refused this token with 401. */
  | { type: 'REFUSED'; token: string }
  /** Another tab has stored a new pair, or somebody signed in again. */
  | { type: 'RENEWED' }

/** Said to the person who waits for the outcome. */
export type TokenRefreshNews =
  | { type: 'renewed' }
  | { type: 'refused'; message: string }
  | { type: 'unreachable' }
