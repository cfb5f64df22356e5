import { weekDayOf } from '#domain/kernel/days.ts'
import { plainDigits } from '#domain/kernel/plain-number.ts'
import { clockAt } from '#domain/kits/college-clock.ts'
import { clockSaid } from './said-clock.ts'

/** A year, a month and a day, with one sign between them, with their words, or with nothing. */
const days = [
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/,
  /^(\d{4})\.(\d{1,2})\.(\d{1,2})(?!\d)/,
  /^(\d{4})\/(\d{1,2})\/(\d{1,2})(?!\d)/,
  /^(\d{4})年(\d{1,2})月(\d{1,2})[日号]/,
  /^(\d{4})(\d{2})(\d{2})(?![\dt])/,
]
const weekDay = /^\s*\(?(?:星期|周)([一二三四五六日天])\)?/
const weekDays = '一二三四五六日'
const zone = /(?:z|(utc|gmt)?([+-])(\d{1,2})(?::?([0-5]\d))?)$/
/** Behind hours and minutes alone `-10:00` is as well the end of a span, and `+1` the day after. */
const mayNameZone = /^t|:\d{2}:\d{2}/

/**
 * A day or a moment as `2026-09-01 08:00:00`; undefined for what is not one as a whole. One that names its zone is told
 * as the college's clock shows it. Whether the day exists is for the caller's checks.
 */
export function momentSaid(text: string): string | undefined {
  const said = plainDigits(text).toLowerCase()
  const [found, year = '', month = '', date = ''] = firstOf(days, said) ?? []
  if (found === undefined) return
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const behind = said.slice(found.length)
  const [named = '', on] = weekDay.exec(behind) ?? []
  if (on && weekDays[weekDayOf(day) - 1] !== on.replace('天', '日')) return
  const rest = behind.slice(named.length)
  return rest.trim() === '' ? `${day} 00:00:00` : atClock(day, rest)
}

function atClock(day: string, said: string): string | undefined {
  const [ending = '', name, sign, hours, minutes = '0'] = zone.exec(said) ?? []
  const clock = clockSaid(said.slice(0, said.length - ending.length).replace(/^t(?=\d)/, ''))
  if (clock === undefined || ending === '') return clock && `${day} ${clock}`
  if (sign && !name && !mayNameZone.test(said)) return
  const ahead = sign ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) : 0
  const at = Date.parse(`${day}T${clock}Z`) - ahead * 60_000
  // No place on earth is further ahead or behind.
  return Number.isNaN(at) || Math.abs(ahead) > 14 * 60 ? undefined : clockAt(new Date(at))
}

const firstOf = (shapes: readonly RegExp[], text: string) =>
  shapes.map((shape) => shape.exec(text)).find((found) => found !== null)
