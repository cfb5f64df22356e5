import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clockAt, collegeZone, hourAt, instantOf, today, yearOf } from './college-clock.ts'

it('is the clock on the wall of the college, whatever the zone of the machine', () => {
  const wall = new Intl.DateTimeFormat('sv-SE', {
    timeZone: collegeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  const moment = fc.date({ min: new Date('1992-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moment, (at) => {
      expect(clockAt(at)).toBe(wall.format(at))
      expect([today(at), yearOf(at), hourAt(at)]).toEqual([
        clockAt(at).slice(0, 10),
        Number(clockAt(at).slice(0, 4)),
        Number(clockAt(at).slice(11, 13)),
      ])
      expect(instantOf(clockAt(at)).getTime()).toBe(Math.floor(at.getTime() / 1000) * 1000)
    }),
  )
})

it('is tomorrow already when it is noon in New York', () => {
  expect(today(new Date('2026-08-31T16:00:00Z'))).toBe('2026-09-01')
})
