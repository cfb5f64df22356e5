import type { ComponentProps } from 'react'
import { relOf } from '#design-system/link/link.tsx'
import { button } from '#styled-system/recipes/index.js'
import type { ButtonLook } from './button.tsx'
import { ButtonFace } from './button-face.tsx'

export interface LinkButtonProps extends ButtonLook, Omit<ComponentProps<'a'>, 'className' | 'style'> {
  /** Leads nowhere for now: keeps its place and its name, and is told as not available. */
  readonly disabled?: boolean
}

/** Leads elsewhere and looks like a button: a screen's way on. A link to the browser, with its menu and new tabs. */
export const LinkButton = ({
  variant,
  size,
  icon,
  iconEnd,
  wide,
  disabled,
  href,
  rel,
  children,
  ...rest
}: LinkButtonProps) => (
  <a
    {...rest}
    {...(disabled ? { role: 'link', 'aria-disabled': true } : { href })}
    rel={relOf(rest.target, rel)}
    className={button({ variant, size, wide })}
  >
    <ButtonFace icon={icon} iconEnd={iconEnd}>
      {children}
    </ButtonFace>
  </a>
)
