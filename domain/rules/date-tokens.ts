const moment = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?/

/**
 * A date or moment of ours, `2026-11-21 08:05:09`, by a pattern of tokens: year `YYYY`, month `MM`, day `DD`, hour
 * `HH`, minute `mm`, second `ss`, quarter `Q`, week of the year `W` by ISO 8601 (specification, section 9). It reads
 * the text and no clock, so that no time zone comes between. Empty for what is no date.
 */
export function formatDate(text: string, pattern: string): string {
  const found = moment.exec(text)
  if (!found) return ''
  const [, year = '', month = '', day = '', hour = '00', minute = '00', second = '00'] = found
  const tokens: Readonly<Record<string, string>> = {
    YYYY: year,
    MM: month,
    DD: day,
    HH: hour,
    mm: minute,
    ss: second,
    Q: String(Math.ceil(Number(month) / 3)),
    W: String(weekOf(Date.UTC(Number(year), Number(month) - 1, Number(day)))),
  }
  return pattern.replace(/YYYY|MM|DD|HH|mm|ss|Q|W/g, (token) => tokens[token] ?? '')
}

const day = 86_400_000

/** A week belongs to the year of its Thursday. */
function weekOf(at: number): number {
  const thursday = at + (3 - ((new Date(at).getUTCDay() + 6) % 7)) * day
  const newYear = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1)
  return Math.floor((thursday - newYear) / (7 * day)) + 1
}
