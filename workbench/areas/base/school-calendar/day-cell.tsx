import { dayKind, weekDay } from '#domain/dictionaries/calendar.ts'
import { weekDayOf } from '#domain/kernel/days.ts'
import { cva, cx } from '#styled-system/css/index.js'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { type DayTone, dayStyle } from './day-style.tsx'
import type { NamedDay } from './term.ts'
import { useDayName } from './use-day-name.ts'

export interface DayCellProps {
  readonly day: string
  readonly named?: NamedDay
  readonly isToday: boolean
  /** The first day of the term tells its month too, as the first of every month does. */
  readonly isFirst: boolean
  /** The one day that the tab key reaches. */
  readonly reachable: boolean
  readonly onReach: () => void
  /** Left out where this person may not change it. */
  readonly onOpen?: () => void
}

/** One day: its date, what it is for, and why. */
export function DayCell({ day, named, isToday, isFirst, reachable, onReach, onOpen }: DayCellProps) {
  const { t } = useTranslation()
  const nameOf = useDayName()
  const [, month, date] = day.split('-').map(Number)
  const weekend = weekDayOf(day) > 5
  const tone: DayTone = named?.kind ?? (weekend ? 'weekend' : 'plain')
  const kind = named ? codeName(t, dayKind, named.kind) : weekend ? t('周末') : t('教学日')
  const as = named?.dayOfWeekAs
    ? t('按{{weekDay}}上课', { weekDay: codeName(t, weekDay, named.dayOfWeekAs) })
    : null
  const said = [nameOf(day), isToday && t('今天'), kind, as, named?.note].filter(Boolean).join(t('，'))
  return (
    <button
      type="button"
      className={cx(dayStyle({ tone }), face())}
      data-day={day}
      data-today={isToday ? '' : undefined}
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={!onOpen || undefined}
      tabIndex={reachable ? 0 : -1}
      onFocus={onReach}
      onClick={onOpen}
    >
      <span className={heard()}>{said}</span>
      <span aria-hidden className={number()}>
        {date === 1 || isFirst ? t('{{month}}月{{date}}日', { month, date }) : date}
        {isToday && <span className={mark()}>{t('今天')}</span>}
      </span>
      <span aria-hidden className={words()}>
        {kind}
      </span>
      {(as || named?.note) && (
        <span aria-hidden className={words()}>
          {[as, named?.note].filter(Boolean).join(t('，'))}
        </span>
      )}
    </button>
  )
}

const face = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '0.5',
    width: 'full',
    height: 'full',
    minHeight: '16',
    padding: '2',
    textAlign: 'start',
    textStyle: 'caption',
    cursor: 'pointer',
    '&[aria-disabled]': { cursor: 'default' },
    '&[data-today]': { borderColor: 'accent' },
    '&:not([aria-disabled]):hover': { borderColor: 'border.control' },
  },
})
/** All of it in one sentence; what is drawn says the same in parts. */
const heard = cva({ base: { srOnly: true } })
const number = cva({
  base: {
    display: 'flex',
    gap: '1',
    textStyle: 'figure',
    color: 'text',
    justifyContent: 'space-between',
  },
})
const mark = cva({ base: { textStyle: 'caption', color: 'accent.text' } })
const words = cva({ base: { lineClamp: '2', overflowWrap: 'anywhere' } })
