import { useLocale, useText } from '#design-system/text/text.tsx'
import { calendarView } from '#styled-system/recipes/index.js'
import type { DayGridProps } from './day-grid.tsx'
import { onDay } from './days.ts'
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
  const all = onDay(events, day)
  const shown = most === undefined || all.length <= most ? all : all.slice(0, most - 1)
  const mark = marks?.[day]
  const words = [
    inWords('full', day, locale),
    mark && `${mark.name ?? ''} ${t(mark.kind === 'holiday' ? '放假' : '上班')}`,
    all.length > 0 ? t('{{count}} 项安排', { count: all.length }) : t('没有安排'),
  ]
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid answers to the keys
    <td
      className={style.day}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid, not of a table to read
      role="gridcell"
      tabIndex={chosen ? 0 : -1}
      aria-label={words.filter(Boolean).join('，')}
      aria-selected={chosen}
      aria-current={day === today ? 'date' : undefined}
      data-day={day}
      data-outside={outside ? '' : undefined}
      data-tall={most === undefined ? '' : undefined}
      onClick={() => onDate(day)}
      onDoubleClick={() => openDay(day)}
    >
      <div className={style.dayHead}>
        <span className={style.date}>{Number(day.slice(8))}</span>
        {mark && (
          <span className={style.mark} data-kind={mark.kind} title={mark.name}>
            {mark.name ?? t(kinds[mark.kind])}
          </span>
        )}
      </div>
      <div className={style.events}>
        {shown.map((event) => (
          <EventButton key={event.id} event={event} day={day} reachable={chosen} onOpen={onOpen} />
        ))}
        {shown.length < all.length && (
          <span className={style.more} data-rest="">
            {t('还有 {{count}} 项', { count: all.length - shown.length })}
          </span>
        )}
        {most !== undefined && all.length > 0 && (
          <span className={style.more} data-all="">
            {t('{{count}} 项', { count: all.length })}
          </span>
        )}
      </div>
    </td>
  )
}
