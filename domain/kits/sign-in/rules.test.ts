import { describe, expect, it } from 'vitest'
import { isLate, mayAskOf, metresBetween, signResultOf } from './rules.ts'

const none = { late: null, ground: null, excuse: null }

it('what came of a turn is said by its state, and by who signed and when', () => {
  const cases = [
    [{ state: 'waiting' }, 'missed'],
    [{ state: null }, 'missed'],
    // Left over from before it was to be done again.
    [{ state: 'waiting', ground: 'phone', late: true }, 'missed'],
    [{ state: 'done', late: false }, 'signed'],
    [{ state: 'done', late: true }, 'late'],
    [{ state: 'done', ground: 'seen' }, 'signed'],
    [{ state: 'done', ground: 'other' }, 'proxy'],
    [{ state: 'exempt', excuse: 'leave' }, 'leave'],
    [{ state: 'exempt', excuse: 'internship' }, 'exempt'],
    [{ state: 'exempt' }, 'exempt'],
  ] as const
  for (const [told, result] of cases) expect(signResultOf({ ...none, ...told })).toBe(result)
})

describe('late', () => {
  const night = { opensAt: '2026-11-30 23:30:00', closesAt: '2026-12-01 00:30:00' }

  it('begins after the minutes on time, past midnight too', () => {
    const hours = { ...night, onTimeMinutes: 40 }
    expect(isLate(hours, '2026-12-01 00:10:00')).toBe(false)
    expect(isLate(hours, '2026-12-01 00:10:01')).toBe(true)
  })

  it('is nobody before the end where no minutes are said, and anybody with an extension after it', () => {
    const hours = { ...night, onTimeMinutes: null }
    expect(isLate(hours, night.closesAt)).toBe(false)
    expect(isLate(hours, '2026-12-01 00:30:01')).toBe(true)
  })
})

it('metres between two positions are those of the map', () => {
  const house = { longitude: 113.1228, latitude: 23.0092 }
  expect(metresBetween(house, house)).toBe(0)
  // A thousandth of a degree: 111.2 m to the north, and that times the cosine of the latitude to the east.
  expect(metresBetween(house, { ...house, latitude: 23.0102 })).toBe(111)
  expect(metresBetween(house, { ...house, longitude: 113.1238 })).toBe(102)
  expect(metresBetween({ longitude: 179.9995, latitude: 0 }, { longitude: -179.9995, latitude: 0 })).toBe(111)
})

it('people are asked for by what somebody answers for, and by nothing beside it', () => {
  const own = { departments: ['d'], buildings: ['b', 'c'], classes: ['k'] }
  const cases = [
    [{}, false],
    [{ buildings: 'b,c' }, true],
    [{ buildings: 'b,x' }, false],
    [{ classes: 'k' }, true],
    [{ classes: 'y' }, false],
    // Both bound whom it is for, so that one of them suffices.
    [{ buildings: 'x', classes: 'k' }, true],
    [{ departmentId: 'd' }, true],
    [{ departmentId: 'e' }, false],
  ] as const
  for (const [asked, may] of cases) expect(mayAskOf(asked, own)).toBe(may)
})
