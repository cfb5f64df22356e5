import type { Ref } from 'react'
import { useText } from '#design-system/text/text.tsx'
import { skipLink } from '#styled-system/recipes/index.js'

export interface SkipLinkProps {
  /** Id of the place, which must take the focus: `tabIndex={-1}`. */
  readonly to: string
  readonly ref?: Ref<HTMLAnchorElement>
}

/** The first tab stop of a page, past menus and tabs. Moves focus itself, so that a router sees no new address. */
export const SkipLink = ({ to, ref }: SkipLinkProps) => {
  const t = useText()
  return (
    <a
      ref={ref}
      className={skipLink()}
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(to)?.focus()
      }}
    >
      {t('跳到主要内容')}
    </a>
  )
}
