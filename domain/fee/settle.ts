/** A fee that an order is for: what was asked for it and what it is owed now, in whole fen. */
export interface Wanted {
  readonly feeId: string
  readonly fen: number
  readonly owed: number
}

/** Of an order that was paid, in whole fen: what each fee gets, and what is left for the student's balance. */
export interface Settled {
  readonly payments: readonly { readonly feeId: string; readonly fen: number }[]
  readonly beyond: number
}

/**
 * Shares out what came for an order: to each fee in turn as much as was asked for it, never more than it is owed by now,
 * as it may have been paid at the desk meanwhile. Whatever is left is the student's.
 */
export function settle(wanted: readonly Wanted[], fen: number): Settled {
  let left = Math.max(0, fen)
  const payments = wanted.flatMap(({ feeId, fen: asked, owed }) => {
    const given = Math.min(left, asked, Math.max(0, owed))
    left -= given
    return given > 0 ? [{ feeId, fen: given }] : []
  })
  return { payments, beyond: left }
}

/** A fee that an order has paid: what it got and what of that has gone back, in whole fen. */
export interface Held {
  readonly feeId: string
  readonly fen: number
  readonly refunded: number
}

/** From which fees a refund of an order is taken, in whole fen: `missing` is what the order does not hold. */
export interface TakenBack {
  readonly fees: readonly { readonly feeId: string; readonly fen: number }[]
  readonly missing: number
}

/** The last fee of an order gives first. */
export function takeFrom(held: readonly Held[], fen: number): TakenBack {
  let left = fen
  const fees = held.toReversed().flatMap(({ feeId, fen: got, refunded }) => {
    const taken = Math.min(left, Math.max(0, got - refunded))
    left -= taken
    return taken > 0 ? [{ feeId, fen: taken }] : []
  })
  return { fees, missing: left }
}
