import { Field } from '@ark-ui/react/field'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { numberInput } from '#styled-system/recipes/index.js'
import { hold, type Limits, readNumber } from './numbers.ts'

export interface NumberInputProps extends Limits {
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  /** Needed only where no `Field` gives a label. */
  readonly label?: string
  /** By an arrow key; page keys go ten times as far. */
  readonly step?: number
  readonly unit?: ReactNode
  readonly placeholder?: string
  readonly disabled?: boolean
  readonly onBlur?: () => void
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/** A number, typed or stepped. Null when empty; held within its limits on leaving. */
export const NumberInput = (props: NumberInputProps) => {
  const { value, onChange, label, step = 1, unit, placeholder, disabled, onBlur, min, max, decimals } = props
  // The text as typed, so that `1.` and `1.0` survive until the next digit; null while nobody types.
  const [typed, setTyped] = useState<string | null>(null)
  const style = numberInput()
  const go = (by: number) => {
    setTyped(null)
    onChange(hold((value ?? 0) + by * step, props))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = steps[event.key]
    if (by === undefined || event.currentTarget.readOnly) return
    event.preventDefault()
    go(by)
  }
  const leave = () => {
    setTyped(null)
    if (value !== null && hold(value, props) !== value) onChange(hold(value, props))
    onBlur?.()
  }
  return (
    <div className={style.control}>
      <Field.Input
        className={style.input}
        role="spinbutton"
        inputMode={decimals === 0 && min !== undefined && min >= 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        aria-label={label}
        aria-valuenow={value ?? undefined}
        aria-valuemin={min}
        aria-valuemax={max}
        placeholder={placeholder}
        disabled={disabled}
        value={typed ?? (value === null ? '' : String(value))}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          const next = readNumber(event.currentTarget.value)
          if (next !== undefined && next !== value) onChange(next)
        }}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      {unit && <span className={style.unit}>{unit}</span>}
      <span className={style.steps} aria-hidden>
        <button type="button" className={style.step} tabIndex={-1} disabled={disabled} onClick={() => go(1)}>
          <ChevronUp />
        </button>
        <button type="button" className={style.step} tabIndex={-1} disabled={disabled} onClick={() => go(-1)}>
          <ChevronDown />
        </button>
      </span>
    </div>
  )
}
