export interface Ranked {
  readonly name: string
  readonly value: number
}

/** The first of them with their places; equals share a place, and the next place is left out, as in sport. */
export const placed = (items: readonly Ranked[], limit: number) => {
  const sorted = items.toSorted((one, other) => other.value - one.value)
  return sorted
    .slice(0, limit)
    .map((item) => ({ ...item, place: sorted.findIndex(({ value }) => value === item.value) + 1 }))
}
