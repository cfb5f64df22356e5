import { useLayoutEffect, useRef, useState } from 'react'
import { typeScale } from '#design-system/theme/rem.ts'

/** How many filters of at least `least` pixels stand in one line beside buttons of `beside` pixels, at the usual type size; one at least. */
export const useRoom = (least: number, beside: number) => {
  const box = useRef<HTMLFormElement>(null)
  const [room, setRoom] = useState(4)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () =>
      setRoom(Math.max(1, Math.floor((element.clientWidth / typeScale() - beside) / least)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [least, beside])
  return { box, room }
}
