import type { RefObject } from 'react'
import { useLocale, useText } from '#design-system/text/text.tsx'
import { calendar } from '#styled-system/recipes/index.js'
import { DayCell } from './day-cell.tsx'
import type { DayProps } from './day-props.ts'
import { type Day, nameDay, weeksOfMonth } from './days.ts'
import { schoolWeekOf, weekOf } from './weeks.ts'

/** From one day to another, both belonging to it. */
export interface Span {
  readonly from: Day
  readonly to: Day
}

export interface GridProps extends DayProps {
  readonly unit: 'day' | 'week' | 'month'
  readonly today: Day
  readonly cursor: Day
  readonly span?: Span | null
  readonly cell: RefObject<HTMLButtonElement | null>
  readonly onPick: (day: Day) => void
  readonly onPoint?: (day: Day | null) => void
  /** Why the day under the pointer or the focus cannot be chosen. */
  readonly onReason: (reason: string | null) => void
  /** Takes a key, and tells whether it was one of the grid's. */
  readonly onKey: (key: string, shift: boolean) => boolean
}

export interface DayGridProps extends GridProps {
  readonly month: Day
  /** With another month beside it, days that belong to that one are left out. */
  readonly alone: boolean
}

/** The days of a month in its weeks, each with its number where weeks count. */
export const DayGrid = ({ month, alone, ...props }: DayGridProps) => {
  const { unit, span, onKey, onPoint, onReason } = props
  const t = useText()
  const locale = useLocale()
  const style = calendar()
  const weeks = weeksOfMonth(month)
  const numbered = unit === 'week' || props.termStart !== undefined
  return (
    <table
      className={style.table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the date grid of the ARIA patterns is a table
      role="grid"
      aria-label={nameDay(locale, month, { year: 'numeric', month: 'long' })}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || !onKey(event.key, event.shiftKey)) return
        event.preventDefault()
        event.stopPropagation()
      }}
      onPointerLeave={() => {
        onPoint?.(null)
        onReason(null)
      }}
    >
      <thead>
        <tr>
          {numbered && (
            <th scope="col" className={style.weekday} abbr={t('周次')}>
              {t('周')}
            </th>
          )}
          {(weeks[0] ?? []).map((day) => (
            <th
              key={day}
              scope="col"
              className={style.weekday}
              abbr={nameDay(locale, day, { weekday: 'long' })}
            >
              {nameDay(locale, day, { weekday: 'narrow' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => {
          const [monday = month] = week
          return (
            <tr
              key={monday}
              className={style.weekRow}
              data-whole={unit === 'week' ? '' : undefined}
              aria-selected={unit === 'week' ? span?.from === monday : undefined}
            >
              {numbered && (
                <th scope="row" className={style.weekNumber}>
                  {props.termStart
                    ? schoolWeekOf(monday, props.termStart, props.termWeeks)
                    : Number(weekOf(monday).slice(6))}
                </th>
              )}
              {week.map((day) =>
                alone || day.slice(0, 7) === month.slice(0, 7) ? (
                  <DayCell key={day} {...props} day={day} outside={day.slice(0, 7) !== month.slice(0, 7)} />
                ) : (
                  <td key={day} />
                ),
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
