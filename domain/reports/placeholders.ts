import type { Item, Layout } from './layout.ts'

/** What a text may name beside the fields of a row. */
export const facts = {
  college: '学校名称',
  today: '打印日期',
  who: '打印人',
  page: '页码',
  pages: '总页数',
} as const

export type FactName = keyof typeof facts
const placeholder = /\{\{([\w.]{1,64})\}\}/g

/**
 * A text with what stands for `{{name}}`. Nothing is evaluated: a name that is not known stays as it was written, and
 * what was put in is not looked at again.
 */
export const filled = (text: string, valueFor: (name: string) => string | undefined): string =>
  text.replace(placeholder, (whole, name: string) => valueFor(name) ?? whole)

const namesIn = (text: string) => [...text.matchAll(placeholder)].map(([, name = '']) => name)

/** Every item of a layout, in whichever band. */
export const itemsOf = ({ bands, detail }: Layout): readonly Item[] => [
  ...Object.values(bands).flatMap((band) => band?.items ?? []),
  ...(detail.is === 'cards' ? detail.items : []),
]

/** The fields that a layout cannot do without: those it names outright. */
export const namedFields = (layout: Layout): readonly string[] => {
  const { detail, group } = layout
  const ofItems = itemsOf(layout).flatMap((item) =>
    item.is === 'qr' || item.is === 'figure' ? (item.field ?? []) : [],
  )
  const columns = detail.is === 'grid' ? detail.columns.map(({ field }) => field) : []
  return [...new Set([...columns, ...(group ? [group.field] : []), ...ofItems])]
}

/** The names that its texts mention, whether there are such fields or not. */
export const mentioned = (layout: Layout): readonly string[] => {
  const texts = itemsOf(layout).flatMap((item) => {
    if (item.is === 'text') return [item.text]
    if (item.is === 'figure') return [item.before, item.after]
    return item.is === 'table' ? item.rows.flat() : []
  })
  return [...new Set(texts.flatMap(namesIn))]
}
