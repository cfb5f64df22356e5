import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useText } from '#design-system/text/text.tsx'
import { tabBar } from '#styled-system/recipes/index.js'

export interface Tab {
  readonly id: string
  readonly title: string
  readonly icon?: ReactNode
  readonly closable?: boolean
  /** Stays when the others are closed; shows no cross. */
  readonly pinned?: boolean
}

export interface TabItemProps {
  readonly tab: Tab
  readonly active: boolean
  readonly onActivate: () => void
  readonly onClose: () => void
}

const beside = (item: Element, key: string) => {
  if (key === 'ArrowRight') return item.nextElementSibling ?? item.parentElement?.firstElementChild
  if (key === 'ArrowLeft') return item.previousElementSibling ?? item.parentElement?.lastElementChild
  if (key === 'Home') return item.parentElement?.firstElementChild
  if (key === 'End') return item.parentElement?.lastElementChild
}

export const TabItem = ({ tab, active, onActivate, onClose }: TabItemProps) => {
  const t = useText()
  const style = tabBar()
  const item = useRef<HTMLLIElement>(null)
  const closable = tab.closable !== false && !tab.pinned
  useEffect(() => {
    if (active) item.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [active])
  const onKeyDown = (event: KeyboardEvent) => {
    const next = item.current && beside(item.current, event.key)?.querySelector('button')
    if (next) next.focus()
    else if (event.key === 'Delete' && closable) onClose()
    else return
    event.preventDefault()
  }
  return (
    <li
      ref={item}
      className={style.item}
      data-active={active ? '' : undefined}
      onAuxClick={(event) => {
        if (event.button === 1 && closable) onClose()
      }}
    >
      <button
        type="button"
        className={style.tab}
        tabIndex={active ? 0 : -1}
        aria-current={active ? 'page' : undefined}
        title={tab.title}
        onClick={onActivate}
        onKeyDown={onKeyDown}
      >
        {tab.icon}
        <span className={style.title}>{tab.title}</span>
      </button>
      {closable && (
        <button
          type="button"
          className={style.close}
          tabIndex={-1}
          aria-label={t('关闭 {{title}}', { title: tab.title })}
          onClick={onClose}
        >
          <X aria-hidden />
        </button>
      )}
    </li>
  )
}
