import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardsIn, hasRoom, type KanbanCard, moveCard, placeOf, stepOf } from './board.ts'

const columns = [
  { id: 'todo', title: '' },
  { id: 'doing', title: '', limit: 2 },
  { id: 'done', title: '' },
]
const cards: KanbanCard[] = ['a:todo', 'b:doing', 'c:todo', 'd:doing', 'e:todo'].map((text) => {
  const [id = '', column = ''] = text.split(':')
  return { id, column, title: id }
})
const ids = (each: readonly KanbanCard[], column: string) => cardsIn(each, column).map(({ id }) => id)

describe('a board', () => {
  it('puts a card where it is meant to be', () => {
    expect(ids(moveCard(cards, { card: 'a', to: 'todo', at: 1 }), 'todo')).toEqual(['c', 'a', 'e'])
    expect(ids(moveCard(cards, { card: 'a', to: 'doing', at: 1 }), 'doing')).toEqual(['b', 'a', 'd'])
    expect(ids(moveCard(cards, { card: 'a', to: 'done', at: 0 }), 'done')).toEqual(['a'])
  })

  it('keeps a limit', () => {
    expect(hasRoom(columns, cards, { card: 'a', to: 'doing', at: 0 })).toBe(false)
    expect(hasRoom(columns, cards, { card: 'b', to: 'doing', at: 1 })).toBe(true)
  })

  it('steps by arrows, and stops at the edges', () => {
    const from = placeOf(cards, 'e')
    expect(from).toEqual({ card: 'e', to: 'todo', at: 2 })
    if (!from) return
    expect(stepOf(columns, cards, from, 'ArrowDown')).toBeNull()
    expect(stepOf(columns, cards, from, 'ArrowUp')?.at).toBe(1)
    expect(stepOf(columns, cards, from, 'Home')?.at).toBe(0)
    expect(stepOf(columns, cards, from, 'ArrowRight')).toEqual({ card: 'e', to: 'doing', at: 2 })
    expect(stepOf(columns, cards, from, 'ArrowLeft')).toBeNull()
    expect(stepOf(columns, cards, from, 'x')).toBeNull()
  })

  it('loses no card, and a card is where it was put', () => {
    const move = fc.record({
      card: fc.constantFrom(...cards.map(({ id }) => id)),
      to: fc.constantFrom(...columns.map(({ id }) => id)),
      at: fc.nat(4),
    })
    fc.assert(
      fc.property(fc.array(move, { minLength: 1 }), (moves) => {
        let now: readonly KanbanCard[] = cards
        for (const each of moves) {
          const room = cardsIn(now, each.to).filter(({ id }) => id !== each.card).length
          const meant = { ...each, at: Math.min(each.at, room) }
          now = moveCard(now, meant)
          expect(placeOf(now, each.card)).toEqual(meant)
        }
        expect(now.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e'])
      }),
    )
  })
})
