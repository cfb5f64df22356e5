import { Field } from '@ark-ui/react/field'
import type { ReactNode } from 'react'
import { checkbox } from '#styled-system/recipes/index.js'

export interface CheckboxProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** Seen beside the box. */
  readonly children?: ReactNode
  /** Its name where nothing stands beside it and no `Field` is round it. */
  readonly label?: string
  /** Some, but not all, of what it stands for. */
  readonly indeterminate?: boolean
  readonly disabled?: boolean
  readonly name?: string
  readonly tabIndex?: number
}

/** A browser's own checkbox, so that a table of them costs nothing. */
export const Checkbox = ({
  checked,
  onChange,
  children,
  label,
  indeterminate = false,
  ...rest
}: CheckboxProps) => {
  const style = checkbox()
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: Field.Input is an input
    <label className={style.root}>
      <Field.Input
        {...rest}
        type="checkbox"
        className={style.box}
        checked={checked}
        aria-label={label}
        ref={(box: HTMLInputElement | null) => {
          if (box) box.indeterminate = indeterminate
        }}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {children && <span className={style.label}>{children}</span>}
    </label>
  )
}
