import type { Column } from './column.ts'

const leastWidth = 100
const selectionWidth = 44

/** Where a fixed column sticks, and whether the shadow of the scrolled part falls from it. */
export interface Place {
  readonly side: 'start' | 'end'
  /** Pixels from that side. */
  readonly offset: number
  readonly edge: boolean
}

export interface TableLayout<Row> {
  /** Fixed ones pulled to their sides. */
  readonly columns: readonly Column<Row>[]
  /** For `grid-template-columns`. The same in every row, so rows need not know of each other. */
  readonly template: string
  /** Pixels below which the table scrolls sideways. */
  readonly least: number
  readonly places: ReadonlyMap<string, Place>
  readonly selectionEdge: boolean
}

const atLeast = (column: Column<never>) => column.width ?? column.minWidth ?? leastWidth
const track = (column: Column<never>) =>
  column.width === undefined
    ? `minmax(${atLeast(column)}px, ${column.fixed ? `${atLeast(column)}px` : '1fr'})`
    : `${column.width}px`

/** Widths and sticky places of the columns, by arithmetic alone: nothing is measured, so rows may come and go. */
export const layOut = <Row>(all: readonly Column<Row>[], selectable: boolean): TableLayout<Row> => {
  const start = all.filter((column) => column.fixed === 'start')
  const end = all.filter((column) => column.fixed === 'end')
  const columns = [...start, ...all.filter((column) => !column.fixed), ...end]
  const places = new Map<string, Place>()
  let offset = selectable ? selectionWidth : 0
  for (const column of start) {
    places.set(column.key, { side: 'start', offset, edge: column === start.at(-1) })
    offset += atLeast(column)
  }
  offset = 0
  for (const column of end.toReversed()) {
    places.set(column.key, { side: 'end', offset, edge: column === end[0] })
    offset += atLeast(column)
  }
  const tracks = columns.map((column) => track(column))
  // Something must take the rest, or a wide screen would show a ragged end.
  const elastic = columns.some((column) => column.width === undefined && !column.fixed)
  const middle = columns.findLastIndex((column) => !column.fixed)
  if (!elastic && middle >= 0) tracks[middle] = `minmax(${atLeast(columns[middle] as Column<never>)}px, 1fr)`
  const widths = columns.reduce((sum, column) => sum + atLeast(column as Column<never>), 0)
  return {
    columns,
    template: [...(selectable ? [`${selectionWidth}px`] : []), ...tracks].join(' '),
    least: widths + (selectable ? selectionWidth : 0),
    places,
    selectionEdge: selectable && start.length === 0,
  }
}
