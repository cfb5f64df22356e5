import { expect, it } from 'vitest'
import { quietUntil } from './quiet-hours.ts'

const at = (clock: string) => new Date(`2026-08-25T${clock}:00+08:00`)

it.each([
  ['23:00', '22:00', '07:00', '2026-08-26T07:00:00+08:00'],
  ['06:59', '22:00', '07:00', '2026-08-25T07:00:00+08:00'],
  ['07:00', '22:00', '07:00', null],
  ['12:30', '12:00', '14:00', '2026-08-25T14:00:00+08:00'],
  ['14:00', '12:00', '14:00', null],
  ['12:30', null, null, null],
])('at %s, quiet from %s to %s ends %s', (now, from, to, until) =>
  expect(quietUntil(at(now), from, to)).toEqual(until && new Date(until)),
)
