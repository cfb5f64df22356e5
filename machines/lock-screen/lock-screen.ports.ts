export interface LockScreenInput {
  /** Seconds since somebody was last at the desk, in whichever tab, by a clock that also runs while the machine sleeps. */
  readonly idle: () => number
  /** Seconds without a touch until the desk locks; null when it is not to lock by itself. */
  readonly limit: number | null
}

export type LockScreenEvent =
  /** A key, a click or a finger, so many seconds after the one before. */
  | { type: 'TOUCHED'; idle: number }
  | { type: 'SET'; limit: number | null }
  /** The session is locked: by hand, by another tab, by this machine, or since before a reload. */
  | { type: 'LOCKED' }
  | { type: 'UNLOCKED' }

/** Said to the session, which keeps the desk locked over a reload and in all tabs. */
export type LockScreenNews = { type: 'lock' }
