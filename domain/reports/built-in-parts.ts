import type { Band, Item } from './layout.ts'

export const margins = { top: 15, end: 12, bottom: 15, start: 12 }
/** Between those margins on an upright A4. */
export const width = 186

export const said = (
  id: string,
  text: string,
  place: { x?: number; y: number; width?: number; height: number },
  more: Partial<Extract<Item, { is: 'text' }>> = {},
): Item => ({
  id,
  is: 'text',
  text,
  x: 0,
  width,
  size: 10,
  bold: false,
  align: 'start',
  ...place,
  ...more,
})

export const heading = (text: string): Band => ({
  height: 20,
  items: [
    said('title', text, { y: 0, height: 10 }, { size: 16, bold: true, align: 'center' }),
    said('made', '{{college}}　{{today}}', { y: 11, height: 6 }, { size: 9, align: 'center' }),
  ],
})
export const foot: Band = {
  height: 8,
  items: [said('page', '第 {{page}} 页，共 {{pages}} 页', { y: 2, height: 6 }, { size: 8, align: 'center' })],
}
export const column = (field: string, title: string, wide: number, align: 'start' | 'center' = 'center') => ({
  field,
  title,
  width: wide,
  align,
})
/** What the rows come to: how many they are, or the sum of a field. */
export const figure = (
  of: 'count' | { readonly sum: string },
  before: string,
  after: string,
  y: number,
): Item => ({
  id: of === 'count' ? 'count' : 'sum',
  is: 'figure',
  ...(of === 'count' ? { figure: 'count' } : { figure: 'sum', field: of.sum }),
  before,
  after,
  x: 0,
  y,
  width,
  height: 6,
  size: 9,
  bold: true,
  align: 'end',
})
export const sheet = { paper: 'A4', landscape: false, margins } as const
