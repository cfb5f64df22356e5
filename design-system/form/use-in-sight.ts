import { useEffect, useRef, useState } from 'react'
import type { Entry } from './form-context.ts'

/** The last heading that has passed the upper third of the window; at first the first. */
export function useInSight(entries: readonly Entry[]) {
  const [current, setCurrent] = useState<string>()
  const held = useRef(false)
  useEffect(() => {
    const look = () => {
      if (held.current) return
      const passed = entries.filter(({ element }) => element.getBoundingClientRect().top < innerHeight / 3)
      setCurrent((passed.at(-1) ?? entries[0])?.key)
    }
    const release = () => {
      held.current = false
    }
    look()
    // Whatever it is that scrolls: the page, a drawer, a tab.
    const stop = new AbortController()
    const options = { capture: true, passive: true, signal: stop.signal }
    addEventListener('scroll', look, options)
    for (const move of ['wheel', 'touchmove', 'keydown']) addEventListener(move, release, options)
    return () => stop.abort()
  }, [entries])
  /** The one that was gone to stays marked until the person scrolls: the end of a page cannot rise to its upper third. */
  const hold = (key: string) => {
    held.current = true
    setCurrent(key)
  }
  return [current, hold] as const
}
