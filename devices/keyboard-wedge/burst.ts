/** A key press as the browser reports it: `event.code`, `event.key` and `event.timeStamp` in milliseconds. */
export interface KeyPress {
  readonly code: string
  readonly key: string
  readonly at: number
  /** Held down: a person's, however fast it repeats. */
  readonly repeat?: boolean
}

/**
 * What a key press is part of. `typing` is a person's and goes where it goes; `maybe` cannot be told yet; `burst` is a
 * reader's beyond doubt; `end` is the key behind a burst, and its text what was read.
 */
export type Heard =
  | { readonly kind: 'typing' | 'maybe' | 'burst'; readonly first: boolean }
  | { readonly kind: 'end'; readonly text: string }

/** Scanners type a character within 10 ms; people need 120 ms or more. */
const slowestMeanMs = 30
const longestGapMs = 50
const humanGapMs = 120
const shortestScan = 6
const longestScan = 512

export interface BurstDetector {
  press(key: KeyPress): Heard
  /** Nothing more came for a while: the text of a reader that ends its bursts with no key, or null. Forgets all. */
  idle(): string | null
}

/** Tells the burst of a reader that poses as a keyboard from a person's typing, by its speed alone. */
export function burstDetector(): BurstDetector {
  let presses: { char: string; at: number }[] = []

  const take = () => {
    const text = isBurst(presses) ? presses.map(({ char }) => char).join('') : null
    presses = []
    return text
  }

  return {
    idle: take,
    press({ code, key, at, repeat = false }) {
      const last = presses.at(-1)
      const gap = last ? at - last.at : 0
      if (ends.includes(code)) {
        const text = gap < humanGapMs && !repeat ? take() : null
        presses = []
        return text === null ? { kind: 'typing', first: true } : { kind: 'end', text }
      }
      const char = repeat ? null : charOf(code, key)
      if (char === null) {
        // A shift belongs to the letter after it, a backspace to a person.
        if (!besides.includes(key)) presses = []
        return { kind: 'typing', first: true }
      }
      // A pause that long is a person's, as is a shorter one behind slow keys: what follows may be a burst of its own.
      const slow = presses.length > 1 && meanGapOf(presses) > slowestMeanMs
      if (gap >= humanGapMs || (gap > longestGapMs && slow)) presses = []
      if (presses.length < longestScan) presses.push({ char, at })
      return { kind: isBurst(presses) ? 'burst' : 'maybe', first: presses.length === 1 }
    },
  }
}

const ends: readonly string[] = ['Enter', 'NumpadEnter', 'Tab']
const besides: readonly string[] = ['Shift', 'CapsLock']

const isBurst = (presses: readonly { at: number }[]) =>
  presses.length >= shortestScan && meanGapOf(presses) <= slowestMeanMs

const meanGapOf = (presses: readonly { at: number }[]) =>
  ((presses.at(-1)?.at ?? 0) - (presses[0]?.at ?? 0)) / (presses.length - 1)

/** Under a Chinese input method `key` reads `Process`: then only the place on the keyboard tells the character. */
function charOf(code: string, key: string): string | null {
  if (key.length === 1) return key
  const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(code) ?? []
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? []
  const [, comma] = /^(Comma)$/.exec(code) ?? []
  return key === 'Process' ? (digit ?? letter ?? (comma ? ',' : null)) : null
}
