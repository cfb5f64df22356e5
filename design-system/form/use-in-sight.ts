import { useEffect, useState } from 'react'
import type { Entry } from './form-context.ts'

/** The last heading that has passed the upper third of the window; at first the first. */
export function useInSight(entries: readonly Entry[]) {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const look = () => {
      const passed = entries.filter(({ element }) => element.getBoundingClientRect().top < innerHeight / 3)
      setCurrent((passed.at(-1) ?? entries[0])?.key)
    }
    look()
    // Whatever it is that scrolls: the page, a drawer, a tab.
    const options = { capture: true, passive: true }
    addEventListener('scroll', look, options)
    return () => removeEventListener('scroll', look, options)
  }, [entries])
  return current
}
