import { describe, expect, it } from 'vitest'
import { burstDetector } from './burst.ts'

/** Types `text` with these gaps in milliseconds, then Enter after 8 ms, and says what was recognised. */
function typed(
  text: string,
  gaps: number | readonly number[],
  press = burstDetector(),
  from = 0,
  key?: string,
) {
  let at = from
  for (const [index, char] of [...text].entries()) {
    const code = /\d/.test(char) ? `Digit${char}` : `Key${char.toUpperCase()}`
    expect(press({ code, key: key ?? char, at })).toBeNull()
    at += typeof gaps === 'number' ? gaps : (gaps[index] ?? 8)
  }
  return { end: () => press({ code: 'Enter', key: 'Enter', at }), press, at }
}

describe('a reader that poses as a keyboard', () => {
  it.each([
    ['a decimal card number', '0013961168', 8],
    ['a hexadecimal one', '1EA68671', 4],
    ['one stutter of a busy page', '0013961168', [8, 8, 8, 90, 8, 8, 8, 8, 8, 8]],
  ])('is recognised by its speed: %s', (_, text, gaps) => {
    expect(typed(text, gaps).end()).toBe(text)
  })

  it('is recognised under a Chinese input method, which hides the key', () => {
    expect(typed('0013961168', 8, burstDetector(), 0, 'Process').end()).toBe('0013961168')
  })

  it('is told apart from what a person typed just before', () => {
    const { press, at } = typed('12', 150)
    expect(typed('0013961168', 8, press, at).end()).toBe('0013961168')
  })

  it.each([
    ['a person types the same digits', '0013961168', 120],
    ['the burst is too short for a card', '12345', 8],
  ])('is not seen where %s', (_, text, gaps) => {
    expect(typed(text, gaps).end()).toBeNull()
  })
})
