import type { MouseEvent, ReactElement, Ref } from 'react'
import { Badge } from '#design-system/badge/badge.tsx'
import { useText } from '#design-system/text/text.tsx'
import { bottomBar } from '#styled-system/recipes/index.js'

export interface BottomBarItem {
  readonly id: string
  readonly title: string
  readonly icon: ReactElement
  readonly href: string
  /** How much waits there. */
  readonly badge?: number
}

export interface BottomBarProps {
  /** Three to five: places one comes back to all day. */
  readonly items: readonly BottomBarItem[]
  readonly active?: string | null
  readonly onSelect: (item: BottomBarItem) => void
  readonly ref?: Ref<HTMLElement>
}

/** The few places of a phone that are one tap away, in reach of the thumb. */
export const BottomBar = ({ items, active, onSelect, ref }: BottomBarProps) => {
  const t = useText()
  const style = bottomBar()
  // A press with a modifier is the browser's.
  const press = (item: BottomBarItem) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onSelect(item)
  }
  return (
    <nav ref={ref} className={style.root} aria-label={t('常用')}>
      <ul className={style.list}>
        {items.map((item) => (
          <li key={item.id}>
            <a
              className={style.item}
              href={item.href}
              aria-current={item.id === active ? 'page' : undefined}
              onClick={press(item)}
            >
              <Badge count={item.badge ?? 0} label={t('未读')} tone="danger">
                {item.icon}
              </Badge>
              <span className={style.name}>{item.title}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
