import { type RefObject, useEffect, useState } from 'react'

/** Whether the first body of the table is taller than the room below its head. */
export const useOverflow = (box: RefObject<HTMLElement | null>) => {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const element = box.current
    const table = element?.querySelector('table')
    if (!element || !table) return
    const measure = () => {
      const head = table.tHead?.offsetHeight ?? 0
      setOver((table.tBodies[0]?.offsetHeight ?? 0) > element.clientHeight - head)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(table)
    return () => observer.disconnect()
  }, [box])
  return over
}
