import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passwordStrength } from './password-strength.ts'

describe('passwordStrength', () => {
  it.each([
    ['', 0],
    ['Aa1!', 0],
    ['Aa1!aaa', 0],
    ['aaaaaaaa', 0],
    ['校园校园校园校园', 0],
    ['aaaaaaa1', 1],
    ['Aaaaaaa1', 1],
    ['Aaaaaa1!', 2],
    ['Aaaaaa1-', 2],
    ['Aaaaaa1$', 1],
    ['Aaaaaa1,', 1],
  ] as const)('%s is %i', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength)
  })

  it('never falls when more is typed', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        (one, more) => passwordStrength(one + more) >= passwordStrength(one),
      ),
    )
  })
})
