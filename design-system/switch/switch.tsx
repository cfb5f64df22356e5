import { useFieldContext } from '@ark-ui/react/field'
import type { ReactNode, Ref } from 'react'
import { toggle } from '#styled-system/recipes/index.js'

export interface SwitchProps {
  readonly checked?: boolean
  readonly defaultChecked?: boolean
  readonly onChange?: (checked: boolean) => void
  /** Seen beside it, such as 是 and 否. */
  readonly children?: ReactNode
  /** Its name where nothing stands beside it and no `Field` is round it. */
  readonly label?: string
  readonly size?: 'sm' | 'md'
  readonly disabled?: boolean
  readonly readOnly?: boolean
  readonly name?: string
  readonly ref?: Ref<HTMLInputElement>
  readonly onBlur?: () => void
}

/** On or off, in force at once or with the form it stands in. */
export const Switch = ({
  onChange,
  children,
  label,
  size,
  disabled,
  readOnly,
  ref,
  ...rest
}: SwitchProps) => {
  const style = toggle({ size })
  // Within a field its label is the name; 是 and 否 are then only to be seen.
  const field = useFieldContext()
  const fixed = readOnly ?? field?.readOnly ?? false
  return (
    <label className={style.root}>
      <input
        {...field?.getInputProps()}
        {...rest}
        ref={ref}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a browser tells the state of its own checkbox
        role="switch"
        // A required switch would refuse to be off.
        required={false}
        className={style.track}
        disabled={disabled ?? field?.disabled}
        aria-readonly={fixed || undefined}
        aria-label={label}
        // A browser knows no checkbox that is only to be read.
        onClick={fixed ? (event) => event.preventDefault() : undefined}
        onChange={(event) => fixed || onChange?.(event.currentTarget.checked)}
      />
      {children && (
        <span className={style.label} aria-hidden={field !== undefined || undefined}>
          {children}
        </span>
      )}
    </label>
  )
}
