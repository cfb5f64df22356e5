import { useEffect, useRef, useState } from 'react'
import type { Panel } from './acts.ts'

/** What is open over the frame. When it closes, the focus is back where it was before it opened. */
export function usePanel() {
  const [panel, setPanel] = useState<Panel | null>(null)
  const before = useRef<Element | null>(null)
  useEffect(() => {
    if (panel !== null) return
    const { activeElement } = document
    // What was chosen in it may have led the focus on.
    const lost = activeElement === document.body || activeElement?.id === 'main'
    if (lost && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
    before.current = null
  }, [panel])
  return {
    panel,
    openPanel(next: Panel) {
      before.current ??= document.activeElement
      setPanel(next)
    },
    closePanel: () => setPanel(null),
  }
}
