import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { isComposing } from '#design-system/parts/composing/is-composing.ts'

const holding = new Set([' ', 'Enter'])

/** Calls `done` when pointer or key has been held so many milliseconds; letting go, leaving or Escape cancels. */
export const useHold = (milliseconds: number, enabled: boolean, done: () => void) => {
  const [held, setHeld] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => {
    clearTimeout(timer.current)
    setHeld(false)
  }
  const start = () => {
    if (!enabled) return
    clearTimeout(timer.current)
    setHeld(true)
    timer.current = setTimeout(() => {
      setHeld(false)
      done()
    }, milliseconds)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    held,
    events: {
      onPointerDown: ({ button }: PointerEvent) => button === 0 && start(),
      onPointerUp: cancel,
      onPointerLeave: cancel,
      onPointerCancel: cancel,
      // A long press must not open the menu of the browser in its midst.
      onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
      onBlur: cancel,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') cancel()
        if (isComposing(event) || !holding.has(event.key)) return
        event.preventDefault()
        if (!event.repeat) start()
      },
      onKeyUp: (event: KeyboardEvent) => {
        if (!holding.has(event.key)) return
        event.preventDefault()
        cancel()
      },
    },
  }
}
