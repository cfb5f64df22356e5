import fc from 'fast-check'
import { expect, it } from 'vitest'
import { masked } from './mask.ts'

it.each([
  ['202600123456', '••••••••3456'],
  ['99999919900101001X', '••••••••••••••001X'],
  ['1234', '••34'],
  ['', ''],
])('%s: %s', (number, shown) => {
  expect(masked(number)).toBe(shown)
})

it('never shows more than the last four, nor more than half', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,24}$/), (number) => {
      const shown = masked(number).replaceAll('•', '')
      expect(number.endsWith(shown)).toBe(true)
      expect(shown.length).toBeLessThanOrEqual(Math.min(4, number.length / 2))
    }),
  )
})
