export interface Option<Code extends string = string> {
  readonly value: Code
  readonly label: string
  /** A second, quiet line: what tells two of one name apart. */
  readonly description?: string
  /** The heading it stands under. Options of one group stand together. */
  readonly group?: string
  /** Also found by these when one types: pinyin, a code, an old name. */
  readonly keywords?: string
  readonly disabled?: boolean
}

/** Where options come from a server: what to show until they are there, or when they do not come. */
export interface OptionSource {
  readonly loading?: boolean
  /** Why there are none, in the reader's words. Shown instead of the options. */
  readonly error?: string | null
  /** There are more than these, and typing on narrows them: it says so above them, with how many it shows. */
  readonly more?: boolean
  /** Offered beside the error. */
  readonly onRetry?: () => void
}

/** A list must hold an option, even to say that there is none. */
export const noOption = { role: 'option', 'aria-disabled': true, 'aria-selected': false } as const

/** What is seen of several chosen names, with the rest counted: `王建国、李思远 等 5 项`. */
export const firstNames = (names: readonly string[], most: number) => ({
  shown: names.length > most ? names.slice(0, Math.max(1, most - 1)) : names,
  hidden: names.length > most,
})
