import { useFieldContext } from '@ark-ui/react/field'
import { SliderThumb as ArkThumb, SliderHiddenInput, useSliderContext } from '@ark-ui/react/slider'
import { useId } from 'react'
import { slider } from '#styled-system/recipes/index.js'

export interface SliderThumbProps {
  readonly index: number
  readonly value: number
  readonly step: number
  /** By a page key. */
  readonly leap: number
  /** Empty where the field gives the whole name. */
  readonly label: string
  readonly readOnly?: boolean
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }
const leaps: Readonly<Record<string, number>> = { PageUp: 1, PageDown: -1 }

/**
 * Up and down move it as right and left do, whichever way the line lies: the pattern asks for both. Page keys go
 * so far from where it stands, and not to the next round figure.
 */
export const SliderThumb = ({ index, value, step, leap, label, readOnly }: SliderThumbProps) => {
  const field = useFieldContext()
  const api = useSliderContext()
  const id = useId()
  const ids = [field?.ids.label, label && id].filter(Boolean).join(' ')
  return (
    <ArkThumb
      index={index}
      className={slider().thumb}
      {...{ 'aria-label': field ? undefined : label, 'aria-labelledby': field ? ids : undefined }}
      aria-describedby={field?.ariaDescribedby}
      aria-readonly={readOnly || undefined}
      aria-invalid={field?.invalid || undefined}
      data-invalid={field?.invalid ? '' : undefined}
      onKeyDown={(event) => {
        const by = (steps[event.key] ?? 0) * step + (leaps[event.key] ?? 0) * leap
        if (!by || readOnly) return
        event.preventDefault()
        api.setThumbValue(index, value + by)
      }}
    >
      {field && label && (
        <span id={id} hidden>
          {label}
        </span>
      )}
      <SliderHiddenInput />
    </ArkThumb>
  )
}
