import { daysAfter, weekDayOf } from '#domain/kernel/days.ts'
import { clockAt } from '#domain/kits/college-clock.ts'
import type { PersonSent } from '#domain/system/door-wire.ts'

/** Whether this card of theirs opens the door at this moment, by the clock of the school. Hours may go over midnight. */
export function mayPass(person: PersonSent, card: string, at: Date): boolean {
  const { gone, cards, from, until, days, hoursFrom, hoursTo } = person
  if (gone || !cards.includes(card)) return false
  const local = clockAt(at)
  const clock = local.slice(11, 16)
  const overnight = hoursFrom !== null && hoursTo !== null && hoursFrom > hoursTo
  // After midnight it is still the evening before that says whether they may.
  const day = overnight && clock < hoursTo ? daysAfter(local.slice(0, 10), -1) : local.slice(0, 10)
  if ((from && day < from) || (until && day > until)) return false
  if (days.length > 0 && !days.includes(weekDayOf(day))) return false
  if (hoursFrom === null || hoursTo === null) return true
  return overnight ? clock >= hoursFrom || clock < hoursTo : clock >= hoursFrom && clock < hoursTo
}
