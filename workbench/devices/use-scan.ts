import { useEffect, useEffectEvent } from 'react'
import { burstDetector } from '#devices/keyboard-wedge/burst.ts'

/**
 * Hears a card or barcode reader that works as a keyboard, wherever the focus is. While a field or a dialog
 * has it, the keys are theirs: a scan into a field is typed there, as the reader means it to be.
 */
export function useScan(listening: boolean, onScan: (text: string) => void) {
  const scanned = useEffectEvent(onScan)

  useEffect(() => {
    if (!listening) return
    const press = burstDetector()
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.closest(taken)) return
      const text = press({ code: event.code, key: event.key, at: event.timeStamp })
      if (text === null) return
      // The Enter at the end of a scan must not press the button that happens to have the focus.
      event.preventDefault()
      event.stopPropagation()
      scanned(text)
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [listening])
}

const taken = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=listbox]'
