/** Plans that one connection keeps. The plan of a wide list takes some 100 kB of the database's memory. */
export const mostKept = 300

/** Texts that were asked only once of late. Those that a call puts together anew each time never come again. */
const askedOnce = new Set<string>()

/** Whether a statement comes again, so that its plan is worth keeping: it was asked before, not long ago. */
export function recurs(text: string): boolean {
  if (askedOnce.delete(text)) return true
  askedOnce.add(text)
  const [oldest] = askedOnce
  if (askedOnce.size > mostKept && oldest !== undefined) askedOnce.delete(oldest)
  return false
}
