import { useEffect, useEffectEvent } from 'react'
import { isComposing } from '#design-system/parts/composing/is-composing.ts'

/** What can be done with one key at the desk. */
export const deskKeys = {
  search: 'F2',
  undo: 'F4',
  letIn: 'F6',
  queue: 'F7',
  print: 'F8',
  mute: 'F9',
  clear: 'Escape',
} as const
export type DeskAct = keyof typeof deskKeys

const actOf = (key: string) => (Object.keys(deskKeys) as DeskAct[]).find((act) => deskKeys[act] === key)

/** One that is on its way out lies over nothing any more. */
const over = ':is([role=dialog], [role=alertdialog]):not([data-state=closed])'

/** Listens for the keys of the desk while nothing lies over it. */
export function useDeskKeys(listening: boolean, onAct: (act: DeskAct) => void) {
  const acted = useEffectEvent(onAct)
  useEffect(() => {
    if (!listening) return
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey, shiftKey, defaultPrevented } = event
      const act = isComposing(event) ? undefined : actOf(key)
      if (!act || ctrlKey || altKey || metaKey || shiftKey || defaultPrevented) return
      if (document.querySelector(over)) return
      if (act !== 'clear') event.preventDefault()
      acted(act)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [listening])
}
