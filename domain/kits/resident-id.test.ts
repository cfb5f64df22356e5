import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { birthDateOf, checkDigit, genderOf, isResidentId, normalIdNo } from './resident-id.ts'

/** Both are examples of the standard itself. */
const valid = ['11010519491231002X', '440524188001010014']

describe('the examples of GB 11643', () => {
  it.each(valid)('%s is one', (number) => expect(isResidentId(number)).toBe(true))

  it.each([
    ['110105194912310021', 'its check digit is wrong'],
    ['110105194902310026', 'there is no 31 February'],
    ['1101051949123100', 'it is too short'],
    ['11010519491231002x', 'the small x is brought into shape before'],
    ['', 'it is empty'],
  ])('%s is none: %s', (number) => expect(isResidentId(number)).toBe(false))

  it('reads birth date and gender', () => {
    expect(birthDateOf('11010519491231002X')).toBe('1949-12-31')
    expect(genderOf('11010519491231002X')).toBe('2')
    expect(genderOf('440524188001010014')).toBe('1')
  })
})

it('takes full-width digits and a small x for what they are', () => {
  expect(normalIdNo(' １１０１０５１９４９１２３１００２ｘ ')).toBe('11010519491231002X')
})

const first17 = fc.constantFrom(...valid.map((number) => number.slice(0, 17)))

it('finds every single wrong digit and every swap of neighbours (ISO 7064, MOD 11-2)', () => {
  fc.assert(
    fc.property(first17, fc.nat(16), fc.integer({ min: 1, max: 9 }), (digits, at, by) => {
      const wrong = (Number(digits[at]) + by) % 10
      expect(checkDigit(digits.slice(0, at) + wrong + digits.slice(at + 1))).not.toBe(checkDigit(digits))
    }),
  )
  fc.assert(
    fc.property(first17, fc.nat(15), (digits, at) => {
      const [one = '', other = ''] = digits.slice(at, at + 2)
      fc.pre(one !== other)
      const swapped = digits.slice(0, at) + other + one + digits.slice(at + 2)
      expect(checkDigit(swapped)).not.toBe(checkDigit(digits))
    }),
  )
})
