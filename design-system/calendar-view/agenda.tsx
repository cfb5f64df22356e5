import { useLocale, useText } from '#design-system/text/text.tsx'
import { calendarView } from '#styled-system/recipes/index.js'
import type { CalendarViewProps } from './calendar-view.tsx'
import { DayList } from './day-list.tsx'
import { onDay } from './days.ts'
import { inWords } from './words.ts'

/** A week on a phone, which has no room for seven columns: day under day, each with what is on it. */
export const Agenda = ({ days, ...props }: CalendarViewProps & { readonly days: readonly string[] }) => {
  const t = useText()
  const locale = useLocale()
  const style = calendarView()
  return (
    <ol className={style.list}>
      {days.map((day) => (
        <li key={day} className={style.agendaDay}>
          <h3 className={style.agendaHead} aria-current={day === props.today ? 'date' : undefined}>
            {inWords('full', day, locale)}
          </h3>
          {onDay(props.events, day).length > 0 ? (
            <DayList {...props} date={day} />
          ) : (
            <p className={style.more}>{t('没有安排')}</p>
          )}
        </li>
      ))}
    </ol>
  )
}
