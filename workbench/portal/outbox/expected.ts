const fetches = new Set<() => void>()
let expected = false

/** From here on something may be kept for later: what shows it is fetched as long as there is a line. */
export function expectLetters() {
  expected = true
  for (const fetch of fetches) fetch()
}

/** Calls `fetch` once that may be, and gives the way to give it up. */
export function whenExpected(fetch: () => void) {
  fetches.add(fetch)
  if (expected) fetch()
  return () => void fetches.delete(fetch)
}
