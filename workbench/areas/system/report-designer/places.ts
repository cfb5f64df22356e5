import { cardWidth, innerWidth } from '#domain/reports/flow.ts'
import type { BandName, Item, Layout } from '#domain/reports/layout.ts'

/** Where items stand: in a band, or on a card. */
export type Place = BandName | 'card'

export type Chosen =
  | { readonly is: 'item'; readonly place: Place; readonly id: string }
  | { readonly is: 'place'; readonly place: Place }
  /** A column of the grid, by its field. */
  | { readonly is: 'column'; readonly field: string }
export type ChosenItem = Extract<Chosen, { is: 'item' }>

export interface Distance {
  readonly x: number
  readonly y: number
}
interface Size {
  readonly width: number
  readonly height: number
}

export const placeItems = ({ bands, detail }: Layout, place: Place): readonly Item[] =>
  place === 'card' ? (detail.is === 'cards' ? detail.items : []) : (bands[place]?.items ?? [])

export const itemAt = (layout: Layout, { place, id }: ChosenItem) =>
  placeItems(layout, place).find((item) => item.id === id)

/** How large a place is, in millimetres. */
export const placeSize = (layout: Layout, place: Place): Size => ({
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

export const withItem = (layout: Layout, { place, id }: ChosenItem, changed: Partial<Item>): Layout =>
  withItems(
    layout,
    place,
    placeItems(layout, place).map((item) => (item.id === id ? ({ ...item, ...changed } as Item) : item)),
  )

export const withoutItem = (layout: Layout, { place, id }: ChosenItem): Layout =>
  withItems(
    layout,
    place,
    placeItems(layout, place).filter((item) => item.id !== id),
  )

/** A band or the card as high as this, and never lower than what a hand can still take hold of. */
export function withHeight(layout: Layout, place: Place, height: number): Layout {
  const { bands, detail } = layout
  if (place === 'card')
    return detail.is === 'cards'
      ? { ...layout, detail: { ...detail, height: snapped(height, 10, 420) } }
      : layout
  const items = bands[place]?.items ?? []
  return { ...layout, bands: { ...bands, [place]: { height: snapped(height, 4, 200), items } } }
}

/** Half a millimetre is as fine as a hand places. */
const snapped = (value: number, least: number, most: number) =>
  Math.round(Math.min(Math.max(least, value), Math.max(least, most)) * 2) / 2

/** Where an item comes to stand when it is moved by so many millimetres, held within its place. */
export const movedBy = ({ x, y, width, height }: Item, by: Distance, place: Size) => ({
  x: snapped(x + by.x, 0, place.width - width),
  y: snapped(y + by.y, 0, place.height - height),
})

/** How large an item becomes; a line stays a line. */
export const sizedBy = ({ is, x, y, width, height }: Item, by: Distance, place: Size) => {
  const least = is === 'line' ? 0 : 2
  return {
    width: snapped(width + by.x, least, place.width - x),
    height: snapped(height + by.y, least, place.height - y),
  }
}
