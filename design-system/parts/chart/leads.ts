import type { ECharts } from 'echarts'
import type { RefObject } from 'react'
import type { Figures } from './figures.ts'

/** What of a click decides where it opens. */
export type LeadClick = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'preventDefault'>

/** Where a figure leads: an address, and how the page goes there by itself. */
export interface Lead {
  readonly href: string
  readonly onClick: (event: LeadClick) => void
}

/** Where the figure of a row and a column of the chart's table leads, both from nought; none where nothing stands behind it. */
export type Leads = (row: number, column: number) => Lead | undefined

/** What ECharts tells of the mark under the pointer. */
export interface Mark {
  readonly name?: string
  readonly seriesName?: string | undefined
  readonly dataIndex?: number | undefined
}

/**
 * Which figure of the chart's table is meant: that of a mark, of bars and sectors, or the one next to a point of the
 * plane, of lines, whose marks are too small to hit.
 */
export type Meant<Data> =
  | { readonly by: 'mark'; readonly cell: (data: Data, mark: Mark) => readonly [row: number, column: number] }
  | { readonly by: 'place' }

interface Leading {
  readonly leads: Leads | undefined
  readonly table: Figures
  readonly meant: 'mark' | 'place' | undefined
  readonly cellOf: (mark: Mark) => readonly [row: number, column: number]
  readonly shown: (name: string) => boolean
}

function follow({ href, onClick }: Lead, event: MouseEvent) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) window.open(href, '_blank', 'noopener')
  else onClick(event)
}

/** Of the series that are shown, the figure closest to a point of the plane. */
export function nearestCell(
  { columns, rows }: Figures,
  shown: (name: string) => boolean,
  [category, value]: readonly [number, number],
): readonly [row: number, column: number] | undefined {
  const row = Math.round(category)
  const figures = rows[row]?.slice(1) ?? []
  const offs = figures.flatMap((figure, column) =>
    typeof figure === 'number' && shown(columns[column + 1] ?? '')
      ? [{ column, off: Math.abs(figure - value) }]
      : [],
  )
  const [nearest] = offs.toSorted((one, other) => one.off - other.off)
  return nearest && [row, nearest.column]
}

/** Lets the figures of a running chart lead on: a click follows, and the pointer says where one may. */
export function leadOn(chart: ECharts, leading: RefObject<Leading>): void {
  const canvas = chart.getZr()
  const ofMark = (mark: Mark) => {
    const { leads, meant, cellOf } = leading.current
    return meant === 'mark' ? leads?.(...cellOf(mark)) : undefined
  }
  const ofPlace = ({ offsetX, offsetY }: { readonly offsetX: number; readonly offsetY: number }) => {
    const { leads, meant, table, shown } = leading.current
    if (!leads || meant !== 'place' || !chart.containPixel('grid', [offsetX, offsetY])) return
    const [category = 0, value = 0] = chart.convertFromPixel('grid', [offsetX, offsetY])
    const cell = nearestCell(table, shown, [category, value])
    return cell && leads(...cell)
  }
  const point = () => canvas.setCursorStyle('pointer')
  chart.on('mousemove', (mark) => {
    if (ofMark(mark)) point()
  })
  chart.on('click', (mark) => {
    const lead = ofMark(mark)
    if (lead) follow(lead, mark.event?.event as unknown as MouseEvent)
  })
  canvas.on('mousemove', (event) => {
    if (ofPlace(event)) point()
  })
  canvas.on('click', (event) => {
    const lead = ofPlace(event)
    if (lead) follow(lead, event.event as unknown as MouseEvent)
  })
}
