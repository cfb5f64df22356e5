import type { CommandState } from './door-command.ts'

/** An order as the person who gave it follows it. */
export interface Ordered {
  readonly id: string
  readonly state: CommandState
  readonly relay: string
  /** Counted from 0. */
  readonly output: number
  readonly pulseMs: number
  /** Milliseconds that are left to carry it out. */
  readonly leftMs: number
  /** An order for this door was under way already: this is that one. */
  readonly repeated: boolean
}

/** How far it is. */
export interface Progress {
  readonly state: CommandState
  readonly detail: string | null
}
