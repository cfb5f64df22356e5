import { ChevronDown, List } from 'lucide-react'
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { ContextMenu } from '#design-system/context-menu/context-menu.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Menu } from '#design-system/menu/menu.tsx'
import { useOverflowing } from '#design-system/parts/overflow/use-overflowing.ts'
import { useText } from '#design-system/text/text.tsx'
import { tabBar } from '#styled-system/recipes/index.js'
import { canClose, reordered, type Tab } from './tab.ts'
import { everyAction, type TabAction, tabEntries } from './tab-actions.tsx'
import { TabItem } from './tab-item.tsx'
import { useTabDrag } from './use-tab-drag.ts'

export type { Tab } from './tab.ts'
export type { TabAction } from './tab-actions.tsx'

export interface TabBarProps {
  readonly tabs: readonly Tab[]
  readonly active: string | null
  readonly onActivate: (id: string) => void
  readonly onClose: (id: string) => void
  /** Tabs may be dragged, and moved with Ctrl+Shift+arrow. Told all ids in their new order. */
  readonly onReorder?: (ids: readonly string[]) => void
  /** What the menus offer: the one at the end for the open tab, the context menu for the one pointed at. */
  readonly actions?: readonly TabAction[]
  readonly onAction?: (action: TabAction, id: string) => void
  /** How the open one stands out: a tinted ground, a line under it, or an edge round each. */
  readonly manner?: 'soft' | 'line' | 'card'
  /** The screen is full now: the menu offers the way back. */
  readonly full?: boolean
  readonly ref?: Ref<HTMLElement>
}

/**
 * The screens that are open. Links to screens rather than ARIA tabs, whose children could hold no cross; the keys
 * are those of the APG's tabs.
 */
export const TabBar = ({
  tabs,
  active,
  onActivate,
  onClose,
  onReorder,
  actions = everyAction,
  onAction,
  manner,
  full = false,
  ref,
}: TabBarProps) => {
  const t = useText()
  const style = tabBar({ manner })
  const root = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  useImperativeHandle(ref, () => root.current as HTMLElement)
  const [said, setSaid] = useState('')
  const overflowing = useOverflowing(list, tabs.length)
  // The button that lists them all takes room of its own: the open one is brought into sight once more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the list shows depends on both
  useEffect(() => {
    const open = list.current?.querySelector('[data-active]')
    open?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [active, overflowing])
  const idAt = (target: Element) => target.closest<HTMLElement>('[data-tab]')?.dataset.tab ?? active
  const entries = (id: string | null) => (onAction ? tabEntries({ tabs, id, actions, full }, t) : [])
  const move = (id: string, to: number) => {
    const ids = reordered(tabs, id, to)
    if (ids.every((each, at) => each === tabs[at]?.id)) return
    onReorder?.(ids)
    setSaid(t('已移到第 {{place}} 位', { place: ids.indexOf(id) + 1 }))
  }
  const drag = useTabDrag(
    tabs.map((tab) => tab.id),
    onReorder && move,
  )
  const first = tabs.some((tab) => tab.id === active) ? active : tabs[0]?.id
  return (
    <nav ref={root} className={style.root} aria-label={t('已打开的页面')}>
      <ContextMenu
        label={t('页签操作')}
        items={(target) => entries(idAt(target))}
        onSelect={(action, target) => {
          const id = idAt(target)
          if (id !== null) onAction?.(action as TabAction, id)
        }}
      >
        <ul
          ref={list}
          className={style.list}
          onWheel={(event) => {
            if (!event.shiftKey) event.currentTarget.scrollLeft += event.deltaY
          }}
        >
          {tabs.map((tab, at) => (
            <TabItem
              key={tab.id}
              tab={tab}
              active={tab.id === active}
              stop={tab.id === first}
              onActivate={() => onActivate(tab.id)}
              onClose={() => canClose(tab) && onClose(tab.id)}
              place={drag.placed(at)}
              dragged={tab.id === drag.dragged}
              onPress={(event) => drag.press(event, tab.id)}
              onMove={onReorder && ((by) => move(tab.id, at + by))}
              style={style}
            />
          ))}
        </ul>
      </ContextMenu>
      <span className={style.end}>
        {overflowing && (
          <Menu
            title={t('已打开的页面')}
            trigger={<IconButton size="sm" label={t('全部页签')} icon={<List aria-hidden />} />}
            items={tabs.map(({ id, title, icon }) => ({
              value: id,
              label: title,
              icon,
              active: id === active,
            }))}
            onSelect={onActivate}
          />
        )}
        {onAction && (
          <Menu
            trigger={<IconButton size="sm" label={t('页签操作')} icon={<ChevronDown aria-hidden />} />}
            items={entries(active)}
            onSelect={(action) => onAction(action as TabAction, active ?? '')}
          />
        )}
      </span>
      {onReorder && (
        <span role="status" className={style.said}>
          {said}
        </span>
      )}
    </nav>
  )
}
