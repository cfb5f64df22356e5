import { DatePicker as Ark } from '@ark-ui/react/date-picker'
import { useFieldContext } from '@ark-ui/react/field'
import { CalendarDays, X } from 'lucide-react'
import { Calendar } from '#design-system/calendar/calendar.tsx'
import { toDate, writeDate } from '#design-system/calendar/dates.ts'
import { calendarTexts } from '#design-system/calendar/translations.ts'
import { useLocale, useText } from '#design-system/text/text.tsx'
import { calendar, innerButton } from '#styled-system/recipes/index.js'
import { DayField } from './day-field.tsx'

export interface DateInputProps {
  /** `yyyy-MM-dd` */
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  /** First and last day that may be chosen, `yyyy-MM-dd`. */
  readonly min?: string
  readonly max?: string
  /** Needed only where no `Field` gives a label. */
  readonly label?: string
  readonly placeholder?: string
  /** Offers a button to empty it. Default true. */
  readonly clearable?: boolean
  readonly disabled?: boolean
  readonly onBlur?: () => void
}

/** A day, typed in any usual way (2026/9/1, 20260901) or picked. */
export const DateInput = ({
  value,
  onChange,
  min,
  max,
  label,
  placeholder,
  clearable = true,
  disabled,
  onBlur,
}: DateInputProps) => {
  const t = useText()
  const field = useFieldContext()
  const style = calendar()
  const date = toDate(value)
  return (
    <Ark.Root
      className={style.root}
      locale={useLocale()}
      startOfWeek={1}
      translations={calendarTexts(t)}
      value={date ? [date] : []}
      onValueChange={({ value: [next] }) => onChange(next ? writeDate(next) : null)}
      min={toDate(min)}
      max={toDate(max)}
      disabled={disabled ?? field?.disabled}
      readOnly={field?.readOnly}
      invalid={field?.invalid}
      required={field?.required}
      positioning={{ gutter: 4, placement: 'bottom-start' }}
      lazyMount
      unmountOnExit
    >
      <Ark.Control className={style.control}>
        <DayField
          value={value}
          onChange={onChange}
          label={label}
          placeholder={placeholder}
          disabled={disabled}
          onBlur={onBlur}
        />
        {clearable && value && !disabled && (
          <Ark.ClearTrigger className={innerButton()} tabIndex={-1}>
            <X aria-hidden />
          </Ark.ClearTrigger>
        )}
        <Ark.Trigger className={innerButton()}>
          <CalendarDays aria-hidden />
        </Ark.Trigger>
      </Ark.Control>
      <Calendar />
    </Ark.Root>
  )
}
