import type { ReactNode, RefObject } from 'react'
import { useVirtualRows } from '#design-system/parts/virtual-rows/use-virtual-rows.ts'

/** `start` in pixels from the top, where only the entries in sight are drawn. */
export type DrawItem = (
  index: number,
  start?: number,
  measure?: (element: HTMLElement | null) => void,
) => ReactNode

interface WindowedItemsProps {
  readonly label: string
  readonly count: number
  readonly keyOf: (at: number) => string
  readonly scroller: RefObject<HTMLElement | null>
  readonly draw: DrawItem
  readonly className: string | undefined
}

/** The entries in sight, within the height of all. */
export const WindowedItems = ({ label, count, keyOf, scroller, draw, className }: WindowedItemsProps) => {
  const virtual = useVirtualRows({ count, scroller, estimate: 56, enabled: true, keyOf })
  return (
    <ul className={className} aria-label={label} style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ index, start }) => draw(index, start, virtual.measureElement))}
    </ul>
  )
}
