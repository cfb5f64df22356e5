import { type PointerEvent, useEffect, useRef } from 'react'

/** Milliseconds before a held button begins to repeat, and between repeats. */
const [patience, pace] = [400, 60]

/** A button that acts when pressed and goes on acting while held down, for as long as it may. */
export function useRepeat(able: boolean, act: () => void) {
  const latest = useRef(act)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (!able) clearTimeout(timer.current)
    return () => clearTimeout(timer.current)
  }, [able])
  const go = (wait: number) => {
    latest.current()
    timer.current = setTimeout(() => go(pace), wait)
  }
  return {
    disabled: !able,
    onPointerDown: (event: PointerEvent) => event.button === 0 && go(patience),
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
  }
}
