import { FieldLabel, FieldRoot } from '@ark-ui/react/field'
import type { ReactNode, Ref } from 'react'
import { field } from '#styled-system/recipes/index.js'
import { type FieldManner, useFieldManner } from './field-manner.ts'
import { FieldNotes } from './field-notes.tsx'

export interface FieldProps {
  readonly label: ReactNode
  readonly required?: boolean
  readonly disabled?: boolean
  readonly readOnly?: boolean
  /** What to enter, where the label does not say it. */
  readonly help?: ReactNode
  /** What is wrong and how to put it right. Its presence marks the control as invalid. */
  readonly error?: ReactNode
  /**
   * `beside` puts the label before the control: in filters, where height is dear. `aligned` does so in even
   * columns: in forms. `unseen` leaves it to screen readers, where the line it stands in says it. Left out, as the form round it says, else `above`.
   */
  readonly layout?: FieldManner['layout']
  /** By which a form finds it again. */
  readonly name?: string
  readonly ref?: Ref<HTMLDivElement>
  readonly children: ReactNode
}

/** A label, one control, its help and its error, tied together for screen readers. */
export const Field = ({
  label,
  required,
  disabled,
  readOnly,
  help,
  error,
  layout,
  name,
  ref,
  children,
}: FieldProps) => {
  const manner = useFieldManner()
  const style = field({ layout: layout ?? manner.layout, roomy: manner.roomy })
  return (
    <FieldRoot
      ref={ref}
      className={style.root}
      role="presentation"
      required={required}
      disabled={disabled}
      readOnly={readOnly ?? manner.readOnly}
      invalid={Boolean(error)}
      data-name={name}
    >
      <FieldLabel className={style.label}>
        {label}
        {required && (
          <span className={style.required} aria-hidden>
            *
          </span>
        )}
      </FieldLabel>
      <div className={style.control}>
        {children}
        <FieldNotes help={help} error={error} roomy={manner.roomy} style={style} />
      </div>
    </FieldRoot>
  )
}
