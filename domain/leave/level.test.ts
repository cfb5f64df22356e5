import { expect, it } from 'vitest'
import { levelOf, type Threshold } from './level.ts'

const line = (moreThan: number, level: Threshold['level'], more: Partial<Threshold> = {}): Threshold => ({
  ...{ typeId: null, moreThan, leavesCity: false, holidayEve: false, level },
  ...more,
})
const lines = [
  line(7, 'leader'),
  line(1, 'college'),
  line(3, 'affairs'),
  line(0, 'college', { leavesCity: true }),
  line(0, 'college', { holidayEve: true }),
  line(5, 'college', { typeId: 'internship' }),
]

it.each([
  [{ days: 1 }, 'counsellor'],
  [{ days: 1.5 }, 'college'],
  [{ days: 3 }, 'college'],
  [{ days: 3.5 }, 'affairs'],
  [{ days: 8 }, 'leader'],
  [{ days: 0.5, leavesCity: true }, 'college'],
  [{ days: 0.5, holidayEve: true }, 'college'],
  [{ days: 30, typeId: 'internship' }, 'college'],
  [{ days: 5, typeId: 'internship', leavesCity: true }, 'counsellor'],
])('%o goes up to %s', (leave, level) => {
  expect(levelOf(lines, { typeId: 'sick', leavesCity: null, holidayEve: null, ...leave })).toBe(level)
})
