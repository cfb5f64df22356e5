import { collegeAhead } from '#domain/kits/college-clock.ts'

const day = 24 * 3_600_000

/** `07:00` as minutes of the day. */
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

/** Whether a minute of the day lies in hours from `HH:mm` to `HH:mm`: those that end before they begin go over midnight. */
export function isWithin(minute: number, from: string, to: string): boolean {
  const [begin, end] = [minutesOf(from), minutesOf(to)]
  return begin < end ? minute >= begin && minute < end : minute >= begin || minute < end
}

/**
 * When quiet hours that hold at `at` end; null while there are none. `from` and `to` are `HH:mm` in Asia/Shanghai,
 * and may lie on both sides of midnight.
 */
export function quietUntil(at: Date, from: string | null, to: string | null): Date | null {
  if (!from || !to || from === to) return null
  const local = at.getTime() + collegeAhead
  if (!isWithin((local % day) / 60_000, from, to)) return null
  const midnight = local - (local % day)
  const until = midnight + minutesOf(to) * 60_000
  return new Date((until > local ? until : until + day) - collegeAhead)
}
