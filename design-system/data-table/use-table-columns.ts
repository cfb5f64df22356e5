import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { Column } from './column.ts'
import { isHidden, leastWidth, orderedKeys, pinOf, type TableView } from './view.ts'

/** Of TanStack Table only what concerns columns: a row object for each of 100,000 rows would cost 290 MB. */
const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
})
const noRows: object[] = []

/** A column where the reader's view puts it. */
export interface PlacedColumn<Row> {
  readonly column: Column<Row>
  readonly side?: 'start' | 'end'
  /** Pixels that it has at least. */
  readonly width: number
  /** Takes a share of what is left. */
  readonly elastic: boolean
  /** Pixels to its side, within the pinned columns. */
  readonly offset: number
}

/** The columns in sight in the order of the reader's view: pinned ones at their sides. */
export function useTableColumns<Row>(
  columns: readonly Column<Row>[],
  view: TableView,
): readonly PlacedColumn<Row>[] {
  const defs = useMemo(
    () =>
      columns.map(({ key, width, minWidth }) => ({
        id: key,
        size: width ?? minWidth ?? leastWidth,
        minSize: 0,
      })),
    [columns],
  )
  const state = useMemo(() => {
    const keys = orderedKeys(columns, view)
    const pinned = (side: 'start' | 'end') =>
      keys.filter((key) => columns.some((column) => column.key === key && pinOf(column, view) === side))
    return {
      columnOrder: keys,
      columnPinning: { start: pinned('start'), end: pinned('end') },
      columnVisibility: Object.fromEntries(keys.map((key) => [key, !isHidden(view, key)])),
      columnSizing: { ...view.widths },
    }
  }, [columns, view])
  const table = useTable({ features, columns: defs, data: noRows, state })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the table is new with every drawing, what it says is not
  return useMemo(() => {
    const byKey = new Map(columns.map((column) => [column.key, column]))
    const placed = (side: 'start' | 'end' | undefined) =>
      table.getPinnedVisibleLeafColumns(side ?? 'center').flatMap((laid): PlacedColumn<Row>[] => {
        const column = byKey.get(laid.id)
        if (!column) return []
        return [
          {
            column,
            side,
            width: laid.getSize(),
            elastic: column.width === undefined && view.widths?.[laid.id] === undefined,
            offset: side === 'end' ? laid.getAfter('end') : side ? laid.getStart('start') : 0,
          },
        ]
      })
    return [...placed('start'), ...placed(undefined), ...placed('end')]
  }, [columns, defs, state])
}
