import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCode, typedCode } from './code.ts'

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

describe('typedCode', () => {
  it('puts in between while there is room, and replaces once there is none', () => {
    expect(typedCode('4182', 2, 'digits', 6)).toBe('4182')
    expect(typedCode('4782913', 2, 'digits', 6)).toBe('472913')
    expect(typedCode('4829137', 7, 'digits', 6)).toBe('482913')
    expect(typedCode('4x8', 2, 'digits', 6)).toBe('48')
  })
})
