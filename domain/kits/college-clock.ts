/** The college is in China, wherever a browser or a server stands: one zone, which has had no other offset since 1991. */
export const collegeZone = 'Asia/Shanghai'
/** So many milliseconds it is ahead of UTC. */
export const collegeAhead = 8 * 3_600_000

/** A moment as the college's clock shows it, `2026-09-01 08:00:00`. */
export const clockAt = (at: Date): string =>
  new Date(at.getTime() + collegeAhead).toISOString().slice(0, 19).replace('T', ' ')

/** The moment at which the college's clock shows that: the inverse of `clockAt`, to the second. */
export const instantOf = (clock: string): Date => new Date(`${clock.replace(' ', 'T')}+08:00`)

/** The day it is at the college, `2026-09-01`. Nothing else says what today is. */
export const today = (now: Date = new Date()): string => clockAt(now).slice(0, 10)

/** The year it is at the college. */
export const yearOf = (now: Date = new Date()): number => Number(clockAt(now).slice(0, 4))

/** The hour it is at the college, 0 to 23. */
export const hourAt = (now: Date): number => Number(clockAt(now).slice(11, 13))
