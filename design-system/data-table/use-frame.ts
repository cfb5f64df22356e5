import { useLayoutEffect, useRef, useState } from 'react'

/** Pixels: a table narrower than this shows its rows as cards. The recipe has the same in its container query. */
const cardWidth = 640

interface Frame {
  readonly narrow: boolean
  /** Pixels. */
  readonly rowHeight: number
}

/**
 * Watches the box that scrolls: whether it is narrow, how high its rows are, and, as `data-scrolled-start` and `-end`
 * on it, whether something is hidden beyond that side. One observer for the table, none for its rows.
 */
export const useFrame = () => {
  const scroller = useRef<HTMLDivElement>(null)
  const [frame, setFrame] = useState<Frame>({ narrow: false, rowHeight: 36 })
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = box
      box.toggleAttribute('data-scrolled-start', scrollLeft > 0)
      box.toggleAttribute('data-scrolled-end', scrollLeft + clientWidth < scrollWidth - 1)
    }
    const measure = () => {
      const narrow = box.clientWidth <= cardWidth
      const rowHeight = Number.parseFloat(getComputedStyle(box).getPropertyValue('--row-height')) || 36
      setFrame((old) => (old.narrow === narrow && old.rowHeight === rowHeight ? old : { narrow, rowHeight }))
      mark()
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    // As wide as all columns and, with its headings, as high as the density wants.
    const head = box.querySelector('thead')
    if (head) observer.observe(head)
    let left = 0
    const onScroll = () => {
      if (box.scrollLeft === left) return
      left = box.scrollLeft
      mark()
    }
    box.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', onScroll)
    }
  }, [])
  return { scroller, ...frame }
}
