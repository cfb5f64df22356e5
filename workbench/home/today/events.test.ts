import { expect, it } from 'vitest'
import type { Appointment } from '#domain/system/schedule/calls.ts'
import { eventOf, movedTo, whenOf } from './events.ts'

const party: Appointment = {
  id: 'a',
  revision: 1,
  title: '晚会',
  kind: 'activity',
  allDay: false,
  startsAt: '2026-12-31 20:00:00',
  endsAt: '2027-01-01 00:30:00',
  place: '体育馆',
  note: null,
}

it('is drawn at its hours, or through its days', () => {
  expect(eventOf(party)).toMatchObject({ start: '2026-12-31T20:00', end: '2027-01-01T00:30', note: '体育馆' })
  expect(eventOf({ ...party, allDay: true })).toMatchObject({ start: '2026-12-31', end: '2027-01-01' })
})

it('is told in a line', () => {
  expect(whenOf(party, '全天')).toBe('12-31 20:00–01-01 00:30 · 体育馆')
  expect(whenOf({ ...party, allDay: true, place: null }, '全天')).toBe('12-31 全天')
})

it('keeps its hours and its length on another day', () => {
  expect(movedTo(party, '2026-12-30')).toEqual({
    startsAt: '2026-12-30 20:00:00',
    endsAt: '2026-12-31 00:30:00',
  })
})
