import { expect, it } from 'vitest'
import { newPrintCode, printCodeIn, spokenPrintCode } from './print-code.ts'

it('is read back however it was typed', () => {
  const code = newPrintCode()
  expect(printCodeIn(spokenPrintCode(code))).toBe(code)
  expect(printCodeIn(` ${spokenPrintCode(code).toLowerCase()} `)).toBe(code)
  expect(printCodeIn('oil2-3456-789a')).toBe('01123456789A')
})

it('is nothing that is too short, too long or has other letters', () => {
  for (const text of ['', '7K2M-Q9XD-041', '7K2M-Q9XD-041RR', '7K2M-Q9XD-041U', '7K2M-Q9XD-041*'])
    expect(printCodeIn(text)).toBeUndefined()
})

it('does not come twice', () => {
  expect(new Set(Array.from({ length: 2000 }, newPrintCode)).size).toBe(2000)
})
