import { CalendarDays } from 'lucide-react'
import { Calendar } from '#design-system/parts/calendar/calendar.tsx'
import { readMonth } from '#design-system/parts/calendar/dates.ts'
import { addDays, addMonths } from '#design-system/parts/calendar/days.ts'
import type { Reading } from '#design-system/parts/picker/typed-box.tsx'
import { TypedPicker, type ValuePickerProps } from '#design-system/parts/picker/typed-picker.tsx'
import { useText } from '#design-system/text/text.tsx'
import { picker } from '#styled-system/recipes/index.js'

export interface MonthPickerProps extends ValuePickerProps {
  /** First and last month that may be chosen, `yyyy-MM`. */
  readonly min?: string
  readonly max?: string
  /** `yyyy-MM-dd`. Default: the day of the reader's clock. */
  readonly today?: string
}

/** A month, `yyyy-MM`, typed in any usual way (2026/9, 2026年9月, 202609) or picked. */
export const MonthPicker = ({ min, max, today, ...props }: MonthPickerProps) => {
  const t = useText()
  const style = picker()
  const read = (typed: string): Reading => {
    const next = readMonth(typed)
    if (!next) return { refused: t('“{{typed}}”不是月份', { typed }) }
    if (min && next < min) return { refused: t('不能早于 {{date}}', { date: min }) }
    if (max && next > max) return { refused: t('不能晚于 {{date}}', { date: max }) }
    return { value: next }
  }
  return (
    <TypedPicker<HTMLButtonElement>
      {...props}
      icon={<CalendarDays aria-hidden />}
      openLabel={t('打开日历')}
      popupLabel={t('选择月份')}
      placeholder={props.placeholder ?? t('年-月')}
      read={read}
    >
      {({ value, set, close, first }) => {
        const day = value && readMonth(value) ? `${value}-01` : null
        return (
          <div className={style.body}>
            <Calendar
              unit="month"
              today={today}
              min={min && `${min}-01`}
              max={max && addDays(addMonths(`${max}-01`, 1), -1)}
              from={day}
              span={day ? { from: day, to: day } : null}
              cell={first}
              onPick={(picked) => {
                set(picked.slice(0, 7))
                close()
              }}
            />
          </div>
        )
      }}
    </TypedPicker>
  )
}
