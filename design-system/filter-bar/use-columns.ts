import { useLayoutEffect, useRef, useState } from 'react'

/** How many columns of at least so many pixels fit. */
export const useColumns = (least: number) => {
  const ref = useRef<HTMLFormElement>(null)
  const [columns, setColumns] = useState(4)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setColumns(Math.max(1, Math.floor(element.clientWidth / least)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [least])
  return { ref, columns }
}
