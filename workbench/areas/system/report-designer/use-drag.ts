import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import type { Distance } from './places.ts'

/** Follows a pressed pointer over a ground so many millimetres wide, and tells how far it went once it lets go. */
export function useDrag(
  ground: RefObject<HTMLElement | null>,
  width: number,
  onDrop: (by: Distance) => void,
) {
  const from = useRef<Distance>(undefined)
  const [by, setBy] = useState<Distance>()

  function far(event: PointerEvent): Distance | undefined {
    const start = from.current
    if (!start) return undefined
    const scale = width / (ground.current?.clientWidth || 1)
    return { x: (event.clientX - start.x) * scale, y: (event.clientY - start.y) * scale }
  }
  function stop() {
    from.current = undefined
    setBy(undefined)
  }
  return {
    /** How far it has gone, in millimetres; undefined while it rests. */
    by,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = { x: event.clientX, y: event.clientY }
      },
      onPointerMove(event: PointerEvent) {
        const now = far(event)
        // Less than a millimetre is a click with an unsteady hand.
        if (now && (by || Math.abs(now.x) + Math.abs(now.y) >= 1)) setBy(now)
      },
      onPointerUp(event: PointerEvent) {
        const now = by && far(event)
        stop()
        if (now) onDrop(now)
      },
      onPointerCancel: stop,
    },
  }
}
