import type { ComponentProps, ReactNode } from 'react'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { button } from '#styled-system/recipes/index.js'

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'children' | 'aria-label'> {
  /** Its name for screen readers; give the same text to a `Tooltip` round it. */
  readonly label: string
  readonly icon: ReactNode
  readonly variant?: 'solid' | 'outline' | 'ghost' | 'danger'
  readonly size?: 'sm' | 'md' | 'lg'
  readonly loading?: boolean
  /** Makes it a switch that is on or off, as bold letters are. Its label stays the same in both. */
  readonly pressed?: boolean
}

/** An action told by its icon alone. Where there is room, a `Button` with words is understood sooner. */
export const IconButton = ({
  label,
  icon,
  variant = 'ghost',
  size,
  loading,
  pressed,
  onClick,
  type,
  ...rest
}: IconButtonProps) => (
  <button
    {...rest}
    type={type ?? 'button'}
    className={button({ variant, size, square: true })}
    aria-label={label}
    aria-busy={loading || undefined}
    aria-pressed={pressed}
    onClick={loading ? (event) => event.preventDefault() : onClick}
  >
    {loading ? <Spinner size="sm" /> : icon}
  </button>
)
