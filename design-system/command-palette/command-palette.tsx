import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { type Ref, useEffect, useRef } from 'react'
import { useControlled } from '#design-system/parts/controlled/use-controlled.ts'
import { useText } from '#design-system/text/text.tsx'
import { commandPalette } from '#styled-system/recipes/index.js'
import type { Command, CommandSource } from './command.ts'
import { CommandSearch } from './command-search.tsx'

export interface CommandPaletteProps {
  /** Keep it in one place, outside the component or in a memo: it is searched with every key. */
  readonly commands: readonly Command[]
  /** Ids of what was used last, the latest first. */
  readonly recent?: readonly string[]
  /** Keep it in one place too. */
  readonly sources?: readonly CommandSource[]
  readonly onSelect: (command: Command) => void
  readonly placeholder?: string
  /**
   * What was typed before this came. It goes on in the same moment: the dialog's own focus comes later, and would select
   * what stands there, so that the next letter took its place. The part that opens it brings the focus back.
   */
  readonly defaultQuery?: string
  readonly open?: boolean
  readonly defaultOpen?: boolean
  readonly onOpenChange?: (open: boolean) => void
  /** Ctrl+K (⌘K) opens and closes it, wherever one is. Default on. */
  readonly hotkey?: boolean
  readonly ref?: Ref<HTMLInputElement>
}

/** Everywhere one can go and everything one can do, by typing a part of its name. */
export const CommandPalette = ({
  open: owned,
  defaultOpen,
  onOpenChange,
  hotkey = true,
  onSelect,
  ...search
}: CommandPaletteProps) => {
  const t = useText()
  const style = commandPalette()
  const [open, setOpen] = useControlled(
    { value: owned, defaultValue: defaultOpen, onChange: onOpenChange },
    false,
  )
  const content = useRef<HTMLDivElement>(null)
  useHotkey(hotkey, () => setOpen(!open))
  return (
    <Ark.Root
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
      initialFocusEl={() => content.current?.querySelector('input') ?? null}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={style.backdrop} />
        <Ark.Positioner className={style.positioner}>
          <Ark.Content ref={content} className={style.content} aria-label={t('搜索菜单与操作')}>
            <CommandSearch
              {...search}
              onSelect={(command) => {
                setOpen(false)
                onSelect(command)
              }}
            />
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}

function useHotkey(on: boolean, toggle: () => void) {
  const latest = useRef(toggle)
  latest.current = toggle
  useEffect(() => {
    if (!on) return
    const leaving = new AbortController()
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey
      )
        return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKey, { signal: leaving.signal })
    return () => leaving.abort()
  }, [on])
}
