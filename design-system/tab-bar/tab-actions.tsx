import {
  ArrowLeftToLine,
  ArrowRightToLine,
  ExternalLink,
  Maximize,
  Minimize,
  Pin,
  PinOff,
  RotateCw,
  X,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { MenuEntry } from '#design-system/menu/menu-entry.ts'
import type { Translate } from '#design-system/text/text.tsx'
import { canClose, type Tab } from './tab.ts'

/** In the order of the menu; a line stands between two groups. */
const groups = [
  ['refresh', 'pin'],
  ['close', 'close-left', 'close-right', 'close-others', 'close-all'],
  ['new-window', 'full-screen'],
] as const

export type TabAction = (typeof groups)[number][number]

const words = {
  refresh: '刷新',
  pin: '固定',
  close: '关闭当前',
  'close-left': '关闭左侧',
  'close-right': '关闭右侧',
  'close-others': '关闭其他',
  'close-all': '关闭全部',
  'new-window': '新窗口打开',
  'full-screen': '全屏',
} as const satisfies Record<TabAction, string>

const icons: Partial<Record<TabAction, ReactNode>> = {
  refresh: <RotateCw aria-hidden />,
  pin: <Pin aria-hidden />,
  close: <X aria-hidden />,
  'close-left': <ArrowLeftToLine aria-hidden />,
  'close-right': <ArrowRightToLine aria-hidden />,
  'new-window': <ExternalLink aria-hidden />,
  'full-screen': <Maximize aria-hidden />,
}

export const everyAction: readonly TabAction[] = groups.flat()

interface Place {
  readonly tabs: readonly Tab[]
  readonly id: string | null
  readonly actions: readonly TabAction[]
  readonly full: boolean
}

/** What may be done to one tab, and to those beside it. */
export function tabEntries({ tabs, id, actions, full }: Place, t: Translate): readonly MenuEntry[] {
  const at = tabs.findIndex((tab) => tab.id === id)
  const tab = tabs[at]
  const none: Partial<Record<TabAction, boolean>> = {
    refresh: !tab,
    pin: !tab || tab.closable === false,
    close: !canClose(tab),
    'close-left': !tabs.slice(0, Math.max(at, 0)).some(canClose),
    'close-right': !tabs.slice(at + 1).some(canClose),
    'close-others': !tabs.some((each) => each !== tab && canClose(each)),
    'close-all': !tabs.some(canClose),
    'new-window': !tab,
  }
  const entry = (action: TabAction): MenuEntry => ({
    value: action,
    label: t(words[action]),
    icon: icons[action],
    disabled: none[action] ?? false,
    ...(action === 'pin' && tab?.pinned && { label: t('取消固定'), icon: <PinOff aria-hidden /> }),
    ...(action === 'full-screen' && full && { label: t('退出全屏'), icon: <Minimize aria-hidden /> }),
  })
  return groups.flatMap((group, index) => {
    const offered = group.filter((action) => actions.includes(action)).map(entry)
    const before = groups
      .slice(0, index)
      .flat()
      .some((action) => actions.includes(action))
    return offered.length > 0 && before ? ['separator' as const, ...offered] : offered
  })
}
