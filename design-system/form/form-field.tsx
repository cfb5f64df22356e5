import { type ReactNode, useEffect, useRef } from 'react'
import {
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useController,
} from 'react-hook-form'
import { Field, type FieldProps } from '#design-system/field/field.tsx'
import { Whole } from '#design-system/parts/whole/whole.tsx'
import { useText } from '#design-system/text/text.tsx'
import { useFormPlan, useSectionKey } from './form-context.ts'

export interface FieldControl<Value> {
  readonly name: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly onBlur: () => void
}

export interface FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>>
  extends Pick<FieldProps, 'required' | 'disabled' | 'readOnly' | 'layout'> {
  readonly control: Control<Values>
  readonly name: Name
  readonly label: string
  /** What to enter; a function where it goes by what was entered. */
  readonly help?: ReactNode | ((value: FieldPathValue<Values, Name>) => ReactNode)
  /** Takes the whole line. */
  readonly whole?: boolean
  /** The control. For a browser's own input: `onChange={(event) => onChange(event.currentTarget.value)}`. */
  readonly children: (control: FieldControl<FieldPathValue<Values, Name>>) => ReactNode
}

/** A field of a form: its value, its fault and its name in the summary. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  label,
  help,
  whole,
  children,
  ...rest
}: FormFieldProps<Values, Name>) {
  const t = useText()
  const { enterField } = useFormPlan()
  const section = useSectionKey()
  const ref = useRef<HTMLDivElement>(null)
  const { field, fieldState } = useController({ control, name })
  const { error, isDirty } = fieldState
  useEffect(() => {
    if (ref.current) return enterField({ key: name, title: label, element: ref.current, section })
  }, [enterField, name, label, section])
  const shown = (
    <Field
      {...rest}
      ref={ref}
      label={label}
      help={typeof help === 'function' ? help(field.value) : help}
      error={error && t(error.message ?? '')}
    >
      {children({
        name,
        value: field.value,
        onChange: field.onChange,
        // Leaving a field one has not filled is no fault yet.
        onBlur: () => isDirty && field.onBlur(),
      })}
    </Field>
  )
  return whole ? <Whole>{shown}</Whole> : shown
}
