import { type CSSProperties, type PointerEvent as Press, useEffect, useRef, useState } from 'react'

interface Drag {
  readonly id: string
  readonly from: number
  readonly to: number
  /** Pixels from where it lay. */
  readonly by: number
  /** Pixels that the others make room by. */
  readonly room: number
}

/** Pixels: less is a click. */
const begins = 6
/** Milliseconds that a finger rests first, for else it scrolls. */
const rests = 250

const middleOf = ({ left, width }: DOMRect) => left + width / 2

const stay = (event: Event) => event.preventDefault()

/**
 * Lets tabs be dragged along their row by mouse and finger; Escape gives it up. By hand, for the shell pays for it on
 * every first visit: a library for this is ten times as much.
 */
export function useTabDrag(ids: readonly string[], onMove: ((id: string, to: number) => void) | undefined) {
  const [drag, setDrag] = useState<Drag>()
  const end = useRef<() => void>(undefined)
  useEffect(() => () => end.current?.(), [])

  function press(event: Press<HTMLElement>, id: string) {
    const list = event.currentTarget.parentElement
    if (!onMove || !list || event.button !== 0 || !event.isPrimary) return
    const boxes = [...list.children].map((item) => item.getBoundingClientRect())
    const from = ids.indexOf(id)
    const own = boxes[from]
    if (!own) return
    const begun = event.clientX + list.scrollLeft
    const over = new AbortController()
    const on = { signal: over.signal }
    const finger = event.pointerType === 'touch'
    let rested = !finger
    let to: number | undefined
    const rest = setTimeout(() => {
      rested = true
      if (finger) document.addEventListener('touchmove', stay, { ...on, passive: false })
    }, rests)
    end.current = () => {
      clearTimeout(rest)
      over.abort()
      setDrag(undefined)
    }
    const move = ({ clientX }: PointerEvent) => {
      const by = clientX + list.scrollLeft - begun
      if (to === undefined && Math.abs(by) < begins) return
      if (!rested) return end.current?.()
      // Its leading edge beyond the middle of another takes that one's place.
      const edge = (by > 0 ? own.right : own.left) + by
      to = boxes.filter((box, at) => at !== from && middleOf(box) < edge).length
      const neighbour = boxes[from + 1] ?? boxes[from - 1]
      const gap = neighbour
        ? Math.abs(middleOf(neighbour) - middleOf(own)) - (neighbour.width + own.width) / 2
        : 0
      setDrag({ id, from, to, by, room: own.width + gap })
    }
    const drop = () => {
      end.current?.()
      if (to === undefined) return
      // The click that follows on what lies under the pointer is none.
      const swallow = (click: Event) => click.stopPropagation()
      window.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
      if (to !== from) onMove(id, to)
    }
    window.addEventListener('pointermove', move, on)
    window.addEventListener('pointerup', drop, on)
    window.addEventListener('pointercancel', () => end.current?.(), on)
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end.current?.(), on)
  }

  /** Where the tab lies while one is dragged. */
  function placed(at: number): CSSProperties | undefined {
    if (!drag) return undefined
    if (at === drag.from) return { transform: `translateX(${drag.by}px)` }
    const aside = at > drag.from && at <= drag.to ? -1 : at < drag.from && at >= drag.to ? 1 : 0
    return {
      transform: `translateX(${aside * drag.room}px)`,
      transition: 'transform var(--durations-fast)',
    }
  }

  return { press, placed, dragged: drag?.id }
}
