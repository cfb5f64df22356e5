import { useText } from '#design-system/text/text.tsx'
import { skipLink } from '#styled-system/recipes/index.js'

/** The first tab stop of a page, past menus and tabs. Moves focus itself, so that a router sees no new address. */
export const SkipLink = ({ to }: { readonly to: string }) => {
  const t = useText()
  return (
    <a
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
