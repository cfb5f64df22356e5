import type { ComponentProps, ReactNode } from 'react'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { button } from '#styled-system/recipes/index.js'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'> {
  /** `solid` for the one main action of a view; `danger` for what cannot be undone. */
  readonly variant?: 'solid' | 'outline' | 'ghost' | 'danger'
  readonly size?: 'sm' | 'md' | 'lg'
  readonly icon?: ReactNode
  /** Shows a spinner and takes no clicks, but keeps focus and width. */
  readonly loading?: boolean
  /** As wide as what holds it. */
  readonly wide?: boolean
}

export const Button = ({
  variant,
  size,
  icon,
  loading,
  wide,
  children,
  type,
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    // A button in a form submits it only when told to.
    type={type ?? 'button'}
    className={button({ variant, size, wide })}
    aria-busy={loading || undefined}
    onClick={loading ? (event) => event.preventDefault() : onClick}
  >
    {loading ? <Spinner size="sm" /> : icon}
    {children}
  </button>
)
