import { Pin, X } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { useText } from '#design-system/text/text.tsx'
import type { tabBar } from '#styled-system/recipes/index.js'
import { canClose, type Tab } from './tab.ts'

export interface TabItemProps {
  readonly tab: Tab
  readonly active: boolean
  /** The one that Tab comes to. */
  readonly stop: boolean
  readonly onActivate: () => void
  readonly onClose: () => void
  /** Where it lies while one is dragged. */
  readonly place: CSSProperties | undefined
  readonly dragged: boolean
  readonly onPress: (event: PointerEvent<HTMLElement>) => void
  /** By one place, back or forth. */
  readonly onMove?: (by: number) => void
  /** The bar's. */
  readonly style: ReturnType<typeof tabBar>
}

const beside = (item: Element, key: string) => {
  if (key === 'ArrowRight') return item.nextElementSibling ?? item.parentElement?.firstElementChild
  if (key === 'ArrowLeft') return item.previousElementSibling ?? item.parentElement?.lastElementChild
  if (key === 'Home') return item.parentElement?.firstElementChild
  if (key === 'End') return item.parentElement?.lastElementChild
}

const focusOn = (item: Element | null | undefined) => item?.querySelector('button')?.focus()

export const TabItem = (props: TabItemProps) => {
  const { tab, active, stop, onActivate, onClose, place, dragged, onPress, onMove, style } = props
  const t = useText()
  const item = useRef<HTMLLIElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const self = item.current
    if (!self) return
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (by && event.ctrlKey && event.shiftKey) onMove?.(by)
    else if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    else if (event.key === 'Delete' && canClose(tab)) {
      focusOn(self.nextElementSibling ?? self.previousElementSibling)
      onClose()
    } else if (beside(self, event.key)) focusOn(beside(self, event.key))
    else return
    event.preventDefault()
  }
  return (
    <li
      ref={item}
      className={style.item}
      style={place}
      data-tab={tab.id}
      data-active={active ? '' : undefined}
      data-dragging={dragged ? '' : undefined}
      // The middle button would otherwise begin to scroll the page.
      onMouseDownCapture={(event) => event.button === 1 && event.preventDefault()}
      onAuxClick={(event) => event.button === 1 && onClose()}
      onPointerDown={onPress}
    >
      <button
        type="button"
        className={style.tab}
        tabIndex={stop ? 0 : -1}
        aria-current={active ? 'page' : undefined}
        aria-busy={tab.loading || undefined}
        aria-keyshortcuts={onMove && 'Control+Shift+ArrowLeft Control+Shift+ArrowRight'}
        title={tab.title}
        onClick={onActivate}
        onKeyDown={onKeyDown}
      >
        {tab.loading ? <Spinner size="sm" /> : tab.icon}
        <span className={style.title}>{tab.title}</span>
        {tab.dirty && <span className={style.dirty} role="img" aria-label={t('未保存')} />}
        {tab.pinned && tab.closable !== false && !tab.icon && <Pin aria-hidden />}
      </button>
      {canClose(tab) && (
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
