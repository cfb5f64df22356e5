import type { BandName, Item, Layout } from './layout.ts'
import { sheetOf } from './paper.ts'

/** A row as it is shown, and the numbers in it as far as its reader may know them. */
export interface ReportRow {
  readonly texts: Readonly<Record<string, string>>
  readonly numbers: Readonly<Record<string, number>>
  /** The amounts in it, in fen. */
  readonly amounts?: Readonly<Record<string, number>>
}

/** Items at a place of a page, with the row they tell of and the rows they count. */
export interface Placed {
  readonly items: readonly Item[]
  readonly left: number
  readonly top: number
  readonly row: ReportRow | undefined
  readonly over: readonly ReportRow[]
}

/** Lays bands and rows upon pages: every page its header and footer, no group header without a row under it. */
export function flow(layout: Layout, rows: readonly ReportRow[]): readonly (readonly Placed[])[] {
  const { margins, bands, detail, group } = layout
  const sheet = sheetOf(layout)
  const height = (name: BandName) => bands[name]?.height ?? 0
  const bottom = sheet.height - margins.bottom - height('pageFooter')
  const head = gridHead(layout)
  const cells = rowItems(layout)
  const step = detail.is === 'grid' ? detail.rowHeight : detail.height + detail.gap
  const tall = detail.is === 'grid' ? detail.rowHeight : detail.height
  const across = detail.is === 'grid' ? 1 : detail.across
  const shift = cardShift(layout)

  const pages: Placed[][] = []
  let page: Placed[] = []
  let top = 0
  let beside = 0

  function put(items: readonly Item[], row: ReportRow | undefined, over: readonly ReportRow[], left = 0) {
    if (items.length > 0) page.push({ items, left: margins.start + left, top, row, over })
  }
  function place(name: BandName, row: ReportRow | undefined, over: readonly ReportRow[]) {
    put(bands[name]?.items ?? [], row, over)
    top += height(name)
  }
  function turn(row: ReportRow | undefined) {
    page = []
    pages.push(page)
    top = sheet.height - margins.bottom - height('pageFooter')
    put(bands.pageFooter?.items ?? [], row, rows)
    top = margins.top
    place('pageHeader', row, rows)
    beside = 0
  }
  /** Where one stands at the beginning of a page, a band that is too tall for any page stays there all the same. */
  const room = (needed: number, row: ReportRow | undefined) => {
    if (top + needed > bottom + 0.01 && top > margins.top + height('pageHeader')) {
      turn(row)
      return true
    }
    return false
  }
  function heads(row: ReportRow | undefined) {
    put(head, row, rows)
    top += detail.is === 'grid' ? detail.headHeight : 0
  }
  const headHeight = detail.is === 'grid' ? detail.headHeight : 0

  turn(rows[0])
  place('reportHeader', rows[0], rows)
  const groups = group ? together(rows, group.field) : [rows]
  for (const [at, members] of groups.entries()) {
    const [first] = members
    const last = members.at(-1)
    if (at > 0 && group?.newPage) turn(first)
    else room(height('groupHeader') + headHeight + tall, first)
    if (group) place('groupHeader', first, members)
    heads(first)
    for (const row of members) {
      if (beside === 0 && room(tall, row)) heads(row)
      put(cells, row, members, beside * shift)
      beside = (beside + 1) % across
      if (beside === 0) top += step
    }
    if (beside > 0) top += step
    beside = 0
    if (group) {
      room(height('groupFooter'), last)
      place('groupFooter', last, members)
    }
  }
  room(height('reportFooter'), rows.at(-1))
  place('reportFooter', rows.at(-1), rows)
  return pages
}

/** Neighbours of the same value, as the order of the rows has brought them together. */
function together(rows: readonly ReportRow[], field: string): ReportRow[][] {
  const groups: ReportRow[][] = []
  for (const row of rows) {
    const group = groups.at(-1)
    if (group && group[0]?.texts[field] === row.texts[field]) group.push(row)
    else groups.push([row])
  }
  return groups
}

/** How far one card stands from the next. */
function cardShift(layout: Layout) {
  if (layout.detail.is === 'grid') return 0
  return cardWidth(layout) + layout.detail.gap
}

/** The width of what lies between the margins. */
export const innerWidth = (layout: Layout) =>
  sheetOf(layout).width - layout.margins.start - layout.margins.end

export function cardWidth(layout: Layout) {
  const { detail } = layout
  if (detail.is === 'grid') return innerWidth(layout)
  return (innerWidth(layout) - (detail.across - 1) * detail.gap) / detail.across
}

/** Columns that are together wider than the paper share what there is. */
export function columnWidths(layout: Layout): readonly number[] {
  if (layout.detail.is !== 'grid') return []
  const widths = layout.detail.columns.map(({ width }) => width)
  const asked = widths.reduce((sum, width) => sum + width, 0)
  const scale = Math.min(1, innerWidth(layout) / asked)
  return widths.map((width) => width * scale)
}

function gridLine(layout: Layout, height: number, textAt: (at: number) => string, bold: boolean): Item[] {
  const { detail } = layout
  if (detail.is !== 'grid' || height === 0) return []
  let x = 0
  return columnWidths(layout).flatMap((width, at): Item[] => {
    const align = bold ? 'center' : (detail.columns[at]?.align ?? 'start')
    const spot = { x, y: 0, width, height }
    x += width
    const inner = { ...spot, x: spot.x + 1, width: Math.max(0, width - 2) }
    return [
      { id: `box${at}`, is: 'box', ...spot },
      { id: `cell${at}`, is: 'text', ...inner, text: textAt(at), size: detail.size, bold, align },
    ]
  })
}

const gridHead = (layout: Layout) =>
  layout.detail.is === 'grid'
    ? gridLine(layout, layout.detail.headHeight, columnTitle(layout.detail.columns), true)
    : []

const columnTitle = (columns: readonly { readonly title: string }[]) => (at: number) =>
  columns[at]?.title ?? ''

function rowItems(layout: Layout): readonly Item[] {
  const { detail } = layout
  if (detail.is === 'grid')
    return gridLine(layout, detail.rowHeight, (at) => `{{${detail.columns[at]?.field ?? ''}}}`, false)
  const edge: Item = { id: 'edge', is: 'box', x: 0, y: 0, width: cardWidth(layout), height: detail.height }
  return detail.border ? [edge, ...detail.items] : detail.items
}
