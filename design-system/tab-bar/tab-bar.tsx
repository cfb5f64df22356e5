import { ChevronDown } from 'lucide-react'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Menu } from '#design-system/menu/menu.tsx'
import { useText } from '#design-system/text/text.tsx'
import { tabBar } from '#styled-system/recipes/index.js'
import { type Tab, TabItem } from './tab-item.tsx'

const words = {
  refresh: '刷新',
  close: '关闭当前',
  'close-others': '关闭其他',
  'close-all': '关闭全部',
} as const

export type TabAction = keyof typeof words

export interface TabBarProps {
  readonly tabs: readonly Tab[]
  readonly active: string | null
  readonly onActivate: (id: string) => void
  readonly onClose: (id: string) => void
  /** What the menu at the end offers for the open tab. */
  readonly actions?: readonly TabAction[]
  readonly onAction?: (action: TabAction) => void
}

const everything = Object.keys(words) as TabAction[]

/**
 * The screens that are open. Links to screens rather than ARIA tabs, whose children could hold no cross.
 * Arrows walk, Enter opens, Delete or the middle button closes.
 */
export const TabBar = ({
  tabs,
  active,
  onActivate,
  onClose,
  actions = everything,
  onAction,
}: TabBarProps) => {
  const t = useText()
  const style = tabBar()
  const current = tabs.find((tab) => tab.id === active)
  const cannot = (action: TabAction) =>
    (action === 'close' && (!current || current.pinned === true || current.closable === false)) ||
    (action === 'close-others' && tabs.every((tab) => tab.id === active || tab.pinned))
  return (
    <nav className={style.root} aria-label={t('已打开的页面')}>
      <ul
        className={style.list}
        onWheel={(event) => {
          if (!event.shiftKey) event.currentTarget.scrollLeft += event.deltaY
        }}
      >
        {tabs.map((tab) => (
          <TabItem
            key={tab.id}
            tab={tab}
            active={tab.id === active}
            onActivate={() => onActivate(tab.id)}
            onClose={() => onClose(tab.id)}
          />
        ))}
      </ul>
      {onAction && (
        <span className={style.end}>
          <Menu
            trigger={<IconButton size="sm" label={t('页签操作')} icon={<ChevronDown aria-hidden />} />}
            items={actions.map((action) => ({
              value: action,
              label: t(words[action]),
              disabled: cannot(action),
            }))}
            onSelect={(action) => onAction(action as TabAction)}
          />
        </span>
      )}
    </nav>
  )
}
