import { instantOf } from '#domain/kits/college-clock.ts'
import type { Moment } from './approval.case.ts'

const milliseconds = (moment: Moment) => instantOf(moment).getTime()

/** Whole minutes from now until so many hours after a moment, rounded up; 0 or less once they are over. */
export const minutesUntil = (now: Moment, from: Moment, hours: number) =>
  Math.ceil((milliseconds(from) - milliseconds(now)) / 60_000 + hours * 60)
