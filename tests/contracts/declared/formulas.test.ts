import fc from 'fast-check'
import { expect, test } from 'vitest'
import { harmless } from '#design-system/parts/clipboard/harmless.ts'
import { guarded } from '#domain/kits/spreadsheet-text.ts'

test('A-40 a copied cell is kept from being a formula wherever an exported one is', () => {
  const text = fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠', "'", '1', '张'),
  })
  fc.assert(
    fc.property(text, (text) => {
      expect(harmless(text)).toBe(guarded(text))
    }),
  )
})
