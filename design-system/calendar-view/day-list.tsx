import { Empty } from '#design-system/empty/empty.tsx'
import { useLocale, useText } from '#design-system/text/text.tsx'
import { calendarView } from '#styled-system/recipes/index.js'
import type { CalendarViewProps } from './calendar-view.tsx'
import { onDay } from './days.ts'
import { EventButton } from './event-button.tsx'
import { inWords } from './words.ts'

/** What is on one day, from morning to evening. */
export const DayList = ({ events, date, onOpen }: CalendarViewProps & { readonly date: string }) => {
  const t = useText()
  const locale = useLocale()
  const style = calendarView()
  const all = onDay(events, date)
  if (all.length === 0) return <Empty size="sm" title={t('没有安排')} />
  return (
    <ul className={style.list} aria-label={inWords('full', date, locale)}>
      {all.map((event) => (
        <li key={event.id}>
          <EventButton event={event} day={date} reachable wide onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}
