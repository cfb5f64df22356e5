import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useLocale, useText } from '#design-system/text/text.tsx'
import { calendar, innerButton } from '#styled-system/recipes/index.js'
import type { DayProps } from './day-props.ts'
import { addDays, addMonths, type Day, nameDay, startOfMonth } from './days.ts'
import type { View } from './move.ts'

const texts = {
  day: { before: '上一月', after: '下一月', up: '选择月份', months: 1 },
  month: { before: '上一年', after: '下一年', up: '选择年份', months: 12 },
  year: { before: '上一十年', after: '下一十年', up: '', months: 120 },
} as const

export interface CalendarHeadProps extends Pick<DayProps, 'min' | 'max'> {
  readonly view: View
  readonly floor: View
  readonly month: Day
  /** Whether it carries the arrow back, and the one forth: of two months each has one. */
  readonly before: boolean
  readonly after: boolean
  readonly onShow: (view: View) => void
  readonly onTurn: (months: number) => void
}

/** Above a calendar: the month, the year or the decade it shows, and the ways to others. */
export const CalendarHead = ({ view, month, before, after, min, max, onShow, onTurn }: CalendarHeadProps) => {
  const t = useText()
  const locale = useLocale()
  const style = calendar()
  const text = texts[view]
  const year = Number(month.slice(0, 4))
  const decade = year - (year % 10)
  const title =
    view === 'day'
      ? nameDay(locale, month, { year: 'numeric', month: 'long' })
      : view === 'month'
        ? nameDay(locale, month, { year: 'numeric' })
        : `${decade} – ${decade + 9}`
  const start =
    view === 'day' ? startOfMonth(month) : view === 'month' ? `${month.slice(0, 4)}-01-01` : `${decade}-01-01`
  const end = addDays(addMonths(start, text.months), -1)
  return (
    <div className={style.head}>
      {before ? (
        <button
          type="button"
          className={innerButton()}
          aria-label={t(text.before)}
          disabled={min !== undefined && start <= min}
          onClick={() => onTurn(-text.months)}
        >
          <ChevronLeft aria-hidden />
        </button>
      ) : (
        <span className={style.spacer} />
      )}
      {text.up ? (
        <button
          type="button"
          className={style.title}
          aria-live="polite"
          title={t(text.up)}
          onClick={() => onShow(view === 'day' ? 'month' : 'year')}
        >
          {title}
        </button>
      ) : (
        <span className={style.title} aria-live="polite">
          {title}
        </span>
      )}
      {after ? (
        <button
          type="button"
          className={innerButton()}
          aria-label={t(text.after)}
          disabled={max !== undefined && end >= max}
          onClick={() => onTurn(text.months)}
        >
          <ChevronRight aria-hidden />
        </button>
      ) : (
        <span className={style.spacer} />
      )}
    </div>
  )
}
