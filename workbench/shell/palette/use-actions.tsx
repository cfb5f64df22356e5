import { Expand, Keyboard, Languages, LockKeyhole, LogOut, Moon, Palette, Sun, X } from 'lucide-react'
import { toast } from '#design-system/toaster/toast.ts'
import { type Language, speak } from '#workbench/language/language.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { changeLook } from '#workbench/portal/look/theme-config.ts'
import { useActs } from '#workbench/shell/acts.ts'
import type { KeyAct } from '#workbench/shell/keys.ts'
import { keyMap } from '#workbench/shell/keys.ts'
import type { useTabs } from '#workbench/shell/use-tabs.ts'
import type { Action } from './commands.tsx'

const keysOf = (act: KeyAct) => keyMap.find((key) => key.act === act)?.keys

/** What can be done from wherever one is. */
export function useActions(tabs: ReturnType<typeof useTabs>, current: string | null): readonly Action[] {
  const { t } = useTranslation()
  const { open, lock, signOut, toggleFull } = useActs()
  const mode = (mode: 'light' | 'dark') => () => changeLook({ mode })
  const language = (language: Language) => () =>
    speak(language).then(
      () => changeLook({ language }),
      () => toast.error(t('语言包没有取到，请检查网络后重试。')),
    )
  const here = (act: (id: string) => unknown) => () => void (current !== null && act(current))
  return [
    { id: 'light', title: '切换为浅色', icon: <Sun aria-hidden />, act: mode('light') },
    { id: 'dark', title: '切换为深色', icon: <Moon aria-hidden />, act: mode('dark') },
    {
      id: 'theme',
      title: '外观设置',
      icon: <Palette aria-hidden />,
      keys: keysOf('theme'),
      act: () => open('theme'),
    },
    { id: 'zh-cn', title: '使用简体中文', icon: <Languages aria-hidden />, act: language('zh-cn') },
    { id: 'zh-tw', title: '使用繁体中文', icon: <Languages aria-hidden />, act: language('zh-tw') },
    { id: 'en', title: '使用英文', icon: <Languages aria-hidden />, act: language('en') },
    { id: 'full', title: '内容全屏', icon: <Expand aria-hidden />, keys: keysOf('full'), act: toggleFull },
    {
      id: 'close-tab',
      title: '关闭当前页签',
      icon: <X aria-hidden />,
      keys: keysOf('close-tab'),
      act: here(tabs.close),
    },
    { id: 'close-others', title: '关闭其他页签', icon: <X aria-hidden />, act: here(tabs.reduce) },
    { id: 'close-all', title: '关闭全部页签', icon: <X aria-hidden />, act: tabs.clear },
    {
      id: 'keys',
      title: '键盘操作',
      icon: <Keyboard aria-hidden />,
      keys: keysOf('keys'),
      act: () => open('keys'),
    },
    { id: 'lock', title: '锁定屏幕', icon: <LockKeyhole aria-hidden />, keys: keysOf('lock'), act: lock },
    { id: 'sign-out', title: '退出登录', icon: <LogOut aria-hidden />, act: signOut },
  ]
}
