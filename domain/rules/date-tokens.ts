import dayjs from 'dayjs'
import advancedFormat from 'dayjs/plugin/advancedFormat.js'
import isoWeek from 'dayjs/plugin/isoWeek.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)
dayjs.extend(isoWeek)
dayjs.extend(advancedFormat)

const moment = /^\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2})?)?/

/**
 * A date or moment of ours, `2026-11-21 08:05:09`, by a pattern of tokens: year `YYYY`, month `MM`, day `DD`, hour
 * `HH`, minute `mm`, second `ss`, quarter `Q`, week of the year `W` by ISO 8601 (specification, section 9). It is read
 * and written in one zone, so that none comes between. Empty for what is no date.
 */
export function formatDate(text: string, pattern: string): string {
  const [found] = moment.exec(text) ?? []
  return found ? dayjs.utc(found).format(pattern) : ''
}
