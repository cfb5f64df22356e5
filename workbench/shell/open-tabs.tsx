import { MenuIcon } from '#design-system/menu-icon/menu-icon.tsx'
import { TabBar } from '#design-system/tab-bar/tab-bar.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useLook } from '#workbench/portal/look/use-look.ts'
import { homeTab } from '#workbench/portal/tabs.ts'
import type { useTabs } from './use-tabs.ts'

export interface OpenTabsProps {
  readonly open: ReturnType<typeof useTabs>
  readonly current: string | null
  readonly full: boolean
  readonly onFull: (full: boolean) => void
}

/** The open screens, and all that may be done to them. */
export function OpenTabs({ open, current, full, onFull }: OpenTabsProps) {
  const { t } = useTranslation()
  const look = useLook()
  const inWindow = (id: string) => {
    const tab = open.tabs.find((each) => each.id === id)
    if (tab) window.open(tab.path + tab.search, '_blank', 'noopener')
  }
  const acts = {
    refresh: open.refresh,
    pin: open.pin,
    close: open.close,
    'close-left': (id: string) => open.closeBeside(id, -1),
    'close-right': (id: string) => open.closeBeside(id, 1),
    'close-others': open.reduce,
    'close-all': open.clear,
    'new-window': inWindow,
    'full-screen': () => onFull(!full),
  }
  return (
    <TabBar
      manner={look.tabStyle}
      tabs={open.tabs.map(({ id, title, pinned, icon }) => ({
        id,
        title: t(title),
        pinned,
        closable: id !== homeTab.id,
        dirty: open.dirty.includes(id),
        icon: id === homeTab.id || (look.tabIcons && icon) ? <MenuIcon name={icon} /> : undefined,
      }))}
      active={current}
      onActivate={open.activate}
      onClose={open.close}
      onReorder={look.tabsSortable ? open.reorder : undefined}
      onAction={(action, id) => acts[action](id)}
      full={full}
    />
  )
}
