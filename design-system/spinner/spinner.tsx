import type { Ref } from 'react'
import { spinner } from '#styled-system/recipes/index.js'

export interface SpinnerProps {
  readonly size?: 'sm' | 'md' | 'lg'
  /** Only where no text beside it says what is awaited. */
  readonly label?: string
  readonly ref?: Ref<HTMLSpanElement>
}

/** Something is under way and nobody knows how far. Where that is known, take `Progress`. */

export const Spinner = ({ size, label, ref }: SpinnerProps) =>
  label ? (
    <span ref={ref} className={spinner({ size })} role="status" aria-label={label} />
  ) : (
    <span ref={ref} className={spinner({ size })} aria-hidden />
  )
