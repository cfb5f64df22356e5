import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#design-system/link/link.tsx'
import { Menu } from '#design-system/menu/menu.tsx'
import { breadcrumb } from '#styled-system/recipes/index.js'

export interface Crumb {
  readonly title: string
  /** Before its title. Decoration. */
  readonly icon?: ReactNode
  /** Without it the step is only told, as an area with no page of its own. */
  readonly href?: string
  /** What stands beside it: the step opens a menu of them. */
  readonly siblings?: readonly { readonly title: string; readonly href: string }[]
}

export interface CrumbFaceProps {
  readonly crumb: Crumb
  readonly here: boolean
  readonly onSelect?: (href: string) => void
}

export const CrumbFace = ({ crumb: { title, icon, href, siblings }, here, onSelect }: CrumbFaceProps) => {
  const style = breadcrumb()
  const current = here ? 'page' : undefined
  if (siblings)
    return (
      <Menu
        placement="bottom-start"
        trigger={
          <button type="button" className={style.more} aria-current={current}>
            {icon}
            <span className={style.here}>{title}</span>
            <ChevronDown aria-hidden />
          </button>
        }
        items={siblings.map((each) => ({
          value: each.href,
          label: each.title,
          active: each.title === title,
        }))}
        onSelect={(to) => (onSelect ? onSelect(to) : window.location.assign(to))}
      />
    )
  if (!href || here)
    return (
      <span className={style.here} aria-current={current} title={title}>
        {icon}
        {title}
      </span>
    )
  return (
    <Link
      quiet
      href={href}
      onClick={(event) => {
        if (!onSelect || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onSelect(href)
      }}
    >
      {icon}
      {title}
    </Link>
  )
}
