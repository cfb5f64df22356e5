import { clockAt } from '#domain/kits/college-clock.ts'

/** Milliseconds since 1970 as the server writes a moment: 2026-09-05 08:00:00. */
export const momentOf = (at: number) => clockAt(new Date(at))
/** The college's day: 2026-09-05. */
export const dayOf = (at: number) => momentOf(at).slice(0, 10)
/** For the person at the desk: 08:00:00. */
export const clockOf = (at: number) => momentOf(at).slice(11)
