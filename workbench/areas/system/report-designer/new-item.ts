import type { TFunction } from 'i18next'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Item } from '#domain/reports/layout.ts'
import { newKey } from '#workbench/http/cryptography/random.ts'

/** What can be put into a band, in the order offered. */
export const itemKinds = {
  text: '文本',
  figure: '统计',
  line: '线条',
  box: '边框',
  image: '图片',
  qr: '二维码',
  table: '表格',
} as const satisfies Record<Item['is'], string>

/** An item as it is first put down, no wider than its place. */
export function newItem(
  is: Exclude<Item['is'], 'image'>,
  place: { readonly width: number; readonly height: number },
  source: AnyResource,
  t: TFunction,
): Item {
  const spot = (width: number, height: number) => ({
    id: newKey(),
    x: 0,
    y: 0,
    width: Math.min(width, place.width),
    height: Math.min(height, place.height),
  })
  const letters = { size: 10, bold: false, align: 'start' } as const
  switch (is) {
    case 'text':
      return { is, ...spot(60, 6), ...letters, text: t('文本') }
    case 'figure':
      return { is, ...spot(60, 6), ...letters, figure: 'count', before: t('合计：'), after: '' }
    case 'line':
      return { is, ...spot(place.width, 0) }
    case 'box':
      return { is, ...spot(40, 10) }
    case 'qr':
      return { is, ...spot(20, 20), field: source.title }
    case 'table':
      return { is, ...spot(place.width, 14), ...letters, size: 9, columns: [1, 1], rows: emptyRows }
  }
}

const emptyRows = [
  ['', ''],
  ['', ''],
]

/** A picture that the report keeps, as it is first put down. */
export const newPicture = (file: string): Item => ({
  is: 'image',
  id: newKey(),
  x: 0,
  y: 0,
  width: 20,
  height: 20,
  file,
})

/** The same once more, a little aside. */
export const copied = (item: Item, place: { readonly width: number; readonly height: number }): Item => ({
  ...item,
  id: newKey(),
  x: Math.max(0, Math.min(item.x + 2, place.width - item.width)),
  y: Math.max(0, Math.min(item.y + 2, place.height - item.height)),
})
