import { Clock } from 'lucide-react'
import { shiftTime } from '#design-system/parts/calendar/times.ts'
import { TypedPicker, type ValuePickerProps } from '#design-system/parts/picker/typed-picker.tsx'
import { TimeColumns } from '#design-system/parts/time-columns/time-columns.tsx'
import { useText } from '#design-system/text/text.tsx'
import { picker } from '#styled-system/recipes/index.js'
import { readTimeWithin, type TimeLimits } from './read-time-within.ts'

export interface TimePickerProps extends ValuePickerProps, TimeLimits {
  /** Minutes from one offered minute to the next; arrows in the box go by it too. Any minute may be typed. Default 5. */
  readonly step?: number
}

/** A time of day, `HH:mm` or `HH:mm:ss`, typed in any usual way (8:05, 0805, 8点半, 下午3:20) or picked. */
export const TimePicker = ({ min, max, seconds = false, step = 5, ...props }: TimePickerProps) => {
  const t = useText()
  const style = picker()
  const within = (time: string) => (min && time < min ? min : max && time > max ? max : time)
  const begin = min ?? (seconds ? '00:00:00' : '00:00')
  return (
    <TypedPicker<HTMLDivElement>
      {...props}
      icon={<Clock aria-hidden />}
      openLabel={t('选择时间')}
      popupLabel={t('选择时间')}
      placeholder={props.placeholder ?? (seconds ? t('时:分:秒') : t('时:分'))}
      read={(typed) => readTimeWithin(typed, { min, max, seconds }, t)}
      step={(time, direction) => within(time === null ? begin : shiftTime(time, direction * step))}
    >
      {({ value, set, close, first }) => (
        <>
          <div className={style.body}>
            <TimeColumns
              value={value}
              onChange={(next) => set(within(next))}
              step={step}
              seconds={seconds}
              min={min}
              max={max}
              first={first}
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
    </TypedPicker>
  )
}
