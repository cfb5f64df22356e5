import { useFieldContext } from '@ark-ui/react/field'

export interface GroupFieldProps {
  readonly label?: string
  readonly disabled?: boolean
  readonly readOnly?: boolean
}

/** What a `Field` says to a control of several parts, which takes the name and the words as a group. */
export function useGroupField({ label, disabled, readOnly }: GroupFieldProps) {
  const field = useFieldContext()
  return {
    disabled: disabled ?? field?.disabled ?? false,
    readOnly: readOnly ?? field?.readOnly ?? false,
    invalid: field?.invalid ?? false,
    required: field?.required ?? false,
    group: {
      id: field?.ids.control,
      'aria-label': label,
      'aria-labelledby': label ? undefined : field?.ids.label,
      'aria-describedby': field?.ariaDescribedby,
    },
  }
}
