import { CalendarDays } from 'lucide-react'
import { type Ref, type RefObject, useRef } from 'react'
import { Calendar } from '#design-system/calendar/calendar.tsx'
import { type DayProps, refusal } from '#design-system/calendar/day-props.ts'
import { isDay, todayHere } from '#design-system/calendar/days.ts'
import { type Controlled, useControlled } from '#design-system/controlled/use-controlled.ts'
import { joinRefs } from '#design-system/picker/join-refs.ts'
import { PickerFrame, type PickerProps } from '#design-system/picker/picker-frame.tsx'
import { TypedBox } from '#design-system/picker/typed-box.tsx'
import { useText } from '#design-system/text/text.tsx'
import { picker } from '#styled-system/recipes/index.js'
import { readDay } from './read-day.ts'

export interface DateInputProps extends PickerProps, DayProps, Controlled<string | null> {
  readonly ref?: Ref<HTMLInputElement>
}

/** A day, `yyyy-MM-dd`, typed in any usual way (2026/9/1, 20260901, 明天) or picked. */
export const DateInput = ({
  value,
  defaultValue,
  onChange,
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
}: DateInputProps) => {
  const t = useText()
  const [day, setDay] = useControlled({ value, defaultValue, onChange }, null)
  const today = days.today ?? todayHere()
  const home = useRef<HTMLInputElement>(null)
  const cell = useRef<HTMLButtonElement>(null)
  const set = (next: string | null) => next !== day && setDay(next)
  return (
    <PickerFrame
      {...{ disabled, size, open, defaultOpen, onOpenChange }}
      icon={<CalendarDays aria-hidden />}
      openLabel={t('打开日历')}
      popupLabel={t('日历')}
      onClear={clearable && day !== null && (() => set(null))}
      home={home}
      first={cell}
      boxes={(show) => (
        <TypedBox
          ref={joinRefs(home, ref)}
          text={day ?? ''}
          read={(typed) => readDay(typed, days, t)}
          onValue={set}
          onOpen={show}
          label={label}
          placeholder={placeholder ?? t('年-月-日')}
          disabled={disabled}
          name={name}
          onBlur={onBlur}
        />
      )}
    >
      {(close) => (
        <DayPopup
          days={days}
          today={today}
          day={isDay(day) ? day : null}
          cell={cell}
          onPick={(next) => {
            set(next)
            close()
          }}
        />
      )}
    </PickerFrame>
  )
}

interface DayPopupProps {
  readonly days: DayProps
  readonly today: string
  readonly day: string | null
  readonly cell: RefObject<HTMLButtonElement | null>
  readonly onPick: (day: string) => void
}

const DayPopup = ({ days, today, day, cell, onPick }: DayPopupProps) => {
  const t = useText()
  const style = picker()
  return (
    <>
      <div className={style.body}>
        <Calendar
          {...days}
          unit="day"
          today={today}
          from={day}
          span={day ? { from: day, to: day } : null}
          cell={cell}
          onPick={onPick}
        />
      </div>
      <div className={style.foot}>
        <button
          type="button"
          className={style.preset}
          disabled={refusal(today, days) !== null}
          onClick={() => onPick(today)}
        >
          {t('今天')}
        </button>
      </div>
    </>
  )
}
