import type { ComponentProps } from 'react'
import { link } from '#styled-system/recipes/index.js'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'className' | 'style'> {
  readonly inText?: boolean
  readonly quiet?: boolean
}

/** Opens elsewhere with `target="_blank"`, and then never hands over the opener. */
export const Link = ({ inText, quiet, target, rel, ...rest }: LinkProps) => (
  <a
    {...rest}
    target={target}
    rel={rel ?? (target === '_blank' ? 'noopener noreferrer' : undefined)}
    className={link({ inText, quiet })}
  />
)
