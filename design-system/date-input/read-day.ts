import { readDate } from '#design-system/parts/calendar/dates.ts'
import { type DayProps, refusal } from '#design-system/parts/calendar/day-props.ts'
import type { Day } from '#design-system/parts/calendar/days.ts'
import type { Reading } from '#design-system/parts/picker/typed-box.tsx'
import type { Translate } from '#design-system/text/text.tsx'

/** Understands a typed day and holds it to the days that may be chosen. */
export const readDay = (typed: string, props: DayProps & { readonly today: Day }, t: Translate): Reading => {
  const day = readDate(typed, props.today)
  if (!day) return { refused: t('“{{typed}}”不是日期', { typed }) }
  const refused = refusal(day, props)
  if (refused === null) return { value: day }
  if (refused) return { refused: t('{{date}} 不可选：{{reason}}', { date: day, reason: refused }) }
  const { min, max } = props
  return {
    refused:
      min && day < min ? t('不能早于 {{date}}', { date: min }) : t('不能晚于 {{date}}', { date: max ?? '' }),
  }
}
