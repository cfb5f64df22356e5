import { spinner } from '#styled-system/recipes/index.js'

export interface SpinnerProps {
  readonly size?: 'sm' | 'md' | 'lg'
  /** Only where no text beside it says what is awaited. */
  readonly label?: string
}

export const Spinner = ({ size, label }: SpinnerProps) =>
  label ? (
    <span className={spinner({ size })} role="status" aria-label={label} />
  ) : (
    <span className={spinner({ size })} aria-hidden />
  )
