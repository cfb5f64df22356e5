import { FieldInput } from '@ark-ui/react/field'
import type { ComponentProps, ReactNode } from 'react'
import { ClearButton } from '#design-system/clear-button/clear-button.tsx'
import { textInput } from '#styled-system/recipes/index.js'

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'size'> {
  readonly size?: 'md' | 'lg'
  /** At the start, inside the frame. Decoration. */
  readonly icon?: ReactNode
  /** At the end, inside the frame: a unit, a button. */
  readonly end?: ReactNode
  /** Offers a button to empty it. Called when pressed. */
  readonly onClear?: () => void
}

/** One line of text. Takes its label from the `Field` round it, or from `aria-label`. */
export const TextInput = ({ size, icon, end, onClear, ...rest }: TextInputProps) => {
  const style = textInput({ size })
  return (
    <span className={style.root}>
      {icon && (
        <span className={style.side} aria-hidden>
          {icon}
        </span>
      )}
      <FieldInput {...rest} className={style.input} />
      {onClear && rest.value && !rest.disabled && !rest.readOnly && <ClearButton onClick={onClear} />}
      {end}
    </span>
  )
}
