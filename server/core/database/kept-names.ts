/** Plans that one connection keeps. The plan of a wide list takes some 100 kB of the database's memory. */
export const mostKept = 300

/** Texts that were asked only once of late. Those that a call puts together anew each time never come again. */
const askedOnce = new Set<string>()

/** Whether a statement comes again, so that its plan is worth keeping: it was asked before, not long ago. */
function recurs(text: string): boolean {
  if (askedOnce.delete(text)) return true
  askedOnce.add(text)
  const [oldest] = askedOnce
  if (askedOnce.size > mostKept && oldest !== undefined) askedOnce.delete(oldest)
  return false
}

let named = 0

/** The names under which a connection keeps its plans: of the statements that come again, those asked last. */
export class KeptNames {
  readonly #names = new Map<string, string>()

  /** The name of a statement; undefined where it is not worth one. */
  of(text: string): string | undefined {
    const known = this.#names.get(text)
    if (!known && !recurs(text)) return undefined
    const name = known ?? `kept_${named++}`
    this.#names.delete(text)
    this.#names.set(text, name)
    return name
  }

  /** Gives up the name that was asked for longest ago, where there is one too many: its plan is to be closed. */
  beyond(): string | undefined {
    const [oldest] = this.#names
    if (!oldest || this.#names.size <= mostKept) return undefined
    this.#names.delete(oldest[0])
    return oldest[1]
  }

  /** Gives up all of them. */
  clear(): readonly string[] {
    const names = [...this.#names.values()]
    this.#names.clear()
    return names
  }
}
