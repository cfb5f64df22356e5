import { type ReactNode, useEffect, useRef, useState } from 'react'

const usable = 'a[href], button, input, select, textarea, [tabindex]'

interface SheetBodyProps {
  readonly className?: string
  readonly children: ReactNode
}

/** The part that scrolls. Where it holds nothing to use, it takes the focus itself, so that keys can scroll it. */
export const SheetBody = ({ className, children }: SheetBodyProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const [alone, setAlone] = useState(false)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () =>
      setAlone(element.scrollHeight > element.clientHeight && !element.querySelector(usable))
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={frame} className={className} tabIndex={alone ? 0 : undefined}>
      {children}
    </div>
  )
}
