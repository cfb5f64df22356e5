import { FieldHelperText, useFieldContext } from '@ark-ui/react/field'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useHeld } from '#design-system/parts/held/use-held.ts'

export interface FieldNotesProps {
  readonly help?: ReactNode
  readonly error?: ReactNode
  readonly roomy: boolean
  readonly style: Readonly<Record<'notes' | 'help' | 'error', string>>
}

/** Help and error under a control. Where a line is kept for them they share it, and the error goes first. */
export const FieldNotes = ({ help, error: fault, roomy, style }: FieldNotesProps) => {
  const field = useFieldContext()
  const error = useHeld(fault)
  if (!roomy && !help && !error) return null
  return (
    // Both stand in the helper part, so that `aria-describedby` reads the error too.
    <FieldHelperText asChild>
      <div className={style.notes}>
        {help && (
          <span className={style.help} hidden={roomy && Boolean(error)}>
            {help}
          </span>
        )}
        {error && (
          <span {...field?.getErrorTextProps()} className={style.error}>
            <CircleAlert aria-hidden />
            {error}
          </span>
        )}
      </div>
    </FieldHelperText>
  )
}
