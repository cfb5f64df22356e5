import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { typeScale } from '#design-system/theme/rem.ts'

/** Pixels: a table narrower than this shows its rows as cards. The recipe has the same in its container query. */
const cardWidth = 640

interface Frame {
  readonly narrow: boolean
  /** Pixels. */
  readonly rowHeight: number
  /** Pixels from side to side, at the usual type size; 0 until it is known. */
  readonly room: number
}

/**
 * Watches the box that scrolls: whether it is narrow, how high its rows are, and, as `data-scrolled-start` and `-end`
 * on it, whether something is hidden beyond that side; another question takes it to its top. One observer for the table, none for its rows.
 */
export const useFrame = (question: string | undefined) => {
  const scroller = useRef<HTMLDivElement>(null)
  const [frame, setFrame] = useState<Frame>({ narrow: false, rowHeight: 36, room: 0 })
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = box
      box.toggleAttribute('data-scrolled-start', scrollLeft > 0)
      box.toggleAttribute('data-scrolled-end', scrollLeft + clientWidth < scrollWidth - 1)
    }
    const measure = () => {
      const scale = typeScale()
      const room = box.clientWidth / scale
      const narrow = box.clientWidth <= cardWidth
      const rowHeight =
        Number.parseFloat(getComputedStyle(box).getPropertyValue('--row-height')) * 16 * scale || 36
      setFrame((old) =>
        old.narrow === narrow && old.rowHeight === rowHeight && old.room === room
          ? old
          : { narrow, rowHeight, room },
      )
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
  const asked = useRef(question)
  useEffect(() => {
    if (asked.current === question) return
    asked.current = question
    const box = scroller.current
    box?.scrollTo({ top: 0 })
    // On a phone the page scrolls, and turns its page at the end of the rows.
    if (box && box.getBoundingClientRect().top < 0) box.scrollIntoView({ block: 'start' })
  }, [question])
  return { scroller, ...frame }
}
