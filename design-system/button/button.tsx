import type { ComponentProps, ReactNode } from 'react'
import { button } from '#styled-system/recipes/index.js'
import { ButtonFace } from './button-face.tsx'

export interface ButtonLook {
  /** `solid` for the one main action of a view; `danger` for what cannot be undone. */
  readonly variant?: 'solid' | 'outline' | 'ghost' | 'danger'
  readonly size?: 'sm' | 'md' | 'lg'
  readonly icon?: ReactNode
  /** After the words: an arrow that tells of more. */
  readonly iconEnd?: ReactNode
  /** As wide as what holds it. */
  readonly wide?: boolean
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className' | 'style'> {
  /** Shows a spinner and takes no clicks, but keeps focus and width. */
  readonly loading?: boolean
}

/** Does something here and now. What leads elsewhere is a `LinkButton`. */
export const Button = ({
  variant,
  size,
  icon,
  iconEnd,
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
    <ButtonFace icon={icon} iconEnd={iconEnd} loading={loading}>
      {children}
    </ButtonFace>
  </button>
)
