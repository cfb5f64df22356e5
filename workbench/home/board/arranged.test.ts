import { expect, it } from 'vitest'
import type { Layout } from '#domain/system/desktop-layout.ts'
import { droppedOn, movedTo, placeReached, widened, withCard, without } from './arranged.ts'

const layout: Layout = [
  { card: 'greeting', span: 3 },
  { card: 'todo', span: 1 },
  { card: 'apps', span: 2 },
]
const names = (cards: Layout) => cards.map(({ card }) => card)

it('moves a card to a place, and no farther than the ends', () => {
  expect(names(movedTo(layout, 'apps', 0))).toEqual(['apps', 'greeting', 'todo'])
  expect(names(movedTo(layout, 'greeting', 99))).toEqual(['todo', 'apps', 'greeting'])
  expect(names(movedTo(layout, 'todo', -5))).toEqual(['todo', 'greeting', 'apps'])
  expect(movedTo(layout, 'recent', 0)).toBe(layout)
})

it('takes the place of the card it is dropped on', () => {
  expect(names(droppedOn(layout, 'greeting', 'apps'))).toEqual(['todo', 'apps', 'greeting'])
  expect(names(droppedOn(layout, 'apps', 'greeting'))).toEqual(['apps', 'greeting', 'todo'])
})

it('is made wider, taken away, and put at the end once', () => {
  expect(widened(layout, 'todo', 3)[1]).toEqual({ card: 'todo', span: 3 })
  expect(names(without(layout, 'todo'))).toEqual(['greeting', 'apps'])
  expect(names(withCard(layout, 'recent'))).toEqual(['greeting', 'todo', 'apps', 'recent'])
  expect(withCard(layout, 'todo')).toBe(layout)
})

it('is led by the arrows, Home and End', () => {
  const reached = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'a'].map((key) =>
    placeReached(layout, 'todo', key),
  )
  expect(reached).toEqual([0, 2, 0, 2, 0, 2, undefined])
})
