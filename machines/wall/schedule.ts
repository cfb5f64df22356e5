import { isWithin } from '#domain/system/quiet-hours.ts'

export interface Hours {
  /** `07:00`; both null where a wall shows all day. */
  readonly startsAt: string | null
  readonly endsAt: string | null
}

/** Whether a wall shows at this minute of the day. Hours that end before they begin go over midnight. */
export function showsAt({ startsAt, endsAt }: Hours, minute: number): boolean {
  if (!startsAt || !endsAt || startsAt === endsAt) return true
  return isWithin(minute, startsAt, endsAt)
}

/** Minutes since midnight in the college's zone, whatever the computer's own. */
export const minuteOf = (at: number) => Math.floor(((at + 8 * 3_600_000) % 86_400_000) / 60_000)
