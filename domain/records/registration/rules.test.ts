import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysAfter } from '#domain/kernel/days.ts'
import { isLongOverdue, lacksOf, mayArrive, windowOf } from './rules.ts'
import { registrationStates } from './words.ts'

const start = '2027-03-01'
const few = fc.integer({ min: 0, max: 60 })
const defaults = fc.record({
  daysBefore: few,
  reportDays: fc.integer({ min: 1, max: 60 }),
  registerDays: few,
})
const states = Object.keys(registrationStates.labels) as (keyof typeof registrationStates.labels)[]

describe('the window of a batch', () => {
  it('is in order, and what was asked for stays', () => {
    fc.assert(
      fc.property(defaults, few, (by, later) => {
        const { reportFrom, reportTo, registerTo } = windowOf({}, start, by)
        expect(reportFrom <= reportTo && reportTo <= registerTo).toBe(true)
        const asked = daysAfter(start, later)
        expect(windowOf({ reportTo: asked }, start, by).reportTo).toBe(asked)
      }),
    )
    expect(windowOf({}, start, { daysBefore: 2, reportDays: 2, registerDays: 14 })).toEqual({
      ...{ reportFrom: '2027-02-27', reportTo: '2027-02-28', registerTo: '2027-03-14' },
    })
  })

  it('lets nobody arrive before it or after it', () => {
    const window = { reportFrom: '2027-02-27', reportTo: '2027-02-28', registerTo: '2027-03-14' }
    const days = ['2027-02-26', '2027-02-27', '2027-03-14', '2027-03-15']
    expect(days.map((day) => mayArrive(window, day))).toEqual([false, true, true, false])
  })
})

it('two weeks have to be over before anybody is warned, and only of those who are overdue', () => {
  fc.assert(
    fc.property(fc.constantFrom(...states), fc.integer({ min: 0, max: 40 }), (state, days) => {
      const today = daysAfter(start, days)
      expect(isLongOverdue({ state, lapsesOn: start }, today, 14)).toBe(state === 'overdue' && days > 14)
    }),
  )
})

it('nothing is lacking once a student is here, owes nothing and has confirmed the record', () => {
  expect(lacksOf({ reported: true, owed: 0, infoWaits: false })).toBeNull()
  expect(lacksOf({ reported: false, owed: 1, infoWaits: true })).toBe('arrival,tuition,info')
  expect(lacksOf({ reported: true, owed: -100, infoWaits: true })).toBe('info')
})
