import { Field, useFieldContext } from '@ark-ui/react/field'
import type { ReactNode } from 'react'
import { toggle } from '#styled-system/recipes/index.js'

export interface SwitchProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** Seen beside it, such as 是 and 否. */
  readonly children?: ReactNode
  /** Its name where nothing stands beside it and no `Field` is round it. */
  readonly label?: string
  readonly disabled?: boolean
  readonly name?: string
}

/** On or off, in force at once or with the form it stands in. */
export const Switch = ({ checked, onChange, children, label, ...rest }: SwitchProps) => {
  const style = toggle()
  // Within a field its label is the name; 是 and 否 are then only to be seen.
  const named = useFieldContext() !== undefined
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: Field.Input is an input
    <label className={style.root}>
      <Field.Input
        {...rest}
        type="checkbox"
        role="switch"
        // A required switch would refuse to be off.
        required={false}
        className={style.track}
        checked={checked}
        aria-label={label}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {children && (
        <span className={style.label} aria-hidden={named || undefined}>
          {children}
        </span>
      )}
    </label>
  )
}
