import { CalendarClock } from 'lucide-react'
import { readDay } from '#design-system/date-input/read-day.ts'
import { Calendar } from '#design-system/parts/calendar/calendar.tsx'
import type { DayProps } from '#design-system/parts/calendar/day-props.ts'
import { isDay } from '#design-system/parts/calendar/days.ts'
import { useToday } from '#design-system/parts/calendar/use-today.ts'
import type { Reading } from '#design-system/parts/picker/typed-box.tsx'
import { TypedPicker, type ValuePickerProps } from '#design-system/parts/picker/typed-picker.tsx'
import { TimeColumns } from '#design-system/parts/time-columns/time-columns.tsx'
import { useText } from '#design-system/text/text.tsx'
import { readTimeWithin } from '#design-system/time-picker/read-time-within.ts'
import { picker } from '#styled-system/recipes/index.js'

export interface DateTimePickerProps extends ValuePickerProps, DayProps {
  /** Asks for seconds as well. */
  readonly seconds?: boolean
  /** Minutes from one offered minute to the next. Default 5. */
  readonly step?: number
  /** Time of a day that is picked or typed alone, `HH:mm`. Default 08:00, when work begins. */
  readonly usualTime?: string
}

/** A moment, `yyyy-MM-dd HH:mm` or with `:ss`, typed in any usual way (2026/9/1 8点半) or picked. */
export const DateTimePicker = ({
  min,
  max,
  unavailable,
  today: given,
  termStart,
  termWeeks,
  seconds = false,
  step = 5,
  usualTime = '08:00',
  ...props
}: DateTimePickerProps) => {
  const t = useText()
  const today = useToday(given)
  const style = picker()
  const days = { min, max, unavailable, today, termStart, termWeeks }
  const usual = seconds ? `${usualTime.slice(0, 5)}:00` : usualTime.slice(0, 5)
  const read = (typed: string): Reading => {
    const [, date = typed, clock] =
      /^(.{1,40}?)(?:\s{1,5}|T)((?:[上下中]午|[早晚]上)?\s{0,5}\d{1,2}[:：点时].*)$/.exec(typed.trim()) ?? []
    const onDay = readDay(date, days, t)
    if ('refused' in onDay || onDay.value === null || clock === undefined)
      return 'refused' in onDay || onDay.value === null ? onDay : { value: `${onDay.value} ${usual}` }
    const at = readTimeWithin(clock, { seconds }, t)
    return 'refused' in at ? at : { value: `${onDay.value} ${at.value}` }
  }
  return (
    <TypedPicker<HTMLButtonElement>
      {...props}
      icon={<CalendarClock aria-hidden />}
      openLabel={t('打开日历')}
      popupLabel={t('选择日期和时间')}
      placeholder={props.placeholder ?? t('年-月-日 时:分')}
      read={read}
    >
      {({ value, set, close, first }) => {
        const [date = '', time = usual] = value?.split(/[ T]/) ?? []
        const day = isDay(date) ? date : null
        return (
          <>
            <div className={style.body}>
              <Calendar
                {...days}
                unit="day"
                from={day}
                span={day ? { from: day, to: day } : null}
                cell={first}
                onPick={(next) => set(`${next} ${time}`)}
              />
              <TimeColumns
                value={value === null ? null : time}
                onChange={(next) => set(`${day ?? today} ${next}`)}
                step={step}
                seconds={seconds}
                onDone={close}
              />
            </div>
            <div className={style.foot}>
              <span />
              <button type="button" className={style.preset} onClick={close}>
                {t('确定')}
              </button>
            </div>
          </>
        )
      }}
    </TypedPicker>
  )
}
