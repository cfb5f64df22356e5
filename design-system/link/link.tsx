import { ArrowUpRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { link } from '#styled-system/recipes/index.js'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'className' | 'style'> {
  /** Within running text: underlined, since colour alone does not tell a link there. */
  readonly inText?: boolean
  /** In the colour of the words round it, for lists in which everything is a link. */
  readonly quiet?: boolean
  /** Leads out of the product: opens in a window of its own, and an arrow says so. */
  readonly external?: boolean
}

/** What opens elsewhere never gets hold of the page it came from. */
export const relOf = (target: string | undefined, rel: string | undefined) =>
  rel ?? (target === '_blank' ? 'noopener noreferrer' : undefined)

/** Leads elsewhere. What does something here is a `Button`. */
export const Link = ({ inText, quiet, external, target, rel, children, ...rest }: LinkProps) => {
  const where = target ?? (external ? '_blank' : undefined)
  return (
    <a {...rest} target={where} rel={relOf(where, rel)} className={link({ inText, quiet })}>
      {children}
      {external && <ArrowUpRight aria-hidden />}
    </a>
  )
}
