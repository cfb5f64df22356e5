import { daysAfter } from '#domain/kernel/days.ts'
import { collegeAhead, today } from '#domain/kits/college-clock.ts'
import type { AbnormalKind } from './abnormal-access.ts'

/** What a gate told of, as the rules look at it. `at` is in milliseconds since 1970. */
export interface Pass {
  readonly at: number
  readonly deviceId: string
  readonly buildingId: string
  readonly direction: 'in' | 'out' | null
  readonly result: string
  readonly studentId: string | null
  readonly teacherId: string | null
  readonly cardUid: string | null
}

export interface WatchSettings {
  /** Minutes of the day between which coming home is late; the night may lie between them. */
  readonly lateFrom: number
  readonly lateTo: number
  readonly unseenHours: number
}

export interface Watched {
  readonly passes: readonly Pass[]
  /** The dormitories whose doors a student may open: where they live. */
  readonly homes: ReadonlyMap<string, ReadonlySet<string>>
  readonly dormitories: ReadonlySet<string>
  /** Students who need not be home at the end of the last night: on leave, or living outside. */
  readonly away: ReadonlySet<string>
  readonly settings: WatchSettings
  readonly now: number
}

export interface Finding {
  readonly kind: AbnormalKind
  /** The same finding, found again, has the same one. */
  readonly key: string
  readonly day: string
  readonly at: number
  readonly buildingId: string
  readonly deviceId: string
  readonly studentId: string | null
  readonly cardUid: string | null
}

const dayMs = 86_400_000
const dayOf = (at: number) => today(new Date(at))
const minuteOf = (at: number) => Math.floor(((at + collegeAhead) % dayMs) / 60_000)

/** The night that a moment counts to, by the day on which it began; null outside the late hours. */
export function nightOf(at: number, { lateFrom, lateTo }: WatchSettings): string | null {
  const minute = minuteOf(at)
  if (lateFrom < lateTo) return minute >= lateFrom && minute < lateTo ? dayOf(at) : null
  if (minute >= lateFrom) return dayOf(at)
  return minute < lateTo ? daysAfter(dayOf(at), -1) : null
}

/** The last night that is over: the day on which it began, and when it ended. */
export function lastNight(now: number, { lateFrom, lateTo }: WatchSettings) {
  const endOf = (day: string) =>
    Date.parse(`${day}T00:00:00Z`) - collegeAhead + lateTo * 60_000 + (lateFrom < lateTo ? 0 : dayMs)
  const today = dayOf(now)
  const day = [0, -1, -2].map((back) => daysAfter(today, back)).find((each) => endOf(each) <= now) ?? today
  return { day, end: endOf(day) }
}

/**
 * Everything out of the ordinary in what the gates told of, one finding for each key. It does not go by the order in
 * which it was told; of several passes that make one finding, the earliest stands for it.
 */
export function findingsIn(watched: Watched): readonly Finding[] {
  const passes = watched.passes.toSorted(
    (one, other) => one.at - other.at || (one.deviceId < other.deviceId ? -1 : 1),
  )
  const found = new Map<string, Finding>()
  const note = (
    kind: AbnormalKind,
    { at, buildingId, deviceId, studentId, cardUid }: Pass,
    about: string,
    day: string,
  ) => {
    const key = `${kind} ${about}`
    if (!found.has(key)) found.set(key, { kind, key, day, at, buildingId, deviceId, studentId, cardUid })
  }
  for (const pass of passes) alone(pass, watched, note)
  const ofStudent = Map.groupBy(
    passes.filter(({ studentId, result }) => studentId && result === 'passed'),
    ({ studentId }) => studentId,
  )
  for (const [studentId, own] of ofStudent) {
    const homes = watched.homes.get(studentId ?? '')
    if (homes)
      together(
        own.filter(({ buildingId, direction }) => homes.has(buildingId) && direction),
        watched,
        note,
      )
  }
  return [...found.values()]
}

type Note = (kind: AbnormalKind, pass: Pass, about: string, day: string) => void

/** What one pass says by itself. */
function alone(pass: Pass, { homes, dormitories, settings }: Watched, note: Note) {
  const { at, studentId, teacherId, cardUid, buildingId, deviceId, direction, result } = pass
  const day = dayOf(at)
  if (result === 'forced') note('forced', pass, `${deviceId} ${at}`, day)
  if (!dormitories.has(buildingId)) return
  if (!studentId) {
    if (cardUid && !teacherId) note('stranger', pass, `${day} ${cardUid} ${buildingId}`, day)
    return
  }
  const own = homes.get(studentId)
  if (!own) return
  if (!own.has(buildingId)) return note('elsewhere', pass, `${day} ${studentId} ${buildingId}`, day)
  const night = direction === 'in' && result === 'passed' ? nightOf(at, settings) : null
  if (night) note('late', pass, `${night} ${studentId}`, night)
}

/** What the passes of one student at home say together, in their order. */
function together(passes: readonly Pass[], { away, settings, now }: Watched, note: Note) {
  const night = lastNight(now, settings)
  const before = passes.findLast(({ at }) => at <= night.end)
  const isAway = before?.studentId && away.has(before.studentId)
  // Once for each absence, however many nights it lasts; of a leave only those after it.
  if (before?.direction === 'out' && !isAway)
    note('absent', before, `${before.studentId} ${before.at}`, night.day)
  const last = passes.at(-1)
  if (last?.direction === 'in' && now - last.at > settings.unseenHours * 3_600_000)
    note('unseen', last, `${last.studentId} ${last.at}`, dayOf(last.at))
}
