import {
  type KeyboardEvent,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { isComposing } from '#design-system/parts/composing/is-composing.ts'

const holding = new Set([' ', 'Enter'])

/**
 * Calls `done` when pointer or key has been held so many milliseconds; letting go, leaving or Escape cancels. How long it
 * was held is read from the events: a page that is busy hears of the release before its own timer.
 */
export const useHold = (milliseconds: number, enabled: boolean, done: () => void) => {
  const [held, setHeld] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const since = useRef<number>(undefined)
  const cancel = () => {
    clearTimeout(timer.current)
    since.current = undefined
    setHeld(false)
  }
  const finish = () => {
    cancel()
    done()
  }
  const start = ({ timeStamp }: SyntheticEvent) => {
    if (!enabled) return
    clearTimeout(timer.current)
    since.current = timeStamp
    setHeld(true)
    timer.current = setTimeout(finish, milliseconds)
  }
  const letGo = ({ timeStamp }: SyntheticEvent) =>
    since.current !== undefined && timeStamp - since.current >= milliseconds ? finish() : cancel()
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    held,
    events: {
      onPointerDown: (event: PointerEvent) => event.button === 0 && start(event),
      onPointerUp: letGo,
      onPointerLeave: letGo,
      onPointerCancel: cancel,
      // A long press must not open the menu of the browser in its midst.
      onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
      onBlur: cancel,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') cancel()
        if (isComposing(event) || !holding.has(event.key)) return
        event.preventDefault()
        if (!event.repeat) start(event)
      },
      onKeyUp: (event: KeyboardEvent) => {
        if (!holding.has(event.key)) return
        event.preventDefault()
        letGo(event)
      },
    },
  }
}
