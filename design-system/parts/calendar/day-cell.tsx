import { useText } from '#design-system/text/text.tsx'
import { calendar } from '#styled-system/recipes/index.js'
import type { GridProps } from './day-grid.tsx'
import { refusal } from './day-props.ts'
import type { Day } from './days.ts'
import { schoolWeekOf } from './weeks.ts'

export interface DayCellProps extends GridProps {
  readonly day: Day
  readonly outside: boolean
}

/** One day of the calendar. A day that cannot be chosen can still be reached, to be told why. */
export const DayCell = ({ day, outside, unit, span, cursor, today, cell, ...props }: DayCellProps) => {
  const t = useText()
  const style = calendar()
  const refused = refusal(day, props)
  const within = span != null && day >= span.from && day <= span.to
  const edge = within && unit === 'day' && (day === span.from || day === span.to)
  const range =
    !within || unit !== 'day' || span.from === span.to
      ? undefined
      : day === span.from
        ? 'start'
        : day === span.to
          ? 'end'
          : 'within'
  const chosen = unit === 'day' ? edge : within
  const week = props.termStart ? schoolWeekOf(day, props.termStart, props.termWeeks) : null
  const name = [
    // Begins with the day as it is seen, so that it can be spoken to by voice.
    t('{{day}} 日，{{date}}', { day: Number(day.slice(8)), date: day }),
    week !== null && t('第{{week}}教学周', { week }),
    refused !== null && (refused || t('不可选')),
  ]
  const point = () => {
    props.onPoint?.(day)
    props.onReason(refused || null)
  }
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell by itself
    <td className={style.dayCell} aria-selected={within} data-range={range}>
      <button
        type="button"
        ref={day === cursor && !outside ? cell : undefined}
        className={style.day}
        tabIndex={day === cursor && !outside ? 0 : -1}
        aria-label={name.filter(Boolean).join('，')}
        aria-pressed={chosen}
        aria-disabled={refused !== null || undefined}
        aria-current={day === today ? 'date' : undefined}
        data-outside={outside ? '' : undefined}
        title={refused || undefined}
        onPointerEnter={point}
        onFocus={point}
        onClick={() => refused === null && props.onPick(day)}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  )
}
