import { CalendarDays } from 'lucide-react'
import { Calendar } from '#design-system/parts/calendar/calendar.tsx'
import { type DayProps, refusal } from '#design-system/parts/calendar/day-props.ts'
import { isDay } from '#design-system/parts/calendar/days.ts'
import { useToday } from '#design-system/parts/calendar/use-today.ts'
import { TypedPicker, type ValuePickerProps } from '#design-system/parts/picker/typed-picker.tsx'
import { useText } from '#design-system/text/text.tsx'
import { picker } from '#styled-system/recipes/index.js'
import { readDay } from './read-day.ts'

export interface DateInputProps extends ValuePickerProps, DayProps {}

/** A day, `yyyy-MM-dd`, typed in any usual way (2026/9/1, 20260901, 明天) or picked. */
export const DateInput = ({
  min,
  max,
  unavailable,
  today: given,
  termStart,
  termWeeks,
  ...props
}: DateInputProps) => {
  const t = useText()
  const today = useToday(given)
  const style = picker()
  const days = { min, max, unavailable, today, termStart, termWeeks }
  return (
    <TypedPicker<HTMLButtonElement>
      {...props}
      icon={<CalendarDays aria-hidden />}
      openLabel={t('打开日历')}
      popupLabel={t('日历')}
      placeholder={props.placeholder ?? t('年-月-日')}
      read={(typed) => readDay(typed, days, t)}
    >
      {({ value, set, close, first }) => {
        const day = isDay(value) ? value : null
        const pick = (next: string) => {
          set(next)
          close()
        }
        return (
          <>
            <div className={style.body}>
              <Calendar
                {...days}
                unit="day"
                from={day}
                span={day ? { from: day, to: day } : null}
                cell={first}
                onPick={pick}
              />
            </div>
            <div className={style.foot}>
              <button
                type="button"
                className={style.preset}
                disabled={refusal(today, days) !== null}
                onClick={() => pick(today)}
              >
                {t('今天')}
              </button>
            </div>
          </>
        )
      }}
    </TypedPicker>
  )
}
