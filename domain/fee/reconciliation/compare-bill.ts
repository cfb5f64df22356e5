import type { BilledKind, DifferenceKind } from './words.ts'

/** Money that moved, as one side has it, in whole fen. `no` is of the order, of a refund the refund's own. */
export interface Moved {
  readonly of: BilledKind
  readonly no: string
  readonly fen: number
}

/** What one side has and the other has not, or not so much of; null where a side has nothing. */
export interface Differing {
  readonly of: BilledKind
  readonly no: string
  readonly kind: DifferenceKind
  readonly ours: number | null
  readonly theirs: number | null
}

/** The same number twice on one side is one sum: what was taken twice differs in its amount. */
function sumsOf(moved: readonly Moved[]): ReadonlyMap<string, Moved> {
  const sums = new Map<string, Moved>()
  for (const { of, no, fen } of moved) {
    const key = `${of} ${no}`
    sums.set(key, { of, no, fen: (sums.get(key)?.fen ?? 0) + fen })
  }
  return sums
}

/** Sets a service's bill against what is kept here, number by number. Nothing is left out, and nothing is told twice. */
export function compareBill(theirs: readonly Moved[], ours: readonly Moved[]): readonly Differing[] {
  const [billed, kept] = [sumsOf(theirs), sumsOf(ours)]
  return [...new Set([...billed.keys(), ...kept.keys()])].flatMap((key) => {
    const [their, our] = [billed.get(key), kept.get(key)]
    const { of, no } = (their ?? our) as Moved
    if (their?.fen === our?.fen) return []
    const kind = !our ? 'surplus' : !their ? 'shortage' : 'amount'
    return [{ of, no, kind, ours: our?.fen ?? null, theirs: their?.fen ?? null }]
  })
}
