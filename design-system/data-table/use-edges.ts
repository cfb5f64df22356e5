import { useEffect, useRef } from 'react'

/** Marks a scroller with `data-scrolled-start` and `-end` while something is hidden beyond that side. */
export const useEdges = () => {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const scroller = ref.current
    if (!scroller) return
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = scroller
      scroller.toggleAttribute('data-scrolled-start', scrollLeft > 0)
      scroller.toggleAttribute('data-scrolled-end', scrollLeft + clientWidth < scrollWidth - 1)
    }
    const observer = new ResizeObserver(mark)
    observer.observe(scroller)
    if (scroller.firstElementChild) observer.observe(scroller.firstElementChild)
    scroller.addEventListener('scroll', mark, { passive: true })
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', mark)
    }
  }, [])
  return ref
}
