import { describe, expect, it } from 'vitest'
import { hold, readNumber } from './numbers.ts'

describe('readNumber', () => {
  it('takes what people and input methods type', () => {
    expect(readNumber('1,024.5')).toBe(1024.5)
    expect(readNumber('１２．５')).toBe(12.5)
    expect(readNumber('12。5')).toBe(12.5)
    expect(readNumber(' -3 ')).toBe(-3)
    expect(readNumber('1.')).toBe(1)
  })

  it('tells empty from no number', () => {
    expect(readNumber('  ')).toBeNull()
    expect(readNumber('-')).toBeUndefined()
    expect(readNumber('12a')).toBeUndefined()
  })
})

describe('hold', () => {
  it('keeps within the limits and the digits', () => {
    expect(hold(12.345, { decimals: 2 })).toBe(12.35)
    expect(hold(80, { max: 60 })).toBe(60)
    expect(hold(0, { min: 1 })).toBe(1)
    expect(hold(0.1 + 0.2, {})).toBe(0.3)
  })
})
