import type { CSSProperties } from 'react'
import { rem } from '#design-system/theme/rem.ts'
import { dataTable } from '#styled-system/recipes/index.js'
import { actionsKey, type Column, expandKey, selectKey } from './column.ts'
import type { PlacedColumn } from './use-table-columns.ts'

/** Pixels, as all widths of columns here, at the usual type size. */
export const leadWidth = 44

/** A column as every row draws it: whatever can be known beforehand is, so that cells are cheap. */
export interface LaidColumn<Row> {
  readonly column: Column<Row>
  readonly side?: 'start' | 'end'
  /** The last of its side: it casts a shadow on what scrolls beneath. */
  readonly edge: boolean
  readonly cell: string | undefined
  readonly head: string | undefined
  readonly tools: string | undefined
  readonly style: CSSProperties | undefined
}

const isLead = (key: string) => key === selectKey || key === expandKey

/** Whether it is one of the owner's, to be moved, hidden, copied. */
export const isOwn = (key: string) => !isLead(key) && key !== actionsKey

/** Classes and places of the columns. Widths are left to variables on the table: changing one draws no row anew. */
export const layOut = <Row>(placed: readonly PlacedColumn<Row>[]): readonly LaidColumn<Row>[] => {
  const lastStart = placed.findLastIndex(({ side }) => side === 'start')
  const firstEnd = placed.findIndex(({ side }) => side === 'end')
  return placed.map(({ column, side }, at) => {
    const edge = at === lastStart || at === firstEnd
    const classes = dataTable({
      align: isLead(column.key) ? 'center' : column.align,
      fixed: side,
      edge: edge ? side : undefined,
    })
    const style = side && ({ '--offset': `var(--offset-${at})` } as CSSProperties)
    return { column, side, edge, cell: classes.cell, head: classes.headCell, tools: classes.tools, style }
  })
}

/**
 * Where not all columns fit, those that do fill the room up to the pinned ones: no column is cut in half. `room` in pixels.
 */
export const wholeColumns = <Row>(
  placed: readonly PlacedColumn<Row>[],
  room: number,
): readonly PlacedColumn<Row>[] => {
  const sum = (some: readonly PlacedColumn<Row>[]) => some.reduce((total, { width }) => total + width, 0)
  if (room <= 0 || sum(placed) <= room) return placed
  const middle = placed.filter(({ side }) => !side)
  const free = room - sum(placed.filter(({ side }) => side))
  let fitting = middle.length
  while (fitting > 1 && sum(middle.slice(0, fitting)) > free) fitting--
  const inSight = middle.slice(0, fitting)
  const left = free - sum(inSight)
  const growing = inSight.some(({ elastic }) => elastic) ? inSight.filter(({ elastic }) => elastic) : inSight
  if (left <= 0) return placed
  const share = left / sum(growing)
  return placed.map((column) =>
    growing.includes(column) ? { ...column, width: Math.floor(column.width * (1 + share)) } : column,
  )
}

/** The variables that hold the widths, for the table element. */
export const widthsOf = <Row>(placed: readonly PlacedColumn<Row>[]): Readonly<Record<string, string>> => {
  const tracks = placed.map(({ width, elastic, side }) =>
    // Shares stand to one another as the widths do: a short column takes little of what is left.
    elastic && !side ? `minmax(${rem(width)}, ${width}fr)` : rem(width),
  )
  // Something must take the rest, or a wide screen would show a ragged end.
  const middle = placed.findLastIndex(({ side }) => !side)
  if (middle >= 0 && !placed.some(({ elastic, side }) => elastic && !side))
    tracks[middle] = `minmax(${rem(placed[middle]?.width ?? 0)}, 1fr)`
  const sum = (side?: 'start' | 'end') =>
    placed.reduce((total, column) => (!side || column.side === side ? total + column.width : total), 0)
  return {
    '--template': tracks.join(' '),
    // On paper nothing scrolls: the columns share the page as their widths stand to one another.
    '--paper': placed.map(({ width }) => `minmax(0, ${width}fr)`).join(' '),
    '--least': rem(sum()),
    '--start': rem(sum('start')),
    '--end': rem(sum('end')),
    ...Object.fromEntries(
      placed.flatMap(({ side, offset }, at) => (side ? [[`--offset-${at}`, rem(offset)]] : [])),
    ),
  }
}
