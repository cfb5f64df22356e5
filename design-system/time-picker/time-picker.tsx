import { Clock } from 'lucide-react'
import { type Ref, useRef } from 'react'
import { shiftTime } from '#design-system/calendar/times.ts'
import { type Controlled, useControlled } from '#design-system/controlled/use-controlled.ts'
import { joinRefs } from '#design-system/picker/join-refs.ts'
import { PickerFrame, type PickerProps } from '#design-system/picker/picker-frame.tsx'
import { TypedBox } from '#design-system/picker/typed-box.tsx'
import { useText } from '#design-system/text/text.tsx'
import { TimeColumns } from '#design-system/time-columns/time-columns.tsx'
import { picker } from '#styled-system/recipes/index.js'
import { readTimeWithin, type TimeLimits } from './read-time-within.ts'

export interface TimePickerProps extends PickerProps, TimeLimits, Controlled<string | null> {
  /** Minutes from one offered minute to the next; arrows in the box go by it too. Any minute may be typed. Default 5. */
  readonly step?: number
  readonly ref?: Ref<HTMLInputElement>
}

/** A time of day, `HH:mm` or `HH:mm:ss`, typed in any usual way (8:05, 0805, 8点半, 下午3:20) or picked. */
export const TimePicker = ({
  value,
  defaultValue,
  onChange,
  min,
  max,
  seconds = false,
  step = 5,
  label,
  placeholder,
  clearable = true,
  name,
  onBlur,
  ref,
  ...frame
}: TimePickerProps) => {
  const t = useText()
  const style = picker()
  const [time, setTime] = useControlled({ value, defaultValue, onChange }, null)
  const home = useRef<HTMLInputElement>(null)
  const column = useRef<HTMLDivElement>(null)
  const set = (next: string | null) => next !== time && setTime(next)
  const within = (next: string) => (min && next < min ? min : max && next > max ? max : next)
  return (
    <PickerFrame
      {...frame}
      icon={<Clock aria-hidden />}
      openLabel={t('选择时间')}
      popupLabel={t('选择时间')}
      onClear={clearable && time !== null && (() => set(null))}
      home={home}
      first={column}
      boxes={(show) => (
        <TypedBox
          ref={joinRefs(home, ref)}
          text={time ?? ''}
          read={(typed) => readTimeWithin(typed, { min, max, seconds }, t)}
          onValue={set}
          onOpen={show}
          onStep={(direction) =>
            set(
              within(
                time === null ? (min ?? (seconds ? '00:00:00' : '00:00')) : shiftTime(time, direction * step),
              ),
            )
          }
          label={label}
          placeholder={placeholder ?? (seconds ? t('时:分:秒') : t('时:分'))}
          disabled={frame.disabled}
          name={name}
          onBlur={onBlur}
        />
      )}
    >
      {(close) => (
        <>
          <div className={style.body}>
            <TimeColumns
              value={time}
              onChange={(next) => set(within(next))}
              step={step}
              seconds={seconds}
              min={min}
              max={max}
              first={column}
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
