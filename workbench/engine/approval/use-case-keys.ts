import { useEffect, useEffectEvent } from 'react'
import { isComposing } from '#design-system/parts/composing/is-composing.ts'
import { useTab } from '#workbench/portal/tab-context.ts'

/** What takes letters for itself. */
const takesLetters =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=dialog], [role=menu]'

/** Single letters that act on the case in sight: not while somebody types, nor under a dialog, nor behind another tab. */
export function useCaseKeys(on: boolean, acts: Readonly<Record<string, () => void>>) {
  const { inFront } = useTab()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = acts[event.key]
    const { target, ctrlKey, metaKey, altKey, defaultPrevented, repeat } = event
    if (!act || ctrlKey || metaKey || altKey || isComposing(event) || defaultPrevented || repeat) return
    if (target instanceof Element && target.closest(takesLetters)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    if (!on || !inFront) return
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [on, inFront])
}
