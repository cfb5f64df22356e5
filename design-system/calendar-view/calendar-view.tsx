import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { useControlled } from '#design-system/parts/controlled/use-controlled.ts'
import { usePhone } from '#design-system/parts/media/use-phone.ts'
import type { Tone } from '#design-system/tag/tag.tsx'
import { useLocale, useText } from '#design-system/text/text.tsx'
import { calendarView } from '#styled-system/recipes/index.js'
import { Agenda } from './agenda.tsx'
import { DayGrid } from './day-grid.tsx'
import { DayList } from './day-list.tsx'
import { addDays, addMonths, monthGrid, weekOf } from './days.ts'
import { inWords } from './words.ts'

export interface CalendarEvent {
  readonly id: string
  readonly title: string
  /** `yyyy-MM-dd` for the whole day, or `yyyy-MM-ddTHH:mm`. */
  readonly start: string
  readonly end?: string
  readonly tone?: Tone
  /** Where, who; in the list of a day. */
  readonly note?: string
  /** May be dragged to another day, where the owner takes moves. */
  readonly movable?: boolean
}

/** A holiday, or a day of work in place of one. */
export interface DayMark {
  readonly kind: 'holiday' | 'workday'
  /** 国庆节; without it 休 or 班. */
  readonly name?: string
}

export type CalendarSpan = 'month' | 'week' | 'day'
const spans = { month: '月', week: '周', day: '日' } as const satisfies Record<CalendarSpan, string>

export interface CalendarViewProps {
  /** Its name for screen readers: 学期校历. */
  readonly label: string
  readonly events: readonly CalendarEvent[]
  /** `yyyy-MM-dd`; the clock is the owner's. */
  readonly today: string
  /** The day that is chosen, and so the month that is shown. Today, unless told otherwise. */
  readonly date?: string
  readonly defaultDate?: string
  readonly onDateChange?: (date: string) => void
  readonly view?: CalendarSpan
  readonly defaultView?: CalendarSpan
  readonly onViewChange?: (view: CalendarSpan) => void
  readonly onOpen?: (event: string) => void
  /** A movable event was dragged to another day. What it opens should move it by keys as well. */
  readonly onMove?: (event: string, day: string) => void
  readonly marks?: Readonly<Record<string, DayMark>>
  /** 0 for Sunday. Monday, unless told otherwise. */
  readonly weekStart?: 0 | 1
  readonly loading?: boolean
  readonly ref?: Ref<HTMLElement>
}

/** What happens when: a month, a week, or the list of a day. */
export const CalendarView = (props: CalendarViewProps) => {
  const { label, today, weekStart = 1, loading, ref } = props
  const t = useText()
  const locale = useLocale()
  const style = calendarView()
  const [date, setDate] = useControlled(
    { value: props.date, defaultValue: props.defaultDate, onChange: props.onDateChange },
    today,
  )
  const [view, setView] = useControlled<CalendarSpan>(
    { value: props.view, defaultValue: props.defaultView, onChange: props.onViewChange },
    'month',
  )
  const by = (step: number) =>
    setDate(view === 'month' ? addMonths(date, step) : addDays(date, view === 'week' ? step * 7 : step))
  const title = inWords(
    view === 'month' ? 'month' : 'date',
    view === 'week' ? (weekOf(date, weekStart)[0] ?? date) : date,
    locale,
  )
  const openDay = (day: string) => {
    setDate(day)
    setView('day')
  }
  const words = spans[view]
  const phone = usePhone()
  return (
    <section ref={ref} className={style.root} aria-label={label} aria-busy={loading || undefined}>
      <div className={style.bar}>
        <Button size="sm" onClick={() => setDate(today)}>
          {t('今天')}
        </Button>
        <IconButton
          size="sm"
          label={t('上一{{span}}', { span: t(words) })}
          icon={<ChevronLeft aria-hidden />}
          onClick={() => by(-1)}
        />
        <IconButton
          size="sm"
          label={t('下一{{span}}', { span: t(words) })}
          icon={<ChevronRight aria-hidden />}
          onClick={() => by(1)}
        />
        <h2 className={style.title} aria-live="polite">
          {view === 'week' ? t('{{date}} 起一周', { date: title }) : title}
        </h2>
        <fieldset className={style.views} aria-label={t('显示方式')}>
          {(['month', 'week', 'day'] as const).map((each) => (
            <button
              key={each}
              type="button"
              className={style.view}
              aria-pressed={each === view}
              onClick={() => setView(each)}
            >
              {t(spans[each])}
            </button>
          ))}
        </fieldset>
      </div>
      {phone && view === 'week' ? (
        <Agenda {...props} days={weekOf(date, weekStart)} />
      ) : view === 'day' ? (
        <DayList {...props} date={date} />
      ) : (
        <DayGrid
          {...props}
          weekStart={weekStart}
          date={date}
          weeks={view === 'month' ? monthGrid(date, weekStart) : [weekOf(date, weekStart)]}
          // A week has room for all; a cell of a month for three.
          most={view === 'month' ? 3 : undefined}
          onDate={setDate}
          onDay={openDay}
        />
      )}
      {phone && view === 'month' && (
        // A cell of a phone holds the number of events alone.
        <section aria-label={inWords('full', date, locale)} className={style.agendaDay}>
          <h3 className={style.agendaHead}>{inWords('full', date, locale)}</h3>
          <DayList {...props} date={date} />
        </section>
      )}
    </section>
  )
}
