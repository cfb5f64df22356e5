import type { ReactNode } from 'react'

export interface KanbanColumn {
  readonly id: string
  readonly title: string
  /** No more cards than this may be in it. */
  readonly limit?: number
}

export interface KanbanCard {
  readonly id: string
  readonly column: string
  readonly title: string
  readonly content?: ReactNode
  /** Stays where it is. */
  readonly fixed?: boolean
}

/** A card to another place: `at` counts from 0 among the cards of the column, itself not counted. */
export interface KanbanMove {
  readonly card: string
  readonly to: string
  readonly at: number
}

export const cardsIn = (cards: readonly KanbanCard[], column: string) =>
  cards.filter((card) => card.column === column)

/** Where a card is now, written as the move that would leave it there. */
export const placeOf = (cards: readonly KanbanCard[], id: string): KanbanMove | null => {
  const card = cards.find((each) => each.id === id)
  if (!card) return null
  return { card: id, to: card.column, at: cardsIn(cards, card.column).findIndex((each) => each.id === id) }
}

/** The cards after a move; the order of the other cards stays. */
export const moveCard = (cards: readonly KanbanCard[], { card: id, to, at }: KanbanMove): KanbanCard[] => {
  const card = cards.find((each) => each.id === id)
  if (!card) return [...cards]
  const others = cards.filter((each) => each.id !== id)
  const next = cardsIn(others, to)[at]
  const index = next ? others.indexOf(next) : others.length
  return others.toSpliced(index, 0, { ...card, column: to })
}

/** Whether a column has room for the card. One that is in it already takes no more. */
export const hasRoom = (columns: readonly KanbanColumn[], cards: readonly KanbanCard[], move: KanbanMove) => {
  const limit = columns.find(({ id }) => id === move.to)?.limit
  return limit === undefined || cardsIn(cards, move.to).filter(({ id }) => id !== move.card).length < limit
}

/** The next place of a lifted card by an arrow, Home or End; null for other keys and at the edges. */
export const stepOf = (
  columns: readonly KanbanColumn[],
  cards: readonly KanbanCard[],
  { card, to, at }: KanbanMove,
  key: string,
): KanbanMove | null => {
  const count = (column: string) => cardsIn(cards, column).filter(({ id }) => id !== card).length
  const column = columns.findIndex(({ id }) => id === to)
  const beside = columns[column + (key === 'ArrowRight' ? 1 : -1)]
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return beside ? { card, to: beside.id, at: Math.min(at, count(beside.id)) } : null
  const next = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: count(to) }[key]
  return next === undefined || next < 0 || next > count(to) || next === at ? null : { card, to, at: next }
}
