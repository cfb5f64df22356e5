/** How many places a school has: the number that it set, or its share of those enrolled, in percent, rounded down. */
export const totalOf = (
  { places, ratio }: { readonly places: number | null; readonly ratio: number | null },
  enrolled: number,
): number => places ?? Math.floor((enrolled * (ratio ?? 0)) / 100 + 1e-9)

/**
 * Divides places by headcounts: each gets the whole of its share, and what is left goes to the largest remainders, the
 * first of equals before the others. The parts add up to the total, but where nobody counts: then to nothing.
 */
export function divided(total: number, headcounts: readonly number[]): readonly number[] {
  const all = headcounts.reduce((sum, count) => sum + count, 0)
  if (all === 0) return headcounts.map(() => 0)
  const parts = headcounts.map((count) => Math.floor((total * count) / all))
  const left = total - parts.reduce((sum, part) => sum + part, 0)
  const larger = headcounts
    .map((count, at) => ({ at, rest: (total * count) % all }))
    .toSorted((one, other) => other.rest - one.rest || one.at - other.at)
    .slice(0, left)
    .map(({ at }) => at)
  return parts.map((part, at) => (larger.includes(at) ? part + 1 : part))
}

/** Places that a class may still give: its own, with those borrowed and without those lent, less those in use. */
export const leftOf = ({
  places,
  moved,
  used,
}: {
  readonly places: number
  readonly moved: number
  readonly used: number
}): number => places + moved - used
