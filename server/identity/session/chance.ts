/** A number between two, that nobody can foretell. */
export function between(low: number, high: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return low + (drawn / 2 ** 32) * (high - low)
}

/** One of the letters. */
export const oneOf = (letters: string): string => letters[Math.floor(between(0, letters.length))] ?? ''

/** The same in another order (Fisher and Yates). */
export function shuffled<Item>(items: readonly Item[]): Item[] {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(between(0, last + 1))
    const [one, two] = [mixed[last] as Item, mixed[other] as Item]
    mixed[last] = two
    mixed[other] = one
  }
  return mixed
}
