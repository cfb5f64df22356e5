/** The selection with these rows in it, or out of it. */
export const withChosen = (
  selection: ReadonlySet<string> | undefined,
  keys: Iterable<string>,
  on: boolean,
): ReadonlySet<string> => {
  const next = new Set(selection)
  for (const key of keys) on ? next.add(key) : next.delete(key)
  return next
}

/** Keys from one place to another, whichever comes first, both among them. */
export const keysBetween = (keyAt: (index: number) => string, from: number, to: number): string[] => {
  const start = Math.min(from, to)
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => keyAt(start + at))
}

/** How many of the rows are chosen: none, some or all of them. */
export const howMany = (
  selection: ReadonlySet<string> | undefined,
  count: number,
  keyAt: (index: number) => string,
): 'none' | 'some' | 'all' => {
  if (!selection || selection.size === 0 || count === 0) return 'none'
  let chosen = 0
  for (let at = 0; at < count; at++) if (selection.has(keyAt(at))) chosen++
  return chosen === 0 ? 'none' : chosen === count ? 'all' : 'some'
}
