import { FieldInput, useFieldContext } from '@ark-ui/react/field'
import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react'
import { type Controlled, useControlled } from '#design-system/parts/controlled/use-controlled.ts'
import { numberInput } from '#styled-system/recipes/index.js'
import { hold, type Limits, readNumber } from './numbers.ts'
import { Steps } from './steps.tsx'

export interface NumberInputProps extends Limits, Controlled<number | null> {
  /** Needed only where no `Field` gives a label. */
  readonly label?: string
  /** By an arrow key or a click; page keys go ten times as far. */
  readonly step?: number
  /** At the end: 层, ㎡. */
  readonly unit?: ReactNode
  readonly placeholder?: string
  readonly disabled?: boolean
  readonly readOnly?: boolean
  /** Needed only for the second input within one `Field`. */
  readonly id?: string
  readonly name?: string
  readonly ref?: Ref<HTMLInputElement>
  readonly onBlur?: () => void
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/** A number, typed or stepped. Null when empty; held within its limits on leaving. */
export const NumberInput = (props: NumberInputProps) => {
  const { label, step = 1, unit, placeholder, id, name, ref, onBlur, min, max, decimals } = props
  const field = useFieldContext()
  const disabled = props.disabled ?? field?.disabled
  const readOnly = props.readOnly ?? field?.readOnly
  const [value, change] = useControlled<number | null>(props, null)
  // The text as typed, so that `1.` and `1.0` survive until the next digit; null while nobody types.
  const [typed, setTyped] = useState<string | null>(null)
  const style = numberInput()
  const go = (by: number) => {
    setTyped(null)
    change(hold((value ?? 0) + by * step, props))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (by === undefined || readOnly) return
    event.preventDefault()
    go(by)
  }
  const leave = () => {
    setTyped(null)
    if (value !== null && hold(value, props) !== value) change(hold(value, props))
    onBlur?.()
  }
  return (
    <div className={style.control}>
      <FieldInput
        ref={ref}
        {...(id && { id })}
        name={name}
        className={style.input}
        role="spinbutton"
        inputMode={decimals === 0 && min !== undefined && min >= 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        aria-label={label}
        aria-valuenow={value ?? undefined}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={value !== null && typeof unit === 'string' ? `${value} ${unit}` : undefined}
        placeholder={placeholder}
        disabled={disabled}
        readOnly={readOnly}
        value={typed ?? (value === null ? '' : String(value))}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          const next = readNumber(event.currentTarget.value)
          if (next !== undefined && next !== value) change(next)
        }}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      {unit && <span className={style.unit}>{unit}</span>}
      {!readOnly && (
        <Steps
          style={style}
          up={!disabled && (value ?? 0) < (max ?? Infinity)}
          down={!disabled && (value ?? 0) > (min ?? -Infinity)}
          onStep={go}
        />
      )}
    </div>
  )
}
