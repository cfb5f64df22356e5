import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CommandPalette } from '#design-system/command-palette/command-palette.tsx'
import { learn } from '#workbench/language/language.ts'
import { shown } from '#workbench/portal/menus/menu.ts'
import { useMenus } from '#workbench/portal/menus/menus.ts'
import { useActs } from './acts.ts'
import { lastUsed, readUses } from './frequency.ts'
import { type Asked, useAdvice } from './palette/advice.ts'
import { AnswerDialog } from './palette/answer-dialog.tsx'
import { actionCommands, menuCommands, placeCommands } from './palette/commands.tsx'
import { useActions } from './palette/use-actions.tsx'
import type { useTabs } from './use-tabs.ts'

// So that traditional and English titles are found too; without them, the rest is.
await Promise.all((['zh-tw', 'en'] as const).map((language) => learn(language).catch(() => {})))

/** Commands that are offered as used last. */
const mostRecent = 5

export interface PaletteProps {
  readonly tabs: ReturnType<typeof useTabs>
  readonly current: string | null
  readonly onClose: () => void
}

/** Everywhere the person may go and everything they may do, by a part of its name, its pinyin or its initials. */
export function Palette({ tabs, current, onClose }: PaletteProps) {
  const { t } = useTranslation()
  const { go } = useActs()
  const { menus } = useMenus()
  const actions = useActions(tabs, current)
  const [uses] = useState(readUses)
  const { sources, askedBy } = useAdvice()
  const [asked, setAsked] = useState<Asked>()
  const answering = useRef(false)
  const places = useMemo(
    () => [...menuCommands(shown(menus), t, (id) => uses[id]?.times ?? 0), ...placeCommands(t)],
    [menus, t, uses],
  )
  // Actions are few; places may be thousands, and get their pinyin once.
  const doings = [...places, ...actionCommands(actions, t)]
  if (asked) return <AnswerDialog asked={asked} onClose={onClose} />
  return (
    <CommandPalette
      open
      hotkey={false}
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
        if (chosen?.href) go(chosen.href)
      }}
    />
  )
}
