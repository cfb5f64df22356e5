import { useMemo, useSyncExternalStore } from 'react'
import type { Look } from './look.ts'
import { readLook } from './read-look.ts'

const listeners = new Set<() => void>()
let changes = 0
let watch: (() => void) | undefined

const tell = () => {
  changes++
  for (const listener of listeners) listener()
}

/** One watch over the document for all charts: mode, accent, contrast and vision stand as attributes on its root. */
const startWatch = () => {
  const observer = new MutationObserver(tell)
  observer.observe(document.documentElement, { attributes: true })
  const queries = ['(prefers-contrast: more)', '(prefers-reduced-motion: reduce)'].map((query) =>
    matchMedia(query),
  )
  for (const query of queries) query.addEventListener('change', tell)
  return () => {
    observer.disconnect()
    for (const query of queries) query.removeEventListener('change', tell)
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  watch ??= startWatch()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    watch?.()
    watch = undefined
  }
}

/** The look at an element, read anew whenever the theme changes; none until the element is there. */
export const useLook = (element: Element | null): Look | undefined => {
  const seen = useSyncExternalStore(subscribe, () => changes)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count of changes is what makes it read again
  return useMemo(() => (element ? readLook(element) : undefined), [element, seen])
}
