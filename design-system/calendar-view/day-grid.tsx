import { type KeyboardEvent, useEffect, useRef } from 'react'
import { isComposing } from '#design-system/parts/composing/is-composing.ts'
import { useLater } from '#design-system/parts/later/use-later.ts'
import { useLocale } from '#design-system/text/text.tsx'
import { calendarView } from '#styled-system/recipes/index.js'
import type { CalendarViewProps } from './calendar-view.tsx'
import { DayCell } from './day-cell.tsx'
import { addDays, addMonths, monthOf, weekday, weekOf } from './days.ts'
import { inWords } from './words.ts'

const loadDrag = () => import('./day-drag.tsx')

export interface DayGridProps extends CalendarViewProps {
  readonly date: string
  readonly weeks: readonly (readonly string[])[]
  readonly weekStart: 0 | 1
  readonly most?: number
  readonly onDate: (day: string) => void
  readonly onDay: (day: string) => void
}

/** Where a key leads from a day, as in the date grid of the ARIA authoring practices. */
const goal = (day: string, { key, shiftKey }: KeyboardEvent, weekStart: 0 | 1): string | undefined => {
  const at = weekday(day, weekStart)
  const goals: Record<string, () => string> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => addDays(day, -at),
    End: () => addDays(day, 6 - at),
    PageUp: () => addMonths(day, shiftKey ? -12 : -1),
    PageDown: () => addMonths(day, shiftKey ? 12 : 1),
  }
  return goals[key]?.()
}

/** Weeks of days, one of which can be reached by Tab; the arrows lead to the others. */
export const DayGrid = (props: DayGridProps) => {
  const { label, date, weeks, weekStart, events, onDate, onDay, onMove } = props
  const DayDrag = useLater(loadDrag, onMove !== undefined)?.DayDrag
  const locale = useLocale()
  const style = calendarView()
  const grid = useRef<HTMLTableElement>(null)
  const follow = useRef(false)
  useEffect(() => {
    if (follow.current) grid.current?.querySelector<HTMLElement>(`[data-day="${date}"]`)?.focus()
    follow.current = false
  }, [date])
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    // Keys on an event within a day are its own.
    if (!(event.target instanceof HTMLElement) || event.target.dataset.day === undefined) return
    const next = goal(event.target.dataset.day, event, weekStart)
    if (next) {
      follow.current = true
      onDate(next)
    } else if (event.key === 'Enter' || event.key === ' ') onDay(event.target.dataset.day)
    else return
    event.preventDefault()
  }
  const table = (
    <table
      ref={grid}
      className={style.grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the arrows walk in it
      role="grid"
      aria-label={label}
      data-month={weeks.length > 1 ? '' : undefined}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {weekOf(date, weekStart).map((day) => (
            <th key={weekday(day, weekStart)} className={style.weekday} scope="col">
              {inWords('weekday', day, locale)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayCell
                key={day}
                {...props}
                day={day}
                chosen={day === date}
                outside={weeks.length > 1 && monthOf(day) !== monthOf(date)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
  return onMove && DayDrag ? (
    <DayDrag events={events} onMove={onMove}>
      {table}
    </DayDrag>
  ) : (
    table
  )
}
