import { type KeyboardEvent, useRef, useState } from 'react'
import { weekDay } from '#domain/dictionaries/calendar.ts'
import { entriesOf } from '#domain/kernel/dictionary.ts'
import { today } from '#domain/kits/college-clock.ts'
import { cva, cx } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { DayCell } from './day-cell.tsx'
import { dayReached, weeksOf } from './days.ts'
import type { NamedDay, Term } from './term.ts'

export interface TermGridProps {
  readonly term: Term
  readonly byDay: ReadonlyMap<string, NamedDay>
  readonly mayOpen: (day: string) => boolean
  readonly onOpen: (day: string) => void
}

/** The weeks of a term under one another. Arrow keys go from day to day, Enter opens one. */
export function TermGrid({ term, byDay, mayOpen, onOpen }: TermGridProps) {
  const { t } = useTranslation()
  const weeks = weeksOf(term.startDate, term.weeks)
  const now = today()
  const days = weeks.flat()
  const [reached, setReached] = useState(days.includes(now) ? now : term.startDate)
  const body = useRef<HTMLTableSectionElement>(null)

  function move(event: KeyboardEvent) {
    const day = dayReached(reached, event.key)
    if (day === undefined) return
    event.preventDefault()
    body.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }

  return (
    <div className={scroller()}>
      <table className={grid()} aria-label={term.name ?? t('校历')}>
        <thead>
          <tr>
            <th className={cx(head(), first())} scope="col">
              {t('周次')}
            </th>
            {entriesOf(weekDay).map(([code, label]) => (
              <th key={code} className={head()} scope="col">
                {t(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={move}>
          {weeks.map((week, at) => (
            <tr key={week[0]}>
              <th className={cx(head(), first())} scope="row">
                {t('第{{week}}周', { week: at + 1 })}
              </th>
              {week.map((day) => (
                <td key={day} className={cell()}>
                  <DayCell
                    day={day}
                    named={byDay.get(day)}
                    isToday={day === now}
                    isFirst={day === days[0]}
                    reachable={day === reached}
                    onReach={() => setReached(day)}
                    onOpen={mayOpen(day) ? () => onOpen(day) : undefined}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const scroller = cva({ base: { overflowX: 'auto' } })
const grid = cva({
  base: {
    width: 'full',
    minWidth: 'least.term',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '1',
  },
})
const cell = cva({ base: { padding: '0', verticalAlign: 'top', height: '1' } })
const head = cva({
  base: {
    paddingBlock: '1',
    textStyle: 'body.sm',
    color: 'text.quiet',
    textAlign: 'center',
    whiteSpace: 'nowrap',
  },
})
const first = cva({
  base: { width: '16', position: 'sticky', insetInlineStart: '0', bg: 'surface', zIndex: 'cell' },
})
