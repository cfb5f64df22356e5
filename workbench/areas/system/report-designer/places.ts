import { cardWidth, innerWidth } from '#domain/reports/flow.ts'
import type { BandName, Item, Layout } from '#domain/reports/layout.ts'

/** Where items stand: in a band, or on a card. */
export type Place = BandName | 'card'
export interface Chosen {
  readonly place: Place
  readonly id: string
}

export const placeItems = ({ bands, detail }: Layout, place: Place): readonly Item[] =>
  place === 'card' ? (detail.is === 'cards' ? detail.items : []) : (bands[place]?.items ?? [])

/** How large a place is, in millimetres. */
export const placeSize = (layout: Layout, place: Place) => ({
  width: place === 'card' ? cardWidth(layout) : innerWidth(layout),
  height:
    place === 'card'
      ? layout.detail.is === 'cards'
        ? layout.detail.height
        : 0
      : (layout.bands[place]?.height ?? 0),
})

/** The layout with other items in one place. */
export function withItems(layout: Layout, place: Place, items: readonly Item[]): Layout {
  const { bands, detail } = layout
  if (place !== 'card')
    return {
      ...layout,
      bands: { ...bands, [place]: { height: bands[place]?.height ?? 12, items: [...items] } },
    }
  return detail.is === 'cards' ? { ...layout, detail: { ...detail, items: [...items] } } : layout
}

export const withItem = (layout: Layout, { place, id }: Chosen, changed: Partial<Item>): Layout =>
  withItems(
    layout,
    place,
    placeItems(layout, place).map((item) => (item.id === id ? ({ ...item, ...changed } as Item) : item)),
  )

/** Half a millimetre is as fine as a hand places. */
const snapped = (value: number, most: number) =>
  Math.round(Math.min(Math.max(0, value), Math.max(0, most)) * 2) / 2

/** An item moved by so many millimetres, held within its place. */
export function moved(
  layout: Layout,
  chosen: Chosen,
  by: { readonly x: number; readonly y: number },
): Layout {
  const item = placeItems(layout, chosen.place).find(({ id }) => id === chosen.id)
  if (!item) return layout
  const { width, height } = placeSize(layout, chosen.place)
  return withItem(layout, chosen, {
    x: snapped(item.x + by.x, width - item.width),
    y: snapped(item.y + by.y, height - item.height),
  })
}
