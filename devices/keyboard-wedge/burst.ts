/** A key press as the browser reports it: `event.code`, `event.key` and `event.timeStamp` in milliseconds. */
export interface KeyPress {
  readonly code: string
  readonly key: string
  readonly at: number
}

/** Scanners type a character within 10 ms; people need 120 ms or more. */
const slowestMeanMs = 30
const humanGapMs = 120
const shortestScan = 6
const longestScan = 512

/**
 * Tells the burst of a reader that poses as a keyboard from a person's typing. Feed it every key press;
 * the one that ends a burst (Enter or Tab) gives back the text of the card or barcode, any other gives null.
 */
export function burstDetector() {
  let presses: { char: string; at: number }[] = []

  return function press({ code, key, at }: KeyPress): string | null {
    if (code === 'Enter' || code === 'NumpadEnter' || code === 'Tab') {
      const burst = presses
      presses = []
      return isBurst(burst, at) ? burst.map(({ char }) => char).join('') : null
    }
    const char = charOf(code, key)
    if (char === null) return null
    const last = presses.at(-1)
    // A pause that long is a person's: what follows may be a burst of its own.
    if (last && at - last.at >= humanGapMs) presses = []
    if (presses.length < longestScan) presses.push({ char, at })
    return null
  }
}

function isBurst(burst: readonly { at: number }[], endedAt: number) {
  const first = burst[0]
  const last = burst.at(-1)
  if (!first || !last || burst.length < shortestScan || endedAt - last.at >= humanGapMs) return false
  return (last.at - first.at) / (burst.length - 1) <= slowestMeanMs
}

/** Under a Chinese input method `key` reads `Process`: then only the place on the keyboard tells the character. */
function charOf(code: string, key: string): string | null {
  if (key.length === 1) return key
  const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(code) ?? []
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? []
  return key === 'Process' ? (digit ?? letter ?? null) : null
}
