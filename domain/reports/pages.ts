import { yuanOf } from '#domain/kernel/money.ts'
import { flow, type Placed, type ReportRow } from './flow.ts'
import type { Item, Layout } from './layout.ts'
import { type FactName, filled } from './placeholders.ts'

/** Something on paper, in millimetres from the upper left corner of the sheet. */
interface Spot {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export type Mark = Spot &
  (
    | {
        readonly is: 'text'
        readonly text: string
        readonly size: number
        readonly bold: boolean
        readonly align: 'start' | 'center' | 'end'
        /** In the middle of its height; otherwise from its top. */
        readonly middle: boolean
      }
    | { readonly is: 'line' }
    | { readonly is: 'box' }
    | { readonly is: 'image'; readonly file: string }
    | { readonly is: 'qr'; readonly text: string }
  )

export type Page = readonly Mark[]

/** What a report knows beside its rows; the pages it counts by itself. */
export type Facts = Readonly<Record<Exclude<FactName, 'page' | 'pages'>, string>>

/** The pages of a report one after another; their number is known before the first. */
export function pagesOf(layout: Layout, rows: readonly ReportRow[], facts: Facts) {
  const sheets = flow(layout, rows)
  function* pages(): Generator<Page> {
    for (const [at, placed] of sheets.entries()) {
      const known = { ...facts, page: String(at + 1), pages: String(sheets.length) }
      yield placed.flatMap((band) => marksOf(band, known))
    }
  }
  return { count: sheets.length, pages: pages() }
}

function marksOf({ items, left, top, row, over }: Placed, facts: Readonly<Record<string, string>>): Mark[] {
  const valueFor = (name: string) =>
    row && Object.hasOwn(row.texts, name)
      ? row.texts[name]
      : Object.hasOwn(facts, name)
        ? facts[name]
        : undefined
  return items.flatMap((item): Mark[] => {
    const { width, height } = item
    const spot = { x: left + item.x, y: top + item.y, width, height }
    switch (item.is) {
      case 'text':
        return [{ ...spot, ...letters(item), is: 'text', text: filled(item.text, valueFor) }]
      case 'figure': {
        const text = filled(item.before, valueFor) + figureOf(item, over) + filled(item.after, valueFor)
        return [{ ...spot, ...letters(item), is: 'text', text }]
      }
      case 'qr': {
        const text = row?.texts[item.field]
        return text ? [{ ...spot, is: 'qr', text }] : []
      }
      case 'image':
        return [{ ...spot, is: 'image', file: item.file }]
      case 'table':
        return cellsOf(item, spot, valueFor)
      default:
        return [{ ...spot, is: item.is }]
    }
  })
}

type Lettered = Extract<Item, { readonly size: number }>

const letters = ({ size, bold, align }: Lettered) => ({ size, bold, align, middle: true })

/** A number that some row does not tell, as behind a mask, is not summed without it. */
function figureOf({ figure, field }: Extract<Item, { is: 'figure' }>, over: readonly ReportRow[]): string {
  if (figure === 'count') return String(over.length)
  const name = field ?? ''
  const told = over.flatMap(({ numbers, amounts }) => amounts?.[name] ?? numbers[name] ?? [])
  if (told.length === 0 || told.length < over.filter(({ texts }) => texts[name]).length) return '—'
  const sum = told.reduce((total, number) => total + number, 0)
  const value = figure === 'sum' ? sum : sum / told.length
  const inFen = over.some(({ amounts }) => amounts?.[name] !== undefined)
  return inFen ? yuanOf(Math.round(value)) : String(Math.round(value * 100) / 100)
}

function cellsOf(
  item: Extract<Item, { is: 'table' }>,
  { x, y, width, height }: Spot,
  valueFor: (name: string) => string | undefined,
): Mark[] {
  const shares = item.columns.reduce((sum, share) => sum + share, 0)
  const each = height / item.rows.length
  return item.rows.flatMap((cells, line) => {
    let left = x
    return item.columns.flatMap((share, at): Mark[] => {
      const spot = { x: left, y: y + line * each, width: (width * share) / shares, height: each }
      left += spot.width
      const inner = { ...spot, x: spot.x + 1, width: Math.max(0, spot.width - 2) }
      const text = filled(cells[at] ?? '', valueFor)
      return [
        { ...spot, is: 'box' },
        { ...inner, ...letters(item), is: 'text', text },
      ]
    })
  })
}
