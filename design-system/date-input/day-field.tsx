import { useFieldContext } from '@ark-ui/react/field'
import { useState } from 'react'
import { readDate, writeDate } from '#design-system/calendar/dates.ts'
import { useText } from '#design-system/text/text.tsx'
import { calendar } from '#styled-system/recipes/index.js'

export interface DayFieldProps {
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  readonly label?: string
  readonly placeholder?: string
  readonly disabled?: boolean
  readonly onBlur?: () => void
}

/** The typed half of `DateInput`. Read on Enter and on leaving; what is no date falls back to the last one. */
export const DayField = ({ value, onChange, label, placeholder, disabled, onBlur }: DayFieldProps) => {
  const t = useText()
  const field = useFieldContext()
  const [typed, setTyped] = useState<string | null>(null)
  const read = () => {
    setTyped(null)
    if (typed === null) return
    const date = readDate(typed)
    const next = typed.trim() === '' ? null : date ? writeDate(date) : value
    if (next !== value) onChange(next)
  }
  return (
    <input
      {...field?.getInputProps()}
      className={calendar().input}
      aria-label={label}
      autoComplete="off"
      inputMode="text"
      placeholder={placeholder ?? t('年-月-日')}
      disabled={disabled ?? field?.disabled}
      value={typed ?? value ?? ''}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') read()
      }}
      onBlur={() => {
        read()
        onBlur?.()
      }}
    />
  )
}
