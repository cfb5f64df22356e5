import type { DeskStudent, VerificationEntry, Verified } from '#domain/claim/desk-calls.ts'
import type { Verdict } from '#domain/claim/verdict.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { Job, Line } from './line.ts'

/** Nobody answered, so that nobody knows whether it was done; or the server said no, in words. */
export type CallFault = { readonly type: 'silent' } | { readonly type: 'refused'; readonly message: string }

/** The desk's own judgement, by its copy of the list. */
export interface JudgedHere {
  readonly verdict: Verdict
  readonly passes: boolean
  readonly student: DeskStudent | null
}

/** What the desk needs of the world. Every call is harmless when it is made twice with the same key. */
export interface DeskCalls {
  /** Keeps a line so that it outlives this page; rejects where this browser cannot. */
  readonly keep: (line: Line) => Promise<void>
  readonly verify: (entry: VerificationEntry) => Promise<Result<Verified, CallFault>>
  readonly sync: (entries: readonly VerificationEntry[]) => Promise<Result<readonly Verified[], CallFault>>
  readonly undo: (key: string, reason: string) => Promise<Result<null, CallFault>>
  /** Null without a copy. `passed` are the students this desk has let in itself. */
  readonly judgeHere: (entry: VerificationEntry, passed: ReadonlySet<string>) => Promise<JudgedHere | null>
}

export interface Delivered {
  readonly lines: readonly Line[]
  /** Nobody answers: the rest waits. */
  readonly silent: boolean
}

export interface VerifyDeskPorts {
  /** What this browser has kept of today, and whatever still waits. */
  readonly restore: (input: undefined) => Promise<readonly Line[]>
  readonly judge: (input: JudgeInput) => Promise<Line>
  readonly deliver: (input: Job) => Promise<Delivered>
  readonly override: (input: OverrideInput) => Promise<Result<Line, CallFault>>
}

export interface JudgeInput {
  readonly line: Line
  readonly lines: readonly Line[]
}

/** Letting somebody in against the verdict: why, and who else stands for it. Never kept, and never sent later. */
export type Override = NonNullable<VerificationEntry['override']>

export interface OverrideInput {
  /** Who was stopped. */
  readonly line: Line
  /** Of the new verification; the same again for as long as nobody knows what came of it. */
  readonly key: string
  readonly override: Override
}

export type VerifyDeskEvent =
  /** A card, a code or a name, under the key that it will be known by. `at`: milliseconds since 1970. */
  | { readonly type: 'TAP'; readonly entry: VerificationEntry; readonly at: number }
  /** There is a network again, or somebody wants it sent now. */
  | { readonly type: 'FLUSH' }
  /** The browser knows of no network. */
  | { readonly type: 'OFFLINE' }
  | { readonly type: 'CLEAR' }
  | { readonly type: 'UNDO'; readonly key: string; readonly reason: string }
  /** Somebody has looked at a conflict. */
  | { readonly type: 'ACKNOWLEDGE'; readonly key: string }
  /** Opens the question for a reason and a second person. */
  | { readonly type: 'LET_IN' }
  | { readonly type: 'CANCEL' }
  | { readonly type: 'OVERRIDE'; readonly key: string; readonly override: Override }

export type VerifyDeskNews =
  /** To be kept as it is now. */
  | { readonly type: 'keep'; readonly line: Line }
  /** A verdict has come, for a sound. */
  | { readonly type: 'told'; readonly line: Line }
  /** The server sees something otherwise than it was said here. */
  | { readonly type: 'conflict'; readonly line: Line }
