import { Cron } from 'croner'
import { collegeZone } from '#domain/kits/college-clock.ts'

const zone = { timezone: collegeZone, paused: true, mode: '5-part' } as const

/** The first moment after `from` that a cron expression names; undefined when there is none, or it is no expression. */
export const nextTime = (cron: string, from: Date): Date | undefined => nextTimes(cron, from, 1)[0]

/** The first `count` moments after `from` that it names, in order; none when it is no expression. */
export function nextTimes(cron: string, from: Date, count: number): readonly Date[] {
  try {
    return new Cron(cron, zone).nextRuns(count, from)
  } catch {
    return []
  }
}
