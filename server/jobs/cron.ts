import { Cron } from 'croner'

const zone = { timezone: 'Asia/Shanghai', paused: true, mode: '5-part' } as const

/** The first moment after `from` that a cron expression names; undefined when there is none, or it is no expression. */
export function nextTime(cron: string, from: Date): Date | undefined {
  try {
    return new Cron(cron, zone).nextRun(from) ?? undefined
  } catch {
    return undefined
  }
}
