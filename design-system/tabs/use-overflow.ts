import { type RefObject, useEffect, useState } from 'react'

/** Whether the things in a line are longer than the line. */
export const useOverflow = (line: RefObject<HTMLElement | null>, count: number) => {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const element = line.current
    if (!element || count === 0) return
    const measure = () => setOver(element.scrollWidth > element.clientWidth + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [line, count])
  return over
}
