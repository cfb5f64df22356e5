import { type FocusEvent, type MouseEvent, useId } from 'react'
import { type GroupFieldProps, useGroupField } from '#design-system/field/use-group-field.ts'
import { type Controlled, useControlled } from '#design-system/parts/controlled/use-controlled.ts'

export interface RadiosProps<Code> extends Controlled<Code | null>, GroupFieldProps {
  readonly name?: string
  readonly onBlur?: () => void
}

/**
 * A group of the browser's own radios, whatever it looks like: one tab stop, arrows choose, and nothing of it
 * is script.
 */
export function useRadios<Code extends string | number>(props: RadiosProps<Code>) {
  const own = useId()
  const { group, disabled, readOnly, invalid, required } = useGroupField(props)
  const [value, change] = useControlled<Code | null>(props, null)
  return {
    value,
    disabled,
    readOnly,
    group: {
      ...group,
      role: 'radiogroup',
      'aria-invalid': invalid || undefined,
      'aria-required': required || undefined,
      'aria-readonly': readOnly || undefined,
      'data-readonly': readOnly ? '' : undefined,
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) props.onBlur?.()
      },
    },
    radio: (code: Code, off = false) => ({
      type: 'radio',
      name: props.name ?? own,
      value: code,
      checked: value === code,
      disabled: disabled || off,
      onClick: readOnly ? (event: MouseEvent) => event.preventDefault() : undefined,
      onChange: () => {
        if (!readOnly) change(code)
      },
    }),
  }
}
