import { FieldErrorText, FieldHelperText, FieldLabel, FieldRoot } from '@ark-ui/react/field'
import type { ReactNode } from 'react'
import { field } from '#styled-system/recipes/index.js'

export interface FieldProps {
  readonly label: ReactNode
  readonly required?: boolean
  readonly disabled?: boolean
  readonly readOnly?: boolean
  /** What to enter, where the label does not say it. */
  readonly help?: ReactNode
  /** What is wrong and how to put it right. Its presence marks the control as invalid. */
  readonly error?: ReactNode
  /** `beside` puts the label before the control: in filters, where height is dear. */
  readonly layout?: 'above' | 'beside'
  readonly children: ReactNode
}

/** A label, one control, its help and its error, tied together for screen readers. */
export const Field = ({ label, required, disabled, readOnly, help, error, layout, children }: FieldProps) => {
  const style = field({ layout })
  return (
    <FieldRoot
      className={style.root}
      role="presentation"
      required={required}
      disabled={disabled}
      readOnly={readOnly}
      invalid={Boolean(error)}
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
        {(help || error) && (
          // Both stand in the helper part, so that `aria-describedby` reads the error too.
          <FieldHelperText asChild>
            <div className={style.notes}>
              {help && <span className={style.help}>{help}</span>}
              <FieldErrorText className={style.error}>{error}</FieldErrorText>
            </div>
          </FieldHelperText>
        )}
      </div>
    </FieldRoot>
  )
}
