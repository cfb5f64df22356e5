import { FieldInput } from '@ark-ui/react/field'
import { type Ref, useState } from 'react'
import { type Controlled, useControlled } from '#design-system/parts/controlled/use-controlled.ts'
import { pinInput } from '#styled-system/recipes/index.js'
import { type Kind, readCode, typedCode } from './code.ts'

export interface PinInputProps extends Controlled<string> {
  /** How many characters the code has. Default 6. */
  readonly length?: number
  readonly kind?: Kind
  /** Needed only where no `Field` gives a label. */
  readonly label?: string
  /** Once the last character is there: look at the code at once, with no button to press. */
  readonly onComplete?: (code: string) => void
  /** Shows dots: for a PIN that bystanders must not read. */
  readonly masked?: boolean
  readonly disabled?: boolean
  readonly readOnly?: boolean
  readonly name?: string
  readonly ref?: Ref<HTMLInputElement>
  readonly onBlur?: () => void
}

/** A code of a few characters, as it comes by message. One input, so that pasting and filling in simply work. */
export const PinInput = (props: PinInputProps) => {
  const {
    length = 6,
    kind = 'digits',
    label,
    onComplete,
    masked,
    disabled,
    readOnly,
    name,
    ref,
    onBlur,
  } = props
  const [value, change] = useControlled(props, '')
  const [[start, end], setSelection] = useState<readonly [number, number]>([0, 0])
  const style = pinInput()
  const take = (code: string) => {
    if (code === value) return
    change(code)
    if (code.length === length) onComplete?.(code)
  }
  return (
    <div className={style.root}>
      <FieldInput
        ref={ref}
        name={name}
        aria-label={label}
        className={style.input}
        type={masked ? 'password' : 'text'}
        inputMode={kind === 'digits' ? 'numeric' : 'text'}
        autoComplete={masked ? 'off' : 'one-time-code'}
        autoCapitalize="characters"
        spellCheck={false}
        {...(disabled !== undefined && { disabled })}
        {...(readOnly !== undefined && { readOnly })}
        value={value}
        onChange={({ currentTarget: { value: text, selectionStart } }) =>
          take(typedCode(text, selectionStart ?? text.length, kind, length))
        }
        onPaste={(event) => {
          event.preventDefault()
          if (!event.currentTarget.readOnly) take(readCode(event.clipboardData.getData('text'), kind, length))
        }}
        onSelect={({ currentTarget: { selectionStart, selectionEnd } }) =>
          setSelection([selectionStart ?? 0, selectionEnd ?? 0])
        }
        onClick={({ currentTarget, nativeEvent }) => {
          const at = Math.floor((nativeEvent.offsetX / currentTarget.clientWidth) * length)
          // What stands in the cell is selected, so that typing replaces it.
          currentTarget.setSelectionRange(Math.min(at, value.length), Math.min(at + 1, value.length))
        }}
        onBlur={onBlur}
      />
      <span className={style.cells} aria-hidden>
        {Array.from({ length }, (_, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
            key={at}
            className={style.cell}
            data-active={isActive(at, start, end, length) ? '' : undefined}
            data-half={length % 2 === 0 && length > 4 && at === length / 2 ? '' : undefined}
          >
            {masked && value[at] ? '•' : value[at]}
          </span>
        ))}
      </span>
    </div>
  )
}

/** The cell of the caret, at the end the last one; or all that are selected. */
const isActive = (at: number, start: number, end: number, length: number) =>
  start === end ? at === Math.min(start, length - 1) : at >= start && at < end
