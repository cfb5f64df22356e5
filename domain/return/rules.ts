import type { TurnState } from '#domain/kits/rounds/words.ts'
import type { ReturnResult } from './words.ts'

/** How a student stands, by the turn of the round; `onLeave` of one who was let go because of a leave. */
export function returnResultOf({
  state,
  onLeave,
}: {
  readonly state: TurnState | null
  readonly onLeave: boolean | null
}): ReturnResult {
  if (state === 'done') return 'returned'
  if (state === 'exempt') return onLeave ? 'leave' : 'exempt'
  return 'absent'
}

/** Whether an arrival, `2026-10-07 18:00:00`, is within the time in which students come back. */
export const isWithin = (
  arrivesAt: string,
  { returnsFrom, closesAt }: { readonly returnsFrom: string; readonly closesAt: string },
): boolean => returnsFrom <= arrivesAt && arrivesAt <= closesAt
