import { z } from 'zod'
import { type PaperName, papers, sheetOf } from './paper.ts'

const mm = z.number().min(0).max(420)
const id = z.string().min(1).max(40)
const field = z.string().min(1).max(64)
const words = z.string().max(500)

const place = { id, x: mm, y: mm, width: mm, height: mm }
const letters = {
  /** In points. */
  size: z.number().min(5).max(72),
  bold: z.boolean(),
  align: z.enum(['start', 'center', 'end']),
}

/** What a band holds, at a place in millimetres from the corner of its band. */
const itemSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('text'), ...place, ...letters, text: words }),
  /** How many rows there are, or what a column of numbers comes to: over the group, or over the whole report. */
  z.strictObject({
    is: z.literal('figure'),
    ...place,
    ...letters,
    figure: z.enum(['count', 'sum', 'average']),
    field: field.optional(),
    before: words,
    after: words,
  }),
  /** Across when it has no height, down when it has no width. */
  z.strictObject({ is: z.literal('line'), ...place }),
  z.strictObject({ is: z.literal('box'), ...place }),
  /** One of the pictures that the report itself keeps. */
  z.strictObject({ is: z.literal('image'), ...place, file: z.uuid() }),
  z.strictObject({ is: z.literal('qr'), ...place, field }),
  /** A small table of texts; its columns share the width as these numbers say. */
  z.strictObject({
    is: z.literal('table'),
    ...place,
    ...letters,
    columns: z.array(z.number().min(1).max(100)).min(1).max(12),
    rows: z.array(z.array(words).max(12)).min(1).max(40),
  }),
])

const band = z.strictObject({ height: mm, items: z.array(itemSchema).max(60) })

const column = z.strictObject({
  field,
  title: z.string().max(60),
  width: z.number().min(5).max(420),
  align: letters.align,
})

const detailSchema = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('grid'),
    columns: z.array(column).min(1, '请至少选择一列').max(30),
    /** None: no line of titles. */
    headHeight: mm,
    rowHeight: z.number().min(4).max(100),
    size: letters.size,
  }),
  z.strictObject({
    is: z.literal('cards'),
    across: z.number().int().min(1).max(6),
    height: z.number().min(10).max(420),
    gap: z.number().min(0).max(50),
    border: z.boolean(),
    items: z.array(itemSchema).max(60),
  }),
])

const edge = z.number().min(0).max(80)

const shape = z.strictObject({
  paper: z.enum(Object.keys(papers) as [PaperName, ...PaperName[]]),
  landscape: z.boolean(),
  margins: z.strictObject({ top: edge, end: edge, bottom: edge, start: edge }),
  bands: z.strictObject({
    reportHeader: band.optional(),
    pageHeader: band.optional(),
    groupHeader: band.optional(),
    groupFooter: band.optional(),
    reportFooter: band.optional(),
    pageFooter: band.optional(),
  }),
  /** Rows of the same value stand together. */
  group: z.strictObject({ field, newPage: z.boolean() }).optional(),
  detail: detailSchema,
})

export type Layout = z.infer<typeof shape>

/** How a report stands on paper: bands over one another, and in their midst the rows, as a grid or as cards. */
export const layoutSchema = shape
  .refine((layout) => leastOf(layout) <= sheetOf(layout).height, '各区域高度之和超出了纸张高度')
  .refine(({ margins, ...paper }) => margins.start + margins.end < sheetOf(paper).width, '左右边距超出了纸张')

export type Item = z.infer<typeof itemSchema>
export type Band = z.infer<typeof band>
export type BandName = keyof Layout['bands']
export type GridColumn = z.infer<typeof column>

/** What one page must hold at the least: all that repeats on it, the heads, and one row. */
function leastOf({ margins, bands, detail }: Layout) {
  const height = (name: BandName) => bands[name]?.height ?? 0
  const row = detail.is === 'grid' ? detail.headHeight + detail.rowHeight : detail.height
  return (
    margins.top + margins.bottom + height('pageHeader') + height('pageFooter') + height('groupHeader') + row
  )
}

/** The bands as they follow one another on paper; the rows stand between the group's. */
export const bandTitles = {
  reportHeader: '报表头',
  pageHeader: '页眉',
  groupHeader: '分组头',
  groupFooter: '分组尾',
  reportFooter: '报表尾',
  pageFooter: '页脚',
} as const satisfies Record<BandName, string>
