import type { mailPaces } from './message-choice.ts'

const hour = 3_600_000
/** Asia/Shanghai has had no other offset since 1991. */
const offset = 8 * hour
/** The hour of the day at which a daily mail goes out. */
const daily = 8

/** When a mail of that moment goes out by a pace; null: at once. */
export function mailDue(at: Date, pace: keyof typeof mailPaces.labels): Date | null {
  if (pace === 'at-once') return null
  const local = at.getTime() + offset
  if (pace === 'hourly') return new Date((Math.floor(local / hour) + 1) * hour - offset)
  const today = local - (local % (24 * hour)) + daily * hour
  return new Date((today > local ? today : today + 24 * hour) - offset)
}
