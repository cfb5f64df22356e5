/** A card was held to a reader. */
export interface CardTap {
  /** As the reader gave it: hexadecimal, upper case. */
  readonly uid: string
  /** The bytes in the one order in which cards are compared; decimals never are. */
  readonly canonical: string
  /** How the reader says it: `wiegand-26`, `uid-4`, `8H10D`. */
  readonly format: string
  /** A number too short to tell cards apart for certain, such as 26 bits: never trusted alone. */
  readonly weak: boolean
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Milliseconds since a card was last seen within which seeing it again is the same tap. */
const sameTapMs = 1_500

/**
 * True for the first sight of a card, false while it is still held there: a card seen again within 1,500 ms of its
 * last sight is the same tap, however long it lies there (device protocol notes, check 11).
 */
export function firstSights(): (tap: CardTap) => boolean {
  const seenAt = new Map<string, number>()
  return ({ canonical, at }) => {
    for (const [card, last] of seenAt) if (at - last > sameTapMs) seenAt.delete(card)
    const first = !seenAt.has(canonical)
    seenAt.set(canonical, at)
    return first
  }
}
