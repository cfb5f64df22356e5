import { type RefObject, useEffect, useRef, useState } from 'react'
import { calendar } from '#styled-system/recipes/index.js'
import { BlockGrid } from './block-grid.tsx'
import { CalendarHead } from './calendar-head.tsx'
import { DayGrid, type Span } from './day-grid.tsx'
import type { DayProps } from './day-props.ts'
import { addMonths, clampDay, type Day, startOfMonth } from './days.ts'
import { move, type View } from './move.ts'
import { useToday } from './use-today.ts'

export interface CalendarProps extends DayProps {
  /** What is picked: one cell of the calendar. */
  readonly unit: 'day' | 'week' | 'month'
  /** Where it opens; else on today. */
  readonly from?: Day | null
  /** First and last day of what is chosen. */
  readonly span?: Span | null
  /** How many months stand side by side. */
  readonly months?: 1 | 2
  /** What is picked, by one of its days. */
  readonly onPick: (day: Day) => void
  /** Where the focus or the pointer is: to draw a span before it is chosen. */
  readonly onPoint?: (day: Day | null) => void
  /** Given the cell that has the focus, so that a popup can put it there. */
  readonly cell: RefObject<HTMLButtonElement | null>
}

/** A calendar one picks from: days or weeks, and by its title months and years. Laid out for a popup. */
export const Calendar = ({ unit, from, months = 1, onPick, cell, ...rest }: CalendarProps) => {
  const style = calendar()
  const today = useToday(rest.today)
  const floor: View = unit === 'month' ? 'month' : 'day'
  const [view, setView] = useState<View>(floor)
  const [cursor, setCursor] = useState(() => clampDay(from ?? today, rest.min, rest.max))
  const [first, setFirst] = useState(() => startOfMonth(cursor))
  const [reason, setReason] = useState<string | null>(null)
  // The focus follows the cursor where a key has led it, and stays on the arrow buttons that are clicked.
  const follows = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move of the cursor, and each view, is followed
  useEffect(() => {
    if (follows.current) cell.current?.focus()
    follows.current = false
  }, [cursor, view, cell])

  const go = (to: Day, following: boolean) => {
    const day = clampDay(to, rest.min, rest.max)
    const month = startOfMonth(day)
    if (month < first || view !== 'day') setFirst(month)
    else if (month > addMonths(first, months - 1)) setFirst(addMonths(month, 1 - months))
    follows.current = following
    setCursor(day)
  }
  const show = (next: View) => {
    follows.current = true
    setView(next)
  }
  const grid = {
    ...rest,
    unit,
    today,
    cursor,
    cell,
    onReason: setReason,
    onKey: (key: string, shift: boolean) => {
      const to = move(view, cursor, key, shift)
      if (to) go(to, true)
      return to !== null
    },
  }
  return (
    <div className={style.root}>
      <div className={style.months}>
        {Array.from({ length: view === 'day' ? months : 1 }, (_, at) => addMonths(first, at)).map(
          (month, at, all) => (
            <div key={all.length > 1 ? at : view}>
              <CalendarHead
                view={view}
                month={view === 'day' ? month : cursor}
                before={at === 0}
                after={at === all.length - 1}
                floor={floor}
                min={rest.min}
                max={rest.max}
                onShow={show}
                onTurn={(count) => {
                  const to = addMonths(cursor, count)
                  setFirst(startOfMonth(addMonths(view === 'day' ? first : cursor, count)))
                  follows.current = false
                  setCursor(clampDay(to, rest.min, rest.max))
                }}
              />
              {view === 'day' ? (
                <DayGrid {...grid} month={month} alone={all.length === 1} onPick={onPick} />
              ) : (
                <BlockGrid
                  {...grid}
                  view={view}
                  onPick={(day) => {
                    if (view === floor) return onPick(day)
                    go(day, true)
                    setView(view === 'year' ? 'month' : 'day')
                  }}
                />
              )}
            </div>
          ),
        )}
      </div>
      {rest.unavailable && (
        <div className={style.reason} role="status">
          {reason}
        </div>
      )}
    </div>
  )
}
