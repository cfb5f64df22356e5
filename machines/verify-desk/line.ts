import type { DeskStudent, VerificationEntry, Verified } from '#domain/claim/desk-calls.ts'
import { mostAtOnce } from '#domain/claim/desk-calls.ts'
import type { Verdict } from '#domain/claim/verdict.ts'

/** What was said to a student at the desk. */
export interface Outcome {
  readonly verdict: Verdict
  readonly passed: boolean
  readonly overridden: boolean
  /** Judged by the copy that the desk keeps; the server has not heard of it yet. */
  readonly provisional: boolean
}

/**
 * Where what the desk said and what the server did are two things: somebody was let in whom the server did not pass,
 * somebody passed without having been told, or the server would not hear of it at all, or not of taking it back.
 */
export type Conflict = 'not-passed' | 'passed-unseen' | 'refused' | 'undo-refused'

/** One verification of this desk, from the tap until the server has it and nobody need look at it any more. */
export interface Line {
  readonly entry: VerificationEntry
  /** Milliseconds since 1970. */
  readonly at: number
  /** Whether the server has answered, be it with a no. */
  readonly delivered: boolean
  /** Null as long as nobody at the desk was told anything. */
  readonly told: Outcome | null
  readonly student: DeskStudent | null
  /** Of `claim.verification`. */
  readonly id: string | null
  readonly conflict: Conflict | null
  /** The words of the server, where it refused. */
  readonly message: string | null
  /** Taking it back: why, and how far that has come. */
  readonly undo: { readonly reason: string; readonly state: 'waiting' | 'done' | 'refused' } | null
}

export const newLine = (entry: VerificationEntry, at: number): Line => ({
  entry,
  at,
  delivered: false,
  told: null,
  student: null,
  id: null,
  conflict: null,
  message: null,
  undo: null,
})

export const keyOf = ({ entry }: Line) => entry.key
/** Who was meant, for telling whether two taps are of the same person. */
export const whoOf = ({ who }: VerificationEntry) => JSON.stringify(who)

/** Somebody is let in by it, as far as the desk knows. What the server would not hear of lets nobody in. */
export const holds = ({ told, undo, delivered, id }: Line) =>
  told?.passed === true && undo === null && !(delivered && id === null)
export const waits = ({ delivered, undo }: Line) => !delivered || undo?.state === 'waiting'

/** The line with the server's answer, and with what does not agree with what the desk had said. */
export function answered(line: Line, { id, verdict, passed, overridden, student }: Verified): Line {
  const said = line.told?.passed === true
  const conflict = said === passed || line.undo ? null : passed ? 'passed-unseen' : 'not-passed'
  return {
    ...line,
    delivered: true,
    told: { verdict, passed, overridden, provisional: false },
    student: student ?? line.student,
    id,
    conflict,
    undo: line.undo && !passed ? { ...line.undo, state: 'done' } : line.undo,
  }
}

/** The line as the desk shows it at once when the server itself has judged: nothing was said before. */
export const judged = (line: Line, verified: Verified): Line => ({
  ...answered(line, verified),
  conflict: null,
})

/** The server would not hear of it. Where the desk had said something already, somebody has to look. */
export const refused = (line: Line, message: string): Line => ({
  ...line,
  delivered: true,
  conflict: line.told ? 'refused' : null,
  message,
})

/** What is to be sent next: entries in the order of their taps, and what is taken back after its own entry. */
export type Job =
  | { readonly type: 'sync'; readonly lines: readonly Line[] }
  | { readonly type: 'undo'; readonly line: Line }

/** `except`: the one that is being judged, and goes its own way. Null when nothing waits. */
export function nextJob(lines: readonly Line[], except: string | null = null): Job | null {
  const batch: Line[] = []
  for (const line of lines) {
    if (keyOf(line) === except || !waits(line)) continue
    if (line.delivered) return batch.length > 0 ? { type: 'sync', lines: batch } : { type: 'undo', line }
    batch.push(line)
    // What is taken back has to be so before the same student is let in again.
    if (line.undo || batch.length === mostAtOnce) break
  }
  return batch.length > 0 ? { type: 'sync', lines: batch } : null
}

/** Puts lines in the place of those of the same key. What was taken back in the meantime stays taken back. */
export function merged(lines: readonly Line[], fresh: readonly Line[]): readonly Line[] {
  const byKey = new Map(fresh.map((line) => [keyOf(line), line]))
  const kept = lines.map((line) => {
    const next = byKey.get(keyOf(line))
    byKey.delete(keyOf(line))
    return next ? stillUndone(line, next) : line
  })
  return [...kept, ...byKey.values()]
}

function stillUndone({ undo }: Line, next: Line): Line {
  if (!undo || next.undo) return next
  const isPassed = !next.delivered || next.told?.passed === true
  return { ...next, conflict: null, undo: isPassed ? undo : { ...undo, state: 'done' } }
}
