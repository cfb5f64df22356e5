import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromCodes, guarded, spelledOut, unguarded } from './spreadsheet-text.ts'

const texts = ["=cmd|'/c calc'!A1", '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '"quoted"', "'=1", "''-1"]

it.each(texts)('%j cannot be run as a formula, and comes back as it was (A-40)', (text) => {
  expect(guarded(text)).toBe(`'${text}`)
  expect(unguarded(guarded(text))).toBe(text)
})

it.each(['张三', "'til", "O'Neil", '', '1-1', '2026-09-01'])('%j stays as it is', (text) => {
  expect(guarded(text)).toBe(text)
  expect(unguarded(text)).toBe(text)
})

it('what looks like the code of a character is itself again when it is read', () => {
  expect(spelledOut('_x0041_')).toBe('_x005F_x0041_')
  const piece = fc.constantFrom('_', 'x', '_x0041_', '_x005F_', 'X', '0041', '张', 'a')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join('')
      expect(fromCodes(spelledOut(text))).toBe(text)
    }),
  )
})
