import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { burstDetector } from './burst.ts'
import type { KeyPress } from './character.ts'

interface Typed {
  readonly detector?: ReturnType<typeof burstDetector>
  readonly from?: number
  readonly key?: string
}

/** Types `text` with these gaps in milliseconds: what the Enter 8 ms later ends, and when the last key came. */
function typed(
  text: string,
  gaps: number | readonly number[],
  { detector = burstDetector(), from = 0, key }: Typed = {},
) {
  let at = from
  for (const [index, char] of [...text].entries()) {
    const code = /\d/.test(char) ? `Digit${char}` : char === ',' ? 'Comma' : `Key${char.toUpperCase()}`
    expect(detector.press({ code, key: key ?? char, at }).kind).not.toBe('end')
    at += typeof gaps === 'number' ? gaps : (gaps[index] ?? 8)
  }
  const enter = (after = 0) => {
    const heard = detector.press({ code: 'Enter', key: 'Enter', at: at + after })
    return heard.kind === 'end' ? heard.text : null
  }
  return { enter, detector, at }
}

describe('a reader that poses as a keyboard', () => {
  it.each([
    ['a decimal card number', '0013961168', 8],
    ['a hexadecimal one', '1EA68671', 4],
    ['a facility and a number', '213,02000', 15],
    ['one stutter of a busy page', '0013961168', [8, 8, 8, 90, 8, 8, 8, 8, 8, 8]],
  ])('is recognised by its speed: %s', (_, text, gaps) => {
    expect(typed(text, gaps).enter()).toBe(text)
  })

  it('is recognised under a Chinese input method, which hides the key', () => {
    expect(typed('213,02000', 8, { key: 'Process' }).enter()).toBe('213,02000')
  })

  it.each([
    ['long before', '12', 150],
    ['just before, at a hurry', '1234', 80],
  ])('is told apart from what a person typed %s', (_, text, gap) => {
    const { detector, at } = typed(text, gap)
    expect(typed('0013961168', 8, { detector, from: at }).enter()).toBe('0013961168')
  })

  it('is sure from the sixth key on, and no sooner', () => {
    const detector = burstDetector()
    const kinds = [...'00139611'].map(
      (key, index) => detector.press({ code: `Digit${key}`, key, at: index * 8 }).kind,
    )
    expect(kinds).toEqual([...Array(5).fill('maybe'), ...Array(3).fill('burst')])
  })

  it('that ends with no key is known when it falls silent', () => {
    expect(typed('0013961168', 8).detector.idle()).toBe('0013961168')
    expect(typed('0013961168', 120).detector.idle()).toBeNull()
  })

  it.each([
    ['a person types the same digits', '0013961168', 120],
    ['a person types as fast as few can', '0013961168', 60],
    ['the burst is too short for a card', '12345', 8],
  ])('is not seen where %s', (_, text, gaps) => {
    expect(typed(text, gaps).enter()).toBeNull()
  })

  it('is not seen where a key is held down, where one was corrected, or Enter came late', () => {
    const held = burstDetector()
    for (let at = 0; at < 20; at++) held.press({ code: 'KeyA', key: 'a', at: at * 20, repeat: at > 0 })
    expect(held.press({ code: 'Enter', key: 'Enter', at: 410 }).kind).toBe('typing')
    const corrected = typed('00139611', 8)
    corrected.detector.press({ code: 'Backspace', key: 'Backspace', at: corrected.at })
    expect(corrected.enter(8)).toBeNull()
    expect(typed('0013961168', 8).enter(130)).toBeNull()
  })

  it('check 13: 1,000 bursts at 2 to 15 ms are seen, 1,000 entries at 60 to 250 ms never', () => {
    const detector = burstDetector()
    let at = 0
    const enter = (least: number, most: number, turn: number) => {
      const text = String(1_000_000_000 + turn)
      for (const [index, key] of [...text].entries()) {
        at += least + ((turn * 7 + index * 13) % (most - least + 1))
        detector.press({ code: `Digit${key}`, key, at })
      }
      const heard = detector.press({ code: 'Enter', key: 'Enter', at: at + least })
      at += 400
      return heard.kind === 'end' && heard.text === text
    }
    const turns = Array.from({ length: 1_000 }, (_, turn) => turn)
    expect(turns.filter((turn) => enter(2, 15, turn))).toHaveLength(1_000)
    expect(turns.filter((turn) => enter(60, 250, turn))).toHaveLength(0)
  })
})

describe('a code is heard whole or not at all', () => {
  /** Keys as they come under a Chinese input method, which tells their places only. */
  const placeOf = (char: string) =>
    /\d/.test(char) ? `Digit${char}` : char === '-' ? 'Minus' : `Key${char.toUpperCase()}`
  const pressed = (chars: readonly (string | null)[], gaps: (index: number) => number, key?: string) => {
    const detector = burstDetector()
    let at = 0
    for (const [index, char] of chars.entries()) {
      at += index === 0 ? 0 : gaps(index)
      const press =
        char === null ? { code: 'IntlYen', key: 'Process' } : { code: placeOf(char), key: key ?? char }
      detector.press({ ...press, at })
    }
    const heard = detector.press({ code: 'Enter', key: 'Enter', at: at + 8 })
    return heard.kind === 'end' ? heard.text : undefined
  }
  const code = fc.stringMatching(/^[A-Z0-9][A-Z0-9-]{6,40}[A-Z0-9]$/)
  const fast = fc.array(fc.integer({ min: 1, max: 15 }), { minLength: 1, maxLength: 9 })
  const paced = (gaps: readonly number[]) => (index: number) => gaps[index % gaps.length] ?? 8

  it('a hyphen, under a Chinese input method, is a hyphen', () => {
    expect(pressed([...'AB-20260101'], () => 8, 'Process')).toBe('AB-20260101')
  })

  it('every code, at every speed of a reader, with or without an input method', () => {
    fc.assert(
      fc.property(code, fast, fc.boolean(), (text, gaps, composed) => {
        expect(pressed([...text], paced(gaps), composed ? 'Process' : undefined)).toBe(text)
      }),
    )
  })

  it('one that rests in its middle for less than half a second is one', () => {
    fc.assert(
      fc.property(code, fast, fc.nat(), fc.integer({ min: 16, max: 499 }), (text, gaps, cut, restMs) => {
        const at = 3 + (cut % (text.length - 5))
        expect(pressed([...text], (index) => (index === at ? restMs : paced(gaps)(index)))).toBe(text)
      }),
    )
  })

  it('one with a sign that cannot be read, wherever it stands, is none', () => {
    fc.assert(
      fc.property(code, fast, fc.nat(), (text, gaps, place) => {
        const chars: (string | null)[] = [...text]
        chars.splice(place % (text.length + 1), 0, null)
        expect(pressed(chars, paced(gaps))).not.toBeTypeOf('string')
      }),
    )
  })

  it.each([
    ['Ctrl and a key, as a reader writes a control sign', { code: 'BracketRight', key: ']', command: true }],
    ['a function key', { code: 'F8', key: 'F8' }],
    ['a dead key', { code: 'Quote', key: 'Dead' }],
  ])('so is %s in its middle', (_, sign) => {
    const detector = burstDetector()
    const keys = (text: string) => [...text].map((char) => ({ code: placeOf(char), key: char }))
    const enter = { code: 'Enter', key: 'Enter' }
    const heardOf = (presses: readonly Omit<KeyPress, 'at'>[], from: number) =>
      presses.map((press, index) => detector.press({ ...press, at: from + index * 8 })).at(-1)
    const broken = [...keys('0104512345'), sign, ...keys('20260101'), enter]
    expect(heardOf(broken, 0)).toEqual({ kind: 'end', text: null })
    expect(heardOf([...keys('20260102'), enter], 1_000)).toEqual({ kind: 'end', text: '20260102' })
  })

  it('one longer than any code is none, and not its beginning', () => {
    expect(pressed([...'7'.repeat(600)], () => 4)).toBeNull()
  })

  it('a person who types on where a reader stopped has sent no code', () => {
    const { detector, at } = typed('0013961168', 8)
    for (const [index, key] of [...'abcdef'].entries())
      detector.press({ code: placeOf(key), key, at: at + 200 + index * 150 })
    const heard = detector.press({ code: 'Enter', key: 'Enter', at: at + 200 + 6 * 150 })
    expect(heard.kind).toBe('typing')
  })
})
