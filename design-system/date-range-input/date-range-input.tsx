import { CalendarRange } from 'lucide-react'
import { type Ref, type RefObject, useRef, useState } from 'react'
import { readDay } from '#design-system/date-input/read-day.ts'
import { Calendar } from '#design-system/parts/calendar/calendar.tsx'
import type { Span } from '#design-system/parts/calendar/day-grid.tsx'
import { type DayProps, refusal } from '#design-system/parts/calendar/day-props.ts'
import { useToday } from '#design-system/parts/calendar/use-today.ts'
import { type Controlled, useControlled } from '#design-system/parts/controlled/use-controlled.ts'
import { joinRefs } from '#design-system/parts/picker/join-refs.ts'
import { PickerFrame, type PickerProps } from '#design-system/parts/picker/picker-frame.tsx'
import { TypedBox } from '#design-system/parts/picker/typed-box.tsx'
import { useText } from '#design-system/text/text.tsx'
import { picker } from '#styled-system/recipes/index.js'
import { useWide } from './use-wide.ts'

export interface DateRange {
  /** `yyyy-MM-dd`, as is `to`; both days belong to the range. */
  readonly from: string | null
  readonly to: string | null
}

/** A range offered by name: 本周, 本月, 本学期. Its days are the caller's. */
export interface RangePreset extends DateRange {
  readonly label: string
}

export interface DateRangeInputProps
  extends Omit<PickerProps, 'label' | 'placeholder' | 'name'>,
    DayProps,
    Controlled<DateRange> {
  /** Names the group: “建成日期”. */
  readonly label: string
  readonly presets?: readonly RangePreset[]
  readonly ref?: Ref<HTMLInputElement>
}

const open: DateRange = { from: null, to: null }
const ordered = (one: string, other: string): Span =>
  one <= other ? { from: one, to: other } : { from: other, to: one }

/** From one day to another; each may be open, typed or picked. */
export const DateRangeInput = ({
  label,
  value,
  defaultValue,
  onChange,
  presets = [],
  clearable = true,
  onBlur,
  ref,
  disabled,
  ...rest
}: DateRangeInputProps) => {
  const t = useText()
  const style = picker()
  const [range, setRange] = useControlled<DateRange>({ value, defaultValue, onChange }, open)
  const home = useRef<HTMLInputElement>(null)
  const cell = useRef<HTMLButtonElement>(null)
  const { size, open: shown, defaultOpen, onOpenChange, ...given } = rest
  const days = { ...given, today: useToday(given.today) }
  const box = (end: 'from' | 'to', show: () => void) => (
    <TypedBox
      ref={end === 'from' ? joinRefs(home, ref) : undefined}
      text={range[end] ?? ''}
      // Each end is held to the other, so that no range runs backwards.
      read={(typed) =>
        readDay(
          typed,
          end === 'from' ? { ...days, max: range.to ?? days.max } : { ...days, min: range.from ?? days.min },
          t,
        )
      }
      onValue={(day) => day !== range[end] && setRange({ ...range, [end]: day })}
      onOpen={show}
      label={end === 'from' ? t('{{label}}起', { label }) : t('{{label}}止', { label })}
      placeholder={end === 'from' ? t('开始日期') : t('结束日期')}
      disabled={disabled}
      onBlur={onBlur}
    />
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one line of a filter
    <div role="group" aria-label={label}>
      <PickerFrame
        {...{ size, disabled, open: shown, defaultOpen, onOpenChange }}
        icon={<CalendarRange aria-hidden />}
        openLabel={t('打开日历')}
        popupLabel={t('日历')}
        onClear={clearable && (range.from ?? range.to) !== null && (() => setRange(open))}
        home={home}
        first={cell}
        boxes={(show) => (
          <>
            {box('from', show)}
            <span className={style.dash} aria-hidden>
              –
            </span>
            {box('to', show)}
          </>
        )}
      >
        {(close) => (
          <RangePopup
            days={days}
            range={range}
            presets={presets}
            cell={cell}
            onRange={(next) => {
              setRange(next)
              close()
            }}
          />
        )}
      </PickerFrame>
    </div>
  )
}

interface RangePopupProps {
  readonly days: DayProps
  readonly range: DateRange
  readonly presets: readonly RangePreset[]
  readonly cell: RefObject<HTMLButtonElement | null>
  readonly onRange: (range: DateRange) => void
}

/** Two clicks make a range, in either order; until the second, it is drawn to where one points. */
const RangePopup = ({ days, range, presets, cell, onRange }: RangePopupProps) => {
  const t = useText()
  const style = picker()
  const wide = useWide()
  const { today } = days
  const [start, setStart] = useState<string | null>(null)
  const [pointed, setPointed] = useState<string | null>(null)
  const { from, to } = range
  const chosen = from || to ? { from: from ?? to ?? '', to: to ?? from ?? '' } : null
  return (
    <div className={style.body}>
      {presets.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are buttons
        <div className={style.side} role="group" aria-label={t('常用范围')}>
          {presets.map(({ label, ...preset }) => (
            <button
              key={label}
              type="button"
              className={style.preset}
              disabled={[preset.from, preset.to].some((day) => day !== null && refusal(day, days) !== null)}
              onClick={() => onRange(preset)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      <div>
        <Calendar
          {...days}
          unit="day"
          today={today}
          from={from ?? to}
          span={start === null ? chosen : ordered(start, pointed ?? start)}
          months={wide ? 2 : 1}
          cell={cell}
          onPoint={setPointed}
          onPick={(day) => (start === null ? setStart(day) : onRange(ordered(start, day)))}
        />
        <div className={style.hint} role="status">
          {start === null ? t('请选择开始日期') : t('{{date}} 起，请选择结束日期', { date: start })}
        </div>
      </div>
    </div>
  )
}
