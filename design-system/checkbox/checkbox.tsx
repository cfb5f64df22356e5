import { useFieldContext } from '@ark-ui/react/field'
import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react'
import { checkbox } from '#styled-system/recipes/index.js'
import { useIndeterminate } from './use-indeterminate.ts'

export interface CheckboxProps {
  readonly checked?: boolean
  readonly defaultChecked?: boolean
  readonly onChange?: (checked: boolean) => void
  /** Seen beside the box. */
  readonly children?: ReactNode
  /** Its name where nothing stands beside it and no `Field` is round it. */
  readonly label?: string
  /** Some, but not all, of what it stands for. */
  readonly indeterminate?: boolean
  readonly disabled?: boolean
  readonly readOnly?: boolean
  readonly name?: string
  readonly value?: string
  readonly tabIndex?: number
  readonly ref?: Ref<HTMLInputElement>
  readonly onBlur?: () => void
}

/** A browser's own checkbox, so that a table of them costs nothing. */
export const Checkbox = ({
  onChange,
  children,
  label,
  indeterminate = false,
  disabled,
  readOnly,
  ref,
  ...rest
}: CheckboxProps) => {
  const style = checkbox()
  const field = useFieldContext()
  const box = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => box.current as HTMLInputElement)
  const redraw = useIndeterminate(box, indeterminate)
  const fixed = readOnly ?? field?.readOnly ?? false
  return (
    <label className={style.root}>
      <input
        {...field?.getInputProps()}
        {...rest}
        ref={box}
        type="checkbox"
        className={style.box}
        disabled={disabled ?? field?.disabled}
        aria-readonly={fixed || undefined}
        aria-label={label}
        // A browser knows no checkbox that is only to be read.
        onClick={fixed ? (event) => event.preventDefault() : undefined}
        onChange={(event) => {
          redraw()
          if (!fixed) onChange?.(event.currentTarget.checked)
        }}
      />
      {children && <span className={style.label}>{children}</span>}
    </label>
  )
}
