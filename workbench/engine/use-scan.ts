import { useEffect, useEffectEvent } from 'react'
import { realClock } from '#devices/clock.ts'
import { listenToWedge } from '#devices/keyboard-wedge/listen.ts'

/**
 * Hears a card or barcode reader that works as a keyboard, wherever the focus is. While a field or a dialog
 * has it, the keys are theirs: a scan into a field is typed there, as the reader means it to be.
 */
export function useScan(listening: boolean, onScan: (text: string) => void) {
  const scanned = useEffectEvent(onScan)

  useEffect(() => {
    if (!listening) return
    return listenToWedge(window, { clock: realClock, heeds }, (text) => scanned(text))
  }, [listening])
}

const taken = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=listbox]'
const heeds = (target: EventTarget | null) => !(target instanceof Element && target.closest(taken))
