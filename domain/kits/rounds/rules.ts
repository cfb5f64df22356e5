import { listed } from '#domain/kits/audience.ts'
import type { RoundState, TurnState } from './words.ts'

/** When a round runs. Moments are in the shape of the wire, `2026-09-01 08:00:00`. */
export interface RoundWindow {
  readonly state: RoundState
  readonly closesAt: string
}

/** How far a student is in a round. */
export interface TurnFacts {
  readonly state: TurnState
  /** The deadline of this student alone, where it was put off. */
  readonly until: string | null
  readonly urgedAt: string | null
}

/** How a turn stands: `ahead` before the round has begun, `late` once its deadline has passed. */
export type Standing = 'ahead' | 'waiting' | 'late' | 'done' | 'exempt'

/** The last moment at which this student may still finish: an extension never shortens the time. */
export const deadlineOf = (
  { until }: Pick<TurnFacts, 'until'>,
  { closesAt }: Pick<RoundWindow, 'closesAt'>,
) => (until !== null && until > closesAt ? until : closesAt)

export function standingOf(turn: TurnFacts, round: RoundWindow, now: string): Standing {
  if (turn.state !== 'waiting') return turn.state
  if (round.state === 'draft' || round.state === 'planned') return 'ahead'
  // Closed by hand before its time: only an extension is left.
  const last = round.state === 'closed' ? (turn.until ?? '') : deadlineOf(turn, round)
  return now <= last ? 'waiting' : 'late'
}

/** Hours that pass before the same student is urged again. */
export const coolDownHours = 24

/** `hours` earlier than a moment, in the same shape. */
export const hoursBefore = (moment: string, hours: number) =>
  new Date(Date.parse(`${moment.replace(' ', 'T')}Z`) - hours * 3_600_000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ')

/** Whether a student may be urged: not done, begun, and not urged within the cool-down. */
export function mayBeUrged(turn: TurnFacts, round: RoundWindow, now: string): boolean {
  const standing = standingOf(turn, round, now)
  if (standing !== 'waiting' && standing !== 'late') return false
  return turn.urgedAt === null || turn.urgedAt <= hoursBefore(now, coolDownHours)
}

/** Whether a round that is held again every day fits into one, and does not end before its first. */
export function repeatsWell({ opensAt, closesAt, repeatsUntil }: Repeat): boolean {
  if (repeatsUntil === null) return true
  return closesAt <= dayLater(opensAt, 1) && repeatsUntil >= opensAt.slice(0, 10)
}

interface Repeat {
  readonly opensAt: string
  readonly closesAt: string
  readonly repeatsUntil: string | null
}

/** When a round is held again: on the next of its days that is not over; undefined where there is none. */
export function nextTime(of: Repeat, now: string): Pick<Repeat, 'opensAt' | 'closesAt'> | undefined {
  const { repeatsUntil } = of
  if (repeatsUntil === null) return undefined
  for (let days = 1; ; days++) {
    const [opensAt, closesAt] = [dayLater(of.opensAt, days), dayLater(of.closesAt, days)]
    if (opensAt.slice(0, 10) > repeatsUntil) return undefined
    if (closesAt > now) return { opensAt, closesAt }
  }
}

const dayLater = (moment: string, days: number) => hoursBefore(moment, -24 * days)

/** Whom a round is for; lists hold ids with commas between, and one left empty bounds nothing. */
export interface RoundAudience {
  readonly departmentId: string | null
  readonly fromGrade: number | null
  readonly toGrade: number | null
  readonly departments: string | null
  readonly classes: string | null
  /** Of a round for staff, which knows neither grades nor classes: codes of `school.post`. */
  readonly posts?: string | null
}

export interface DueStudent {
  readonly studentState: string
  readonly grade: number | null
  readonly departmentId: string | null
  readonly classId: string
}

/** 在读 and 复学: rounds are for those who study now. */
export const studying: readonly string[] = ['01', '05']

/** Whether a round is for a student; server/engine/rounds/audience.ts asks the database the same. */
export function isDue(of: RoundAudience, student: DueStudent): boolean {
  const { studentState, grade, departmentId, classId } = student
  const among = (list: string | null, id: string | null) => {
    const ids = listed(list)
    return ids.length === 0 || (id !== null && ids.includes(id))
  }
  return (
    studying.includes(studentState) &&
    (of.departmentId === null || of.departmentId === departmentId) &&
    (of.fromGrade === null || (grade !== null && grade >= of.fromGrade)) &&
    (of.toGrade === null || (grade !== null && grade <= of.toGrade)) &&
    among(of.departments, departmentId) &&
    among(of.classes, classId)
  )
}
