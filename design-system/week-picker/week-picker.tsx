import { CalendarDays } from 'lucide-react'
import { Calendar } from '#design-system/parts/calendar/calendar.tsx'
import { readDate } from '#design-system/parts/calendar/dates.ts'
import type { DayProps } from '#design-system/parts/calendar/day-props.ts'
import { addDays } from '#design-system/parts/calendar/days.ts'
import { useToday } from '#design-system/parts/calendar/use-today.ts'
import { isWeek, mondayOf, readWeek, schoolWeekOf, weekOf } from '#design-system/parts/calendar/weeks.ts'
import type { Reading } from '#design-system/parts/picker/typed-box.tsx'
import { TypedPicker, type ValuePickerProps } from '#design-system/parts/picker/typed-picker.tsx'
import { useText } from '#design-system/text/text.tsx'
import { picker } from '#styled-system/recipes/index.js'

export interface WeekPickerProps extends ValuePickerProps, Omit<DayProps, 'unavailable'> {}

/**
 * A week, `yyyy-Www` as in ISO 8601 (from Monday; of the year of its Thursday), typed (2026-W47, 2026年第47周, a day
 * of it) or picked. Told when term begins, it speaks of the weeks of term as well.
 */
export const WeekPicker = ({ min, max, today: given, termStart, termWeeks, ...props }: WeekPickerProps) => {
  const t = useText()
  const today = useToday(given)
  const style = picker()
  const read = (typed: string): Reading => {
    const day = readDate(typed, today)
    const next = readWeek(typed) ?? (day && weekOf(day))
    if (!next) return { refused: t('“{{typed}}”不是周次', { typed }) }
    if (min && next < weekOf(min)) return { refused: t('不能早于 {{date}}', { date: weekOf(min) }) }
    if (max && next > weekOf(max)) return { refused: t('不能晚于 {{date}}', { date: weekOf(max) }) }
    return { value: next }
  }
  const show = (week: string) =>
    isWeek(week) ? t('{{year}}年第{{week}}周', { year: week.slice(0, 4), week: Number(week.slice(6)) }) : week
  const aside = (week: string) => {
    const taught = isWeek(week) && termStart ? schoolWeekOf(mondayOf(week), termStart, termWeeks) : null
    return taught !== null && <span className={style.aside}>{t('第{{week}}教学周', { week: taught })}</span>
  }
  return (
    <TypedPicker<HTMLButtonElement>
      {...props}
      icon={<CalendarDays aria-hidden />}
      openLabel={t('打开日历')}
      popupLabel={t('选择周')}
      placeholder={props.placeholder ?? t('年-周')}
      read={read}
      show={show}
      aside={aside}
    >
      {({ value, set, close, first }) => {
        const monday = isWeek(value) ? mondayOf(value) : null
        const pick = (day: string) => {
          set(weekOf(day))
          close()
        }
        return (
          <>
            <div className={style.body}>
              <Calendar
                {...{ min, max, today, termStart, termWeeks }}
                unit="week"
                from={monday}
                span={monday ? { from: monday, to: addDays(monday, 6) } : null}
                cell={first}
                onPick={pick}
              />
            </div>
            <div className={style.foot}>
              <button type="button" className={style.preset} onClick={() => pick(today)}>
                {t('本周')}
              </button>
            </div>
          </>
        )
      }}
    </TypedPicker>
  )
}
