import { characterOf, type KeyPress } from './character.ts'

/**
 * What a key press is part of. `typing` is a person's and goes where it goes; `maybe` cannot be told yet; `burst` is a
 * reader's beyond doubt; `end` is the key behind a burst, and its text what was read: null where a sign of it could
 * not be read, for what is left of a code is another code.
 */
export type Heard =
  | { readonly kind: 'typing' | 'maybe' | 'burst'; readonly first: boolean }
  | { readonly kind: 'end'; readonly text: string | null }

/** Scanners type a character within 10 ms; people need 120 ms or more. */
const slowestMeanMs = 30
const longestGapMs = 50
const humanGapMs = 120
const shortestScan = 6
const longestScan = 512
/** As many keys in a row are typed that fast by no person. */
const surelyFast = 3
/** Milliseconds of silence that no line has: a reader's burst may rest for less in its middle, as the computer is busy. */
export const restMs = 500

export interface BurstDetector {
  press(key: KeyPress): Heard
  /** Nothing more came for a while: the text of a reader that ends its bursts with no key, or null. Forgets all. */
  idle(): string | null
}

/** Keys that belong together, as far as their speed tells. */
interface Run {
  /** Null for a sign that could not be read. */
  readonly signs: (string | null)[]
  /** Gaps within its pieces, and their milliseconds: what it rests between two pieces is not its speed. */
  gaps: number
  ms: number
  /** Keys since it last rested. */
  piece: number
  lastAt: number
  /** More than a code holds, or a person goes on where a reader stopped: nothing of it counts. */
  spoilt: 'length' | 'person' | null
}

/** Tells the burst of a reader that poses as a keyboard from a person's typing, by its speed alone. */
export function burstDetector(): BurstDetector {
  let run: Run | null = null

  const take = () => {
    const text = run && isBurst(run) ? textOf(run) : null
    run = null
    return text
  }

  /** A run goes on, at another piece perhaps, until it rests longer than its speed allows. */
  function begun(at: number): Run {
    const gap = run ? at - run.lastAt : 0
    const fast = run && isFast(run)
    if (!run || gap >= restMs || (!fast && (gap >= humanGapMs || (gap > longestGapMs && isSlow(run))))) {
      run = { signs: [], gaps: 0, ms: 0, piece: 0, lastAt: at, spoilt: null }
    } else if (fast && gap > longestGapMs) {
      // A reader says more than a key or two between two rests.
      if (run.piece < surelyFast) run.spoilt = 'person'
      run.piece = 0
    } else {
      run.gaps += 1
      run.ms += gap
    }
    run.lastAt = at
    run.piece += 1
    return run
  }

  return {
    idle: take,
    press(press) {
      const { code, key, at, repeat = false } = press
      if (ends.includes(code)) {
        const burst =
          run && isBurst(run) && run.spoilt !== 'person' && at - run.lastAt < humanGapMs && !repeat
        const text = take()
        return burst ? { kind: 'end', text } : { kind: 'typing', first: true }
      }
      // A shift belongs to the letter after it.
      if (isBeside(press)) return { kind: 'typing', first: true }
      if (repeat) {
        run = null
        return { kind: 'typing', first: true }
      }
      const sign = characterOf(press)
      const mine = begun(at)
      if (mine.signs.length < longestScan) mine.signs.push(sign)
      else mine.spoilt ??= 'length'
      // A key that writes nothing does what it does; a person's whole run does.
      if ((sign === null && key.length > 1 && key !== 'Process') || mine.spoilt === 'person')
        return { kind: 'typing', first: true }
      const first = mine.signs.findIndex((each) => each !== null) === mine.signs.length - 1
      return { kind: isBurst(mine) ? 'burst' : 'maybe', first }
    },
  }
}

const ends: readonly string[] = ['Enter', 'NumpadEnter', 'Tab']
/** Under an input method the key reads `Process`, as of any other. */
const isBeside = ({ code, key }: KeyPress) => [code, key].some((name) => /^(?:Shift|CapsLock)/.test(name))

const isBurst = (run: Run) => run.signs.length >= shortestScan && meanOf(run) <= slowestMeanMs
const isFast = (run: Run) => run.signs.length >= surelyFast && meanOf(run) <= slowestMeanMs
const isSlow = (run: Run) => meanOf(run) > slowestMeanMs
const meanOf = ({ gaps, ms }: Run) => ms / Math.max(1, gaps)

const textOf = ({ signs, spoilt }: Run) => (spoilt || signs.includes(null) ? null : signs.join(''))
