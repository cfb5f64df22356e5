import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is on the screen: what nobody sees need not move. */
export const useSeen = (element: RefObject<Element | null>) => {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return seen
}
