import { expect, it } from 'vitest'
import { settlementOf } from './settlement.ts'

it('gives the part of the bill, to the fen', () => {
  const facts = { allowed: '99.99', ratio: 70, cap: '400.00', before: [] }
  expect(settlementOf(facts)).toEqual({ reimbursed: '69.99', yearTotal: '69.99' })
})

it('never goes beyond the cap of the year', () => {
  const facts = { allowed: '300.00', ratio: 70, cap: '400.00' }
  expect(settlementOf({ ...facts, before: ['150.00', '120.50', null] })).toEqual({
    reimbursed: '129.50',
    yearTotal: '400.00',
  })
  expect(settlementOf({ ...facts, before: ['400.00'] }).reimbursed).toBe('0.00')
  expect(settlementOf({ ...facts, before: ['500.00'] }).reimbursed).toBe('0.00')
})
