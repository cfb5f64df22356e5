/** Asia/Shanghai has had no other offset since 1991. */
const offset = 8 * 3_600_000
const day = 24 * 3_600_000

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

/**
 * When quiet hours that hold at `at` end; null while there are none. `from` and `to` are `HH:mm` in Asia/Shanghai,
 * and may lie on both sides of midnight.
 */
export function quietUntil(at: Date, from: string | null, to: string | null): Date | null {
  if (!from || !to || from === to) return null
  const local = at.getTime() + offset
  const now = (local % day) / 60_000
  const [begin, end] = [minutesOf(from), minutesOf(to)]
  const quiet = begin < end ? now >= begin && now < end : now >= begin || now < end
  if (!quiet) return null
  const midnight = local - (local % day)
  const until = midnight + end * 60_000
  return new Date((until > local ? until : until + day) - offset)
}
