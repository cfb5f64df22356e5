import { CalendarDays } from 'lucide-react'
import { type Ref, useRef } from 'react'
import { Calendar } from '#design-system/calendar/calendar.tsx'
import { readMonth } from '#design-system/calendar/dates.ts'
import { addDays, addMonths } from '#design-system/calendar/days.ts'
import { type Controlled, useControlled } from '#design-system/controlled/use-controlled.ts'
import { joinRefs } from '#design-system/picker/join-refs.ts'
import { PickerFrame, type PickerProps } from '#design-system/picker/picker-frame.tsx'
import { type Reading, TypedBox } from '#design-system/picker/typed-box.tsx'
import { useText } from '#design-system/text/text.tsx'
import { picker } from '#styled-system/recipes/index.js'

export interface MonthPickerProps extends PickerProps, Controlled<string | null> {
  /** First and last month that may be chosen, `yyyy-MM`. */
  readonly min?: string
  readonly max?: string
  /** `yyyy-MM-dd`. Default: the day of the reader's clock. */
  readonly today?: string
  readonly ref?: Ref<HTMLInputElement>
}

/** A month, `yyyy-MM`, typed in any usual way (2026/9, 2026年9月, 202609) or picked. */
export const MonthPicker = ({
  value,
  defaultValue,
  onChange,
  min,
  max,
  today,
  label,
  placeholder,
  clearable = true,
  name,
  onBlur,
  ref,
  ...frame
}: MonthPickerProps) => {
  const t = useText()
  const style = picker()
  const [month, setMonth] = useControlled({ value, defaultValue, onChange }, null)
  const home = useRef<HTMLInputElement>(null)
  const cell = useRef<HTMLButtonElement>(null)
  const set = (next: string | null) => next !== month && setMonth(next)
  const read = (typed: string): Reading => {
    const next = readMonth(typed)
    if (!next) return { refused: t('“{{typed}}”不是月份', { typed }) }
    if (min && next < min) return { refused: t('不能早于 {{date}}', { date: min }) }
    if (max && next > max) return { refused: t('不能晚于 {{date}}', { date: max }) }
    return { value: next }
  }
  const first = month && readMonth(month) ? `${month}-01` : null
  return (
    <PickerFrame
      {...frame}
      icon={<CalendarDays aria-hidden />}
      openLabel={t('打开日历')}
      popupLabel={t('选择月份')}
      onClear={clearable && month !== null && (() => set(null))}
      home={home}
      first={cell}
      boxes={(show) => (
        <TypedBox
          ref={joinRefs(home, ref)}
          text={month ?? ''}
          read={read}
          onValue={set}
          onOpen={show}
          label={label}
          placeholder={placeholder ?? t('年-月')}
          disabled={frame.disabled}
          name={name}
          onBlur={onBlur}
        />
      )}
    >
      {(close) => (
        <div className={style.body}>
          <Calendar
            unit="month"
            today={today}
            min={min && `${min}-01`}
            max={max && addDays(addMonths(`${max}-01`, 1), -1)}
            from={first}
            span={first ? { from: first, to: first } : null}
            cell={cell}
            onPick={(day) => {
              set(day.slice(0, 7))
              close()
            }}
          />
        </div>
      )}
    </PickerFrame>
  )
}
