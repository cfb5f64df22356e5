/** So long one code is on the screen, in seconds. A photo of it is of no use to anybody who is not there. */
export const codeSeconds = 15
/** So many codes before the present one still count: a phone takes a moment to read, and its page to load. */
const before = 2

/** Which code is on the screen at a moment in milliseconds since 1970. */
export const slotAt = (ms: number) => Math.floor(ms / 1000 / codeSeconds)

/** Seconds until the next code, 1 to `codeSeconds`. */
export const secondsLeft = (ms: number) => codeSeconds - (Math.floor(ms / 1000) % codeSeconds)

/** Whether a code that was on the screen in `slot` counts at a moment. */
export const isFresh = (slot: number, ms: number) => slot <= slotAt(ms) && slot >= slotAt(ms) - before

export interface TurningCode {
  readonly roundId: string
  readonly slot: number
  readonly signature: string
}

export const turningText = ({ roundId, slot, signature }: TurningCode) => `${roundId}.${slot}.${signature}`

const shape = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\d{1,12})\.([\w-]{43})$/

/** What a text says as a code; undefined where it is none. */
export function turningIn(text: string): TurningCode | undefined {
  const [, roundId, slot, signature] = shape.exec(text) ?? []
  return roundId && slot && signature ? { roundId, slot: Number(slot), signature } : undefined
}
