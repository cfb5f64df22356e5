import { use } from 'react'
import { useLocale, useText } from '#design-system/text/text.tsx'
import { calendarView } from '#styled-system/recipes/index.js'
import type { DayGridProps } from './day-grid.tsx'
import { onDay } from './days.ts'
import { DraggingContext } from './dragging.ts'
import { EventButton } from './event-button.tsx'
import { inWords } from './words.ts'

export interface DayCellProps extends DayGridProps {
  readonly day: string
  readonly chosen: boolean
  /** Of the month before or after. */
  readonly outside: boolean
}

const kinds = { holiday: '休', workday: '班' } as const

export const DayCell = (props: DayCellProps) => {
  const { day, chosen, outside, most, today, marks, events, onDate, onDay: openDay, onOpen } = props
  const t = useText()
  const locale = useLocale()
  const style = calendarView()
  const { Day } = use(DraggingContext)
  const all = onDay(events, day)
  const shown = most === undefined || all.length <= most ? all : all.slice(0, most - 1)
  const mark = marks?.[day]
  const words = [
    inWords('full', day, locale),
    mark && [mark.name, t(mark.kind === 'holiday' ? '放假' : '上班')].filter(Boolean).join(' '),
    all.length > 0 ? t('{{count}} 项安排', { count: all.length }) : t('没有安排'),
  ]
  return (
    <Day day={day}>
      {(drop) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the grid answers to the keys
        <td
          ref={drop.ref}
          className={style.day}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid, not of a table to read
          role="gridcell"
          tabIndex={chosen ? 0 : -1}
          aria-selected={chosen}
          aria-current={day === today ? 'date' : undefined}
          data-day={day}
          data-outside={outside ? '' : undefined}
          data-over={drop.over && ''}
          data-tall={most === undefined ? '' : undefined}
          onClick={() => onDate(day)}
          onDoubleClick={() => openDay(day)}
        >
          {/* No aria-label, which would hide the events: first the day in words, then what is on it. */}
          <span className={style.said}>{words.filter(Boolean).join('，')}</span>
          <div className={style.dayHead} aria-hidden>
            <span className={style.date}>{Number(day.slice(8))}</span>
            {mark && (
              <span className={style.mark} data-kind={mark.kind} title={mark.name}>
                <span data-short="">{t(kinds[mark.kind])}</span>
                <span data-long="">{mark.name ?? t(kinds[mark.kind])}</span>
              </span>
            )}
          </div>
          <div className={style.events}>
            {shown.map((event) => (
              <EventButton key={event.id} event={event} day={day} reachable={chosen} onOpen={onOpen} />
            ))}
            {shown.length < all.length && (
              <span className={style.more} data-rest="" aria-hidden>
                {t('还有 {{count}} 项', { count: all.length - shown.length })}
              </span>
            )}
            {most !== undefined && all.length > 0 && (
              <span className={style.more} data-all="" aria-hidden>
                {t('{{count}} 项', { count: all.length })}
              </span>
            )}
          </div>
        </td>
      )}
    </Day>
  )
}
