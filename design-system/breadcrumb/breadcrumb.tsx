import { Link } from '#design-system/link/link.tsx'
import { useText } from '#design-system/text/text.tsx'
import { breadcrumb } from '#styled-system/recipes/index.js'

export interface Crumb {
  readonly title: string
  /** Without it the step is only told, as an area with no page of its own. */
  readonly href?: string
}

export interface BreadcrumbProps {
  readonly items: readonly Crumb[]
  readonly onSelect?: (href: string) => void
}

/** Where the screen stands in the menus. The last step is the screen itself. */
export const Breadcrumb = ({ items, onSelect }: BreadcrumbProps) => {
  const t = useText()
  const style = breadcrumb()
  return (
    <nav aria-label={t('当前位置')}>
      <ol className={style.root}>
        {items.map(({ title, href }, at) => (
          <li key={title} className={style.item}>
            {href && at < items.length - 1 ? (
              <Link
                quiet
                href={href}
                onClick={(event) => {
                  if (!onSelect || event.metaKey || event.ctrlKey) return
                  event.preventDefault()
                  onSelect(href)
                }}
              >
                {title}
              </Link>
            ) : (
              <span className={style.here} aria-current={at === items.length - 1 ? 'page' : undefined}>
                {title}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
