import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'

export interface VirtualRowsProps {
  readonly count: number
  readonly scroller: RefObject<HTMLElement | null>
  /** Height of a row in pixels until it is measured. */
  readonly estimate: number
  /** Rows that stay in the document wherever one scrolls: the focused one, so that the focus is not lost. */
  readonly keep?: readonly number[]
  /** Without it nothing is windowed. */
  readonly enabled: boolean
  readonly keyOf: (at: number) => string
}

/** Only the rows in sight, and those that must stay. Rows are placed by `transform` within the full height. */
export const useVirtualRows = ({ count, scroller, estimate, keep = [], enabled, keyOf }: VirtualRowsProps) =>
  useVirtualizer({
    count,
    enabled,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimate,
    getItemKey: keyOf,
    overscan: 8,
    rangeExtractor: (range) => {
      const kept = keep.filter((at) => at >= 0 && at < count)
      return [...new Set([...defaultRangeExtractor(range), ...kept])].sort((a, b) => a - b)
    },
  })
