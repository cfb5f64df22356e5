import { useMemo, useRef, useState } from 'react'
import { CommandPalette } from '#design-system/command-palette/command-palette.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { reachable } from '#workbench/portal/menus/menu.ts'
import { useMenus } from '#workbench/portal/menus/menus.ts'
import { useActs } from './acts.ts'
import { lastUsed, readUses } from './frequency.ts'
import { type Asked, useAdvice } from './palette/advice.ts'
import { AnswerDialog } from './palette/answer-dialog.tsx'
import { actionCommands, menuCommands, placeCommands } from './palette/commands.tsx'
import { useRecords } from './palette/records.ts'
import { useActions } from './palette/use-actions.tsx'
import { useSpelling } from './palette/use-spelling.ts'
import type { useTabs } from './use-tabs.ts'

/** Commands that are offered as used last. */
const mostRecent = 5

export interface PaletteProps {
  readonly tabs: ReturnType<typeof useTabs>
  readonly current: string | null
  /** What was typed before this came. */
  readonly typed: string
  readonly onClose: () => void
}

/** Everywhere the person may go, everything they may do and whom they may look up, by a part of its name, its pinyin or its initials. */
export function Palette({ tabs, current, typed, onClose }: PaletteProps) {
  const { t } = useTranslation()
  const { go } = useActs()
  const { menus } = useMenus()
  const actions = useActions(tabs, current)
  const [uses] = useState(readUses)
  const { sources: advisers, askedBy } = useAdvice()
  const records = useRecords(menus)
  const sources = useMemo(() => [...records.sources, ...advisers], [records, advisers])
  const [asked, setAsked] = useState<Asked>()
  const answering = useRef(false)
  const spelling = useSpelling()
  const places = useMemo(
    () => [
      ...menuCommands(reachable(menus), t, (id) => uses[id]?.times ?? 0, spelling),
      ...placeCommands(t, spelling),
    ],
    [menus, t, uses, spelling],
  )
  // Actions are few; places may be thousands, and get their pinyin once.
  const doings = [...places, ...actionCommands(actions, t, spelling)]
  if (asked) return <AnswerDialog asked={asked} onClose={onClose} />
  return (
    <CommandPalette
      open
      hotkey={false}
      defaultQuery={typed}
      // It closes before it says what was chosen: what is answered in a dialog keeps this part on the screen.
      onOpenChange={(open) => open || queueMicrotask(() => answering.current || onClose())}
      commands={doings.map(({ command }) => command)}
      recent={lastUsed(mostRecent)}
      sources={sources}
      onSelect={({ id }) => {
        const question = askedBy(id)
        answering.current = question !== undefined
        if (question) return setAsked(question)
        const chosen = doings.find(({ command }) => command.id === id)
        onClose()
        chosen?.act?.()
        const href = chosen?.href ?? records.hrefOf(id)
        if (href) go(href)
      }}
    />
  )
}
