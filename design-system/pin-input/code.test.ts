import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCode } from './code.ts'

describe('readCode', () => {
  it('finds the code in what a message or an input method gives', () => {
    expect(readCode('【智慧校园】验证码 482 913，五分钟内有效', 'digits', 6)).toBe('482913')
    expect(readCode('４８２９１３', 'digits', 6)).toBe('482913')
    expect(readCode('ab-12', 'letters-and-digits', 6)).toBe('AB12')
  })

  it('reads its own answer unchanged, and never more than fits', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('digits' as const, 'letters-and-digits' as const),
        fc.integer({ min: 1, max: 10 }),
        (text, kind, length) => {
          const code = readCode(text, kind, length)
          expect(code.length).toBeLessThanOrEqual(length)
          expect(readCode(code, kind, length)).toBe(code)
        },
      ),
    )
  })
})
