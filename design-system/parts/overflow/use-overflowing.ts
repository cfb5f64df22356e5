import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether a row holds more than it shows at once. */
export function useOverflowing(row: RefObject<HTMLElement | null>, count: number): boolean {
  const [overflowing, setOverflowing] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other entries are other elements to watch
  useLayoutEffect(() => {
    const box = row.current
    if (!box) return
    const measure = () => setOverflowing(box.scrollWidth > box.clientWidth + 1)
    const watcher = new ResizeObserver(measure)
    for (const each of [box, ...box.children]) watcher.observe(each)
    measure()
    return () => watcher.disconnect()
  }, [row, count])
  return overflowing
}
