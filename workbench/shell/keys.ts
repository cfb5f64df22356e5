/** What a key of the frame does. */
export type KeyAct =
  | 'palette'
  | 'lock'
  | 'keys'
  | 'search'
  | 'theme'
  | 'full'
  | 'home'
  | 'previous-tab'
  | 'next-tab'
  | 'close-tab'

interface Key {
  readonly act: KeyAct
  /** As on the keys. */
  readonly keys: string
  readonly does: string
}

/** The keyboard map: what the frame listens to, wherever one is. */
export const keyMap: readonly Key[] = [
  { act: 'palette', keys: 'Ctrl+K', does: '搜索菜单与操作' },
  { act: 'search', keys: '/', does: '到本页的搜索框' },
  { act: 'home', keys: 'Ctrl+Alt+H', does: '回到首页' },
  { act: 'previous-tab', keys: 'Alt+PageUp', does: '上一个页签' },
  { act: 'next-tab', keys: 'Alt+PageDown', does: '下一个页签' },
  { act: 'close-tab', keys: 'Ctrl+Alt+W', does: '关闭当前页签' },
  { act: 'full', keys: 'Ctrl+Alt+F', does: '内容全屏' },
  { act: 'theme', keys: 'Ctrl+Alt+T', does: '外观设置' },
  { act: 'lock', keys: 'Ctrl+Alt+L', does: '锁定屏幕' },
  { act: 'keys', keys: '?', does: '键盘操作' },
]

/** Keys that only mean something where the focus is; told here, listened to by those parts. */
export const keysElsewhere: readonly Omit<Key, 'act'>[] = [
  { keys: 'Tab', does: '移到下一个控件，页面开头可跳到主要内容' },
  { keys: '↑+↓', does: '在菜单、列表与选项之间移动' },
  { keys: '←+→', does: '在页签之间移动' },
  { keys: 'Ctrl+Shift+←', does: '把页签向左移一位' },
  { keys: 'Delete', does: '关闭选中的页签' },
  { keys: 'Esc', does: '关闭弹出的窗口，退出全屏' },
]

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** What was asked by these keys; null for all others. The Command key of a Mac stands for Ctrl. */
export function actOf(event: Pressed): KeyAct | null {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event
  const control = ctrlKey || metaKey
  // Where Alt writes another letter, the place of the key still tells which it was.
  const letter = /^Key([A-Z])$/.exec(code)?.[1] ?? key.toUpperCase()
  if (!control && !altKey && (key === '?' || key === '/')) return key === '?' ? 'keys' : 'search'
  if (shiftKey) return null
  const pressed = [control && 'Ctrl', altKey && 'Alt', letter.length === 1 ? letter : key].filter(Boolean)
  return keyMap.find(({ keys }) => keys === pressed.join('+'))?.act ?? null
}

/** A sign typed into a field is text; only keys with Ctrl or Alt reach past it. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
