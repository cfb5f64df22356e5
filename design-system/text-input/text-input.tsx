import { FieldInput } from '@ark-ui/react/field'
import type { ComponentProps, ReactNode } from 'react'
import { ClearButton } from '#design-system/parts/clear-button/clear-button.tsx'
import { useWords } from '#design-system/parts/composing/use-words.ts'
import { textInput } from '#styled-system/recipes/index.js'
import { emptied } from './emptied.ts'

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'size'> {
  readonly size?: 'sm' | 'md' | 'lg'
  /** At the start, inside the frame. Decoration. */
  readonly icon?: ReactNode
  /** At the end, inside the frame: a unit, a button. */
  readonly end?: ReactNode
  /** Offers a button to empty it, which changes the value as typing does. */
  readonly clearable?: boolean
  /** In place of `onChange`, where what is typed is asked for: told of whole words, not of the half ones of an input method. */
  readonly onWords?: (words: string) => void
  /** Instead of `clearable`, where emptying means more than an empty text. */
  readonly onClear?: () => void
}

const nobody = () => {}

/**
 * One line of text. Takes its label from the `Field` round it, or from `aria-label`. A browser's own input in
 * all it takes and tells: `value`, `defaultValue`, `onChange(event)`, `ref`.
 */
export const TextInput = ({
  size,
  icon,
  end,
  clearable,
  onClear,
  onWords,
  placeholder,
  ...rest
}: TextInputProps) => {
  const style = textInput({ size })
  const words = useWords(String(rest.value ?? ''), onWords ?? nobody)
  const clears = clearable || onClear
  return (
    <span className={style.root}>
      {icon && (
        <span className={style.side} aria-hidden>
          {icon}
        </span>
      )}
      {/* With a placeholder, be it blank, the style knows when there is nothing to clear. */}
      <FieldInput
        {...rest}
        {...(onWords && words)}
        placeholder={placeholder ?? (clears ? ' ' : undefined)}
        className={style.input}
      />
      {clears && (
        <span className={style.clear} data-clear>
          <ClearButton onClick={(event) => (onClear ? onClear() : emptied(event.currentTarget))} />
        </span>
      )}
      {end}
    </span>
  )
}
