import { Menu as Ark } from '@ark-ui/react/menu'
import {
  type KeyboardEvent,
  type ReactElement,
  type Ref,
  type SyntheticEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { MenuEntries } from '#design-system/menu/menu-entries.tsx'
import { chosenItem, type MenuEntry } from '#design-system/menu/menu-entry.ts'
import { MenuPanel } from '#design-system/menu/menu-panel.tsx'

export interface ContextMenuProps {
  /** Names the menu for screen readers. */
  readonly label: string
  /** Its entries; a function makes them for what was pointed at, so that one menu serves a whole table. */
  readonly items: readonly MenuEntry[] | ((target: Element) => readonly MenuEntry[])
  readonly onSelect?: (value: string, target: Element) => void
  /** One element, which takes the right click, the long press and the keys. It needs something focusable in it. */
  readonly children: ReactElement
  readonly onOpenChange?: (open: boolean) => void
  /** The panel with the entries. */
  readonly ref?: Ref<HTMLDivElement>
}

/**
 * Actions of the thing under the pointer. A shortcut for those who know: everything in it is reachable
 * elsewhere too, since nothing on the screen tells that it is there.
 */
export const ContextMenu = ({ label, items, onSelect, children, onOpenChange, ref }: ContextMenuProps) => {
  const id = useId()
  const [target, setTarget] = useState<Element | null>(null)
  const before = useRef<Element | null>(null)
  const aim = (event: SyntheticEvent) => {
    if (!(event.target instanceof Element)) return
    before.current = document.activeElement
    setTarget(event.target)
  }
  const entries = typeof items === 'function' ? (target ? items(target) : []) : items
  const changed = (open: boolean) => {
    onOpenChange?.(open)
    if (!open) giveBack(before.current)
  }
  const select = (value: string) => target && onSelect?.(value, target)
  return (
    <Ark.Root
      onOpenChange={(change) => changed(change.open)}
      onSelect={({ value }) => chosenItem(entries, value) && select(value)}
      loopFocus
      lazyMount
      unmountOnExit
    >
      <Ark.ContextTrigger
        asChild
        // Words must stay markable, as in a table from which one copies.
        style={{ userSelect: 'auto', WebkitUserSelect: 'auto' }}
        onContextMenuCapture={aim}
        onPointerDownCapture={(event) => event.pointerType === 'mouse' || aim(event)}
        onKeyDown={openByKey}
      >
        {children}
      </Ark.ContextTrigger>
      <MenuPanel ref={ref} labelledBy={id}>
        <span id={id} hidden>
          {label}
        </span>
        <MenuEntries items={entries} onSelect={select} />
      </MenuPanel>
    </Ark.Root>
  )
}

/** The focus goes back to where it was, unless the chosen action has put it elsewhere. */
const giveBack = (to: Element | null) =>
  requestAnimationFrame(() => {
    const at = document.activeElement
    if (
      to instanceof HTMLElement &&
      to.isConnected &&
      (!at || at === document.body || at.closest('[role=menu]'))
    )
      to.focus()
  })

/** Browsers differ in when and where they open a context menu by key; ours opens at once, under what has the focus. */
const openByKey = (event: KeyboardEvent) => {
  if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return
  if (!(event.target instanceof Element)) return
  event.preventDefault()
  const { left, bottom } = event.target.getBoundingClientRect()
  event.target.dispatchEvent(
    new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: left, clientY: bottom }),
  )
}
