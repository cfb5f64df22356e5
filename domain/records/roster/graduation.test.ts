import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lastExchange } from './graduation.ts'
import { isReader } from './readers.ts'

it('a certificate may be exchanged until the same day years later', () => {
  expect(lastExchange('2026-06-30', 2)).toBe('2028-06-30')
  expect(lastExchange('2024-02-29', 1)).toBe('2025-02-28')
  expect(lastExchange('2024-02-29', 4)).toBe('2028-02-29')
})

it('that day is a day, and comes the later the more years there are', () => {
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2080-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 9 }), (date, years) => {
      const from = date.toISOString().slice(0, 10)
      const last = lastExchange(from, years)
      expect(new Date(last).toISOString().slice(0, 10)).toBe(last)
      expect(lastExchange(from, years + 1) > last).toBe(true)
    }),
  )
})

it('a label that names nobody is for nobody', () => {
  expect(isReader(null, 'self')).toBe(false)
  expect(isReader('', 'classes')).toBe(false)
  expect(isReader('departments,classes', 'self')).toBe(false)
  expect(isReader('departments,self', 'self')).toBe(true)
})
