import { useLocale, useText } from '#design-system/text/text.tsx'
import { calendar } from '#styled-system/recipes/index.js'
import type { GridProps } from './day-grid.tsx'
import { addDays, addMonths, type Day, nameDay } from './days.ts'
import { columns, type View } from './move.ts'

export interface BlockGridProps extends GridProps {
  readonly view: Exclude<View, 'day'>
}

/** The months of a year, or the years of a decade. */
export const BlockGrid = ({ view, cursor, today, span, min, max, cell, onPick, onKey }: BlockGridProps) => {
  const t = useText()
  const locale = useLocale()
  const style = calendar()
  const size = view === 'month' ? 1 : 12
  const year = Number(cursor.slice(0, 4))
  const start: Day = view === 'month' ? `${cursor.slice(0, 4)}-01-01` : `${year - (year % 10)}-01-01`
  const length = view === 'month' ? 7 : 4
  const same = (one: Day, other: Day | undefined) => one.slice(0, length) === other?.slice(0, length)
  const rows = Array.from({ length: 3 }, (_, row) =>
    Array.from({ length: columns }, (_, at) => addMonths(start, (row * columns + at) * size)),
  )
  return (
    <table
      className={style.table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the date grid of the ARIA patterns is a table
      role="grid"
      aria-label={view === 'month' ? t('月份') : t('年份')}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || !onKey(event.key, event.shiftKey)) return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            {row.map((first) => {
              const last = addDays(addMonths(first, size), -1)
              const refused = (min !== undefined && last < min) || (max !== undefined && first > max)
              const here = same(first, cursor)
              const chosen = same(first, span?.from)
              return (
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell by itself
                <td key={first} className={style.dayCell} aria-selected={chosen}>
                  <button
                    type="button"
                    ref={here ? cell : undefined}
                    className={style.block}
                    tabIndex={here ? 0 : -1}
                    aria-pressed={chosen}
                    aria-current={same(first, today) ? 'date' : undefined}
                    aria-disabled={refused || undefined}
                    aria-label={
                      view === 'month'
                        ? nameDay(locale, first, { year: 'numeric', month: 'long' })
                        : nameDay(locale, first, { year: 'numeric' })
                    }
                    onClick={() => {
                      // From a year to the month one came from, from a month to its first day.
                      if (!refused)
                        onPick(view === 'month' ? first : `${first.slice(0, 4)}${cursor.slice(4, 7)}-01`)
                    }}
                  >
                    {view === 'month' ? nameDay(locale, first, { month: 'short' }) : first.slice(0, 4)}
                  </button>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
