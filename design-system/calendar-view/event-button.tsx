import { use } from 'react'
import { useText } from '#design-system/text/text.tsx'
import { calendarView } from '#styled-system/recipes/index.js'
import type { CalendarEvent } from './calendar-view.tsx'
import { hourOn } from './days.ts'
import { DraggingContext } from './dragging.ts'

export interface EventButtonProps {
  readonly event: CalendarEvent
  readonly day: string
  /** By Tab: only what is on the chosen day, so that a month is no way of a hundred stops. */
  readonly reachable: boolean
  /** With the end and the note, in the list of a day. */
  readonly wide?: boolean
  readonly onOpen?: (event: string) => void
}

export const EventButton = ({ event, day, reachable, wide, onOpen }: EventButtonProps) => {
  const t = useText()
  const style = calendarView()
  const { Event } = use(DraggingContext)
  const from = hourOn(event, day)
  const to = event.end?.slice(0, 10) === day ? event.end.slice(11, 16) : ''
  const hours = from && to ? `${from}–${to}` : from || (to ? t('至 {{time}}', { time: to }) : t('全天'))
  return (
    <Event event={event} day={day}>
      {(drag) => (
        <button
          ref={drag.ref}
          type="button"
          className={style.event}
          style={drag.style}
          data-dragging={drag.dragging && ''}
          {...drag.listeners}
          tabIndex={reachable ? undefined : -1}
          title={event.title}
          data-tone={event.tone ?? 'accent'}
          data-wide={wide ? '' : undefined}
          onClick={(click) => {
            click.stopPropagation()
            onOpen?.(event.id)
          }}
        >
          {(wide || from) && <span className={style.hour}>{wide ? hours : from}</span>}
          <span className={style.name}>{event.title}</span>
          {wide && event.note && <span className={style.note}>{event.note}</span>}
        </button>
      )}
    </Event>
  )
}
