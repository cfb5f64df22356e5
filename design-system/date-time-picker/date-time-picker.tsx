import { CalendarClock } from 'lucide-react'
import { type Ref, useRef } from 'react'
import { Calendar } from '#design-system/calendar/calendar.tsx'
import type { DayProps } from '#design-system/calendar/day-props.ts'
import { isDay, todayHere } from '#design-system/calendar/days.ts'
import { type Controlled, useControlled } from '#design-system/controlled/use-controlled.ts'
import { readDay } from '#design-system/date-input/read-day.ts'
import { joinRefs } from '#design-system/picker/join-refs.ts'
import { PickerFrame, type PickerProps } from '#design-system/picker/picker-frame.tsx'
import { type Reading, TypedBox } from '#design-system/picker/typed-box.tsx'
import { useText } from '#design-system/text/text.tsx'
import { TimeColumns } from '#design-system/time-columns/time-columns.tsx'
import { readTimeWithin } from '#design-system/time-picker/read-time-within.ts'
import { picker } from '#styled-system/recipes/index.js'

export interface DateTimePickerProps extends PickerProps, DayProps, Controlled<string | null> {
  /** Asks for seconds as well. */
  readonly seconds?: boolean
  /** Minutes from one offered minute to the next. Default 5. */
  readonly step?: number
  /** Time of a day that is picked or typed alone, `HH:mm`. Default 08:00, when work begins. */
  readonly usualTime?: string
  readonly ref?: Ref<HTMLInputElement>
}

/** A moment, `yyyy-MM-dd HH:mm` or with `:ss`, typed in any usual way (2026/9/1 8点半) or picked. */
export const DateTimePicker = ({
  value,
  defaultValue,
  onChange,
  seconds = false,
  step = 5,
  usualTime = '08:00',
  label,
  placeholder,
  clearable = true,
  name,
  onBlur,
  ref,
  disabled,
  size,
  open,
  defaultOpen,
  onOpenChange,
  ...days
}: DateTimePickerProps) => {
  const t = useText()
  const style = picker()
  const [moment, setMoment] = useControlled({ value, defaultValue, onChange }, null)
  const today = days.today ?? todayHere()
  const home = useRef<HTMLInputElement>(null)
  const cell = useRef<HTMLButtonElement>(null)
  const set = (next: string | null) => next !== moment && setMoment(next)
  const usual = seconds ? `${usualTime.slice(0, 5)}:00` : usualTime.slice(0, 5)
  const [day = '', time = usual] = moment?.split(/[ T]/) ?? []
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
    <PickerFrame
      {...{ disabled, size, open, defaultOpen, onOpenChange }}
      icon={<CalendarClock aria-hidden />}
      openLabel={t('打开日历')}
      popupLabel={t('选择日期和时间')}
      onClear={clearable && moment !== null && (() => set(null))}
      home={home}
      first={cell}
      boxes={(show) => (
        <TypedBox
          ref={joinRefs(home, ref)}
          text={moment ?? ''}
          read={read}
          onValue={set}
          onOpen={show}
          label={label}
          placeholder={placeholder ?? t('年-月-日 时:分')}
          disabled={disabled}
          name={name}
          onBlur={onBlur}
        />
      )}
    >
      {(close) => (
        <>
          <div className={style.body}>
            <Calendar
              {...days}
              unit="day"
              today={today}
              from={isDay(day) ? day : null}
              span={isDay(day) ? { from: day, to: day } : null}
              cell={cell}
              onPick={(next) => set(`${next} ${time}`)}
            />
            <TimeColumns
              value={moment === null ? null : time}
              onChange={(next) => set(`${isDay(day) ? day : today} ${next}`)}
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
      )}
    </PickerFrame>
  )
}
