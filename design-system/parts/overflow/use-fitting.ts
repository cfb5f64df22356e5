import { type RefObject, useLayoutEffect, useState } from 'react'
import { fitting } from './fitting.ts'

type Entries = readonly HTMLElement[]
const asTheyStand = (entries: Entries) => entries

/**
 * How many entries of a row fit beside one another, measured again whenever the row or an entry changes its
 * width. Entries carry `data-fit`, the button for the rest `data-more`; what is away keeps its width by `awayEntry`.
 * `first` puts those that must stay first, where that is not their order in the row; `kept` where the button for the
 * rest never goes away.
 */
export function useFitting(
  row: RefObject<HTMLElement | null>,
  count: number,
  first: (entries: Entries) => Entries = asTheyStand,
  kept = false,
): number {
  const [fits, setFits] = useState(count)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other entries are other elements to watch
  useLayoutEffect(() => {
    const box = row.current
    if (!box) return
    const entries = [...box.querySelectorAll<HTMLElement>('[data-fit]')]
    const more = box.querySelector<HTMLElement>('[data-more]')
    const measure = () => {
      const { columnGap, paddingInlineStart, paddingInlineEnd } = getComputedStyle(box)
      const px = (text: string) => Number.parseFloat(text) || 0
      const room = box.clientWidth - px(paddingInlineStart) - px(paddingInlineEnd)
      // A screen that is coming in is drawn smaller than it is laid out.
      const drawn = box.getBoundingClientRect().width / (box.offsetWidth || 1) || 1
      const widths = first(entries).map((entry) => entry.getBoundingClientRect().width / drawn)
      const [rest, gap] = [more?.offsetWidth ?? 0, px(columnGap)]
      const free = kept ? room - rest - gap : room
      setFits(fitting(widths, free + 0.5, free < room ? -gap : rest, gap))
    }
    const watcher = new ResizeObserver(measure)
    for (const each of [box, ...entries, ...(more ? [more] : [])]) watcher.observe(each)
    measure()
    return () => watcher.disconnect()
  }, [row, count, kept])
  return Math.min(fits, count)
}
