import { CalendarDays } from 'lucide-react'
import { type Ref, useRef } from 'react'
import { Calendar } from '#design-system/calendar/calendar.tsx'
import { readDate } from '#design-system/calendar/dates.ts'
import type { DayProps } from '#design-system/calendar/day-props.ts'
import { addDays, todayHere } from '#design-system/calendar/days.ts'
import { isWeek, mondayOf, readWeek, schoolWeekOf, weekOf } from '#design-system/calendar/weeks.ts'
import { type Controlled, useControlled } from '#design-system/controlled/use-controlled.ts'
import { joinRefs } from '#design-system/picker/join-refs.ts'
import { PickerFrame, type PickerProps } from '#design-system/picker/picker-frame.tsx'
import { type Reading, TypedBox } from '#design-system/picker/typed-box.tsx'
import { useText } from '#design-system/text/text.tsx'
import { picker } from '#styled-system/recipes/index.js'

export interface WeekPickerProps
  extends PickerProps,
    Omit<DayProps, 'unavailable'>,
    Controlled<string | null> {
  readonly ref?: Ref<HTMLInputElement>
}

/**
 * A week, `yyyy-Www` as in ISO 8601 (from Monday; of the year of its Thursday), typed (2026-W47, 2026年第47周, a day
 * of it) or picked. Told when term begins, it speaks of the weeks of term as well.
 */
export const WeekPicker = ({
  value,
  defaultValue,
  onChange,
  min,
  max,
  today = todayHere(),
  termStart,
  termWeeks,
  label,
  placeholder,
  clearable = true,
  name,
  onBlur,
  ref,
  ...frame
}: WeekPickerProps) => {
  const t = useText()
  const style = picker()
  const [week, setWeek] = useControlled({ value, defaultValue, onChange }, null)
  const home = useRef<HTMLInputElement>(null)
  const cell = useRef<HTMLButtonElement>(null)
  const set = (next: string | null) => next !== week && setWeek(next)
  const read = (typed: string): Reading => {
    const day = readDate(typed, today)
    const next = readWeek(typed) ?? (day && weekOf(day))
    if (!next) return { refused: t('“{{typed}}”不是周次', { typed }) }
    if (min && next < weekOf(min)) return { refused: t('不能早于 {{date}}', { date: weekOf(min) }) }
    if (max && next > weekOf(max)) return { refused: t('不能晚于 {{date}}', { date: weekOf(max) }) }
    return { value: next }
  }
  const monday = isWeek(week) ? mondayOf(week) : null
  const taught = monday && termStart ? schoolWeekOf(monday, termStart, termWeeks) : null
  const text =
    monday === null
      ? (week ?? '')
      : t('{{year}}年第{{week}}周', { year: week?.slice(0, 4) ?? '', week: Number(week?.slice(6)) })
  return (
    <PickerFrame
      {...frame}
      icon={<CalendarDays aria-hidden />}
      openLabel={t('打开日历')}
      popupLabel={t('选择周')}
      onClear={clearable && week !== null && (() => set(null))}
      home={home}
      first={cell}
      boxes={(show) => (
        <>
          <TypedBox
            ref={joinRefs(home, ref)}
            text={text}
            read={read}
            onValue={set}
            onOpen={show}
            label={label}
            placeholder={placeholder ?? t('年-周')}
            disabled={frame.disabled}
            onBlur={onBlur}
          />
          {name && <input type="hidden" name={name} value={week ?? ''} />}
          {taught !== null && <span className={style.aside}>{t('第{{week}}教学周', { week: taught })}</span>}
        </>
      )}
    >
      {(close) => {
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
                cell={cell}
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
    </PickerFrame>
  )
}
