import type { DesktopCard } from '#domain/system/desktop-cards.ts'
import type { Layout, Span } from '#domain/system/desktop-layout.ts'

/** With the card at this place, counted from 0; beyond an end it stands at that end. */
export function movedTo(layout: Layout, card: DesktopCard, place: number): Layout {
  const moving = layout.find((each) => each.card === card)
  if (!moving) return layout
  const others = layout.filter((each) => each !== moving)
  const at = Math.min(Math.max(place, 0), others.length)
  return [...others.slice(0, at), moving, ...others.slice(at)]
}

/** Dropped on another card, it takes that one's place. */
export const droppedOn = (layout: Layout, card: DesktopCard, target: DesktopCard): Layout =>
  movedTo(
    layout,
    card,
    layout.findIndex((each) => each.card === target),
  )

export const widened = (layout: Layout, card: DesktopCard, span: Span): Layout =>
  layout.map((each) => (each.card === card ? { card, span } : each))

export const without = (layout: Layout, card: DesktopCard): Layout =>
  layout.filter((each) => each.card !== card)

/** A new card stands at the end. */
export const withCard = (layout: Layout, card: DesktopCard): Layout =>
  layout.some((each) => each.card === card) ? layout : [...layout, { card, span: 1 }]

/** Where a key leads the card from its place; undefined for every other key. */
export function placeReached(layout: Layout, card: DesktopCard, key: string): number | undefined {
  const at = layout.findIndex((each) => each.card === card)
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    Home: 0,
    End: layout.length - 1,
  }
  return places[key]
}
