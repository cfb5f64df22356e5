import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type ReactNode, type Ref, type RefObject, useEffect } from 'react'

export interface Spot {
  /** Pixels from the top of the body. */
  readonly top: number
  /** For a row whose height is not known beforehand. */
  readonly measure?: Ref<HTMLTableRowElement>
}

export interface WindowBodyProps {
  readonly count: number
  readonly scroller: RefObject<HTMLDivElement | null>
  /** Pixels of a row that is not unfolded. */
  readonly rowHeight: number
  /** This row is drawn wherever one looks, so that it can keep the focus. */
  readonly active: number
  /** Rows that are as high as their content. */
  readonly isAuto: (at: number) => boolean
  readonly draw: (at: number, spot: Spot) => ReactNode
  readonly onSight?: (from: number, to: number) => void
  readonly className?: string
}

/** Draws the rows where one looks and a few round them. */
export function WindowBody(props: WindowBodyProps) {
  const { count, scroller, rowHeight, active, isAuto, draw, onSight, className } = props
  const virtual = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    initialRect: { width: 0, height: 720 },
    rangeExtractor: (range) => {
      const places = defaultRangeExtractor(range)
      if (active >= 0 && active < count && !places.includes(active)) places.push(active)
      return places
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was measured at another height is worth nothing
  useEffect(() => virtual.measure(), [rowHeight])
  const { startIndex: from, endIndex: to } = virtual.range ?? { startIndex: 0, endIndex: 0 }
  useEffect(() => onSight?.(from, to + 1), [onSight, from, to])

  return (
    <tbody
      className={className}
      style={{ '--height': `${virtual.getTotalSize()}px` } as CSSProperties}
      data-windowed
      {...{ role: 'rowgroup' }}
    >
      {virtual
        .getVirtualItems()
        .map(({ index, start }) =>
          draw(index, { top: start, measure: isAuto(index) ? virtual.measureElement : undefined }),
        )}
    </tbody>
  )
}
