/**
 * The fewest items that have every trait of them all among themselves, taken one by one: each time the one with the
 * most that no other has yet.
 */
export function cover<Item>(
  items: readonly Item[],
  traitsOf: (item: Item) => readonly string[],
): ReadonlySet<Item> {
  const open = new Set(items.flatMap((item) => [...traitsOf(item)]))
  const taken = new Set<Item>()
  const fresh = (item: Item) => new Set(traitsOf(item).filter((trait) => open.has(trait))).size
  while (open.size > 0) {
    const best = items.reduce((best, item) => (fresh(item) > fresh(best) ? item : best))
    for (const trait of traitsOf(best)) open.delete(trait)
    taken.add(best)
  }
  return taken
}
