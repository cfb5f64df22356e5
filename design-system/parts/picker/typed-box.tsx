import { useFieldContext } from '@ark-ui/react/field'
import { type Ref, useState } from 'react'
import { isComposing } from '#design-system/parts/composing/is-composing.ts'
import { useText } from '#design-system/text/text.tsx'
import { picker } from '#styled-system/recipes/index.js'

/** What was typed, understood; or why it cannot be taken. Null is for an emptied box. */
export type Reading = { readonly value: string | null } | { readonly refused: string }

export interface TypedBoxProps {
  readonly ref?: Ref<HTMLInputElement>
  /** The value as it is shown. */
  readonly text: string
  readonly read: (typed: string) => Reading
  readonly onValue: (value: string | null) => void
  readonly onOpen: () => void
  /** Moves the value by a step where arrows do that: up is 1, down is -1. */
  readonly onStep?: (direction: 1 | -1) => void
  readonly label?: string
  readonly placeholder?: string
  readonly disabled?: boolean
  readonly name?: string
  readonly onBlur?: () => void
}

/**
 * The typed half of a picker. Read on Enter and on leaving, never while an input method is at work; what cannot be
 * taken falls back to the last value and says so.
 */
export const TypedBox = ({
  text,
  read,
  onValue,
  onOpen,
  onStep,
  label,
  disabled,
  onBlur,
  ...rest
}: TypedBoxProps) => {
  const t = useText()
  const field = useFieldContext()
  const style = picker()
  const [typed, setTyped] = useState<string | null>(null)
  const [refused, setRefused] = useState('')
  const take = () => {
    setTyped(null)
    if (typed === null) return
    const reading: Reading = typed.trim() === '' ? { value: null } : read(typed)
    if ('refused' in reading) setRefused(`${reading.refused}${t('，已恢复原值')}`)
    else onValue(reading.value)
  }
  return (
    <>
      <input
        {...field?.getInputProps()}
        {...rest}
        className={style.input}
        aria-label={label}
        autoComplete="off"
        disabled={disabled ?? field?.disabled}
        value={typed ?? text}
        onChange={(event) => {
          setRefused('')
          setTyped(event.currentTarget.value)
        }}
        onKeyDown={(event) => {
          if (isComposing(event)) return
          if (event.key === 'Enter' && typed !== null) {
            // The form is sent by the next Enter, with what has been read.
            event.preventDefault()
            take()
          } else if (event.key === 'Escape' && typed !== null) {
            event.stopPropagation()
            setTyped(null)
          } else if (event.key === 'ArrowDown' && (event.altKey || !onStep)) {
            event.preventDefault()
            take()
            onOpen()
          } else if (onStep && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
            event.preventDefault()
            take()
            onStep(event.key === 'ArrowUp' ? 1 : -1)
          }
        }}
        onBlur={() => {
          take()
          onBlur?.()
        }}
      />
      <span className={style.refusal} role="status">
        {refused}
      </span>
    </>
  )
}
