import { expect, it } from 'vitest'
import { mayPass } from './may-pass.ts'

const person = {
  id: '1',
  version: 1,
  door: 'D1',
  gone: false,
  cards: ['04A1B2C3'],
  from: '2026-09-01',
  until: '2026-09-30',
  // Monday to Friday; the first of September 2026 is a Tuesday.
  days: [1, 2, 3, 4, 5],
  hoursFrom: '06:00',
  hoursTo: '23:00',
}
const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+08:00`)

it.each([
  ['2026-09-01 06:00', true],
  ['2026-09-01 05:59', false],
  ['2026-09-01 22:59', true],
  ['2026-09-01 23:00', false],
  ['2026-08-31 12:00', false],
  ['2026-09-30 12:00', true],
  ['2026-10-01 12:00', false],
  ['2026-09-05 12:00', false],
])('at %s by day: %s', (when, passes) => {
  expect(mayPass(person, '04A1B2C3', at(when))).toBe(passes)
})

it.each([
  ['2026-09-04 23:30', true],
  // Saturday, but of Friday's night.
  ['2026-09-05 05:00', true],
  ['2026-09-05 23:30', false],
  ['2026-09-04 12:00', false],
])('over midnight, at %s: %s', (when, passes) => {
  expect(mayPass({ ...person, hoursFrom: '22:00', hoursTo: '06:00' }, '04A1B2C3', at(when))).toBe(passes)
})

it('another card, and somebody who is to be forgotten, do not pass', () => {
  expect(mayPass(person, '04A1B2C4', at('2026-09-01 12:00'))).toBe(false)
  expect(mayPass({ ...person, gone: true }, '04A1B2C3', at('2026-09-01 12:00'))).toBe(false)
})
