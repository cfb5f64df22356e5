import { readTime } from '#design-system/parts/calendar/times.ts'
import type { Reading } from '#design-system/parts/picker/typed-box.tsx'
import type { Translate } from '#design-system/text/text.tsx'

export interface TimeLimits {
  /** `HH:mm`, as is `max`. */
  readonly min?: string
  readonly max?: string
  /** Asks for seconds as well: the value is then `HH:mm:ss`. */
  readonly seconds?: boolean
}

/** Understands a typed time and holds it to its limits. */
export const readTimeWithin = (typed: string, { min, max, seconds }: TimeLimits, t: Translate): Reading => {
  const time = readTime(typed, seconds)
  if (!time) return { refused: t('“{{typed}}”不是时间', { typed }) }
  if (min && time < min) return { refused: t('不能早于 {{date}}', { date: min }) }
  if (max && time.slice(0, max.length) > max) return { refused: t('不能晚于 {{date}}', { date: max }) }
  return { value: time }
}
