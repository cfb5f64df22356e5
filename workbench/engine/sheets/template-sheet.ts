/** A sheet to be filled in. */
export interface TemplateSheet {
  /** Names of its three sheets; the second is hidden and holds what the lists offer. */
  readonly names: readonly [fill: string, offered: string, hints: string]
  readonly columns: readonly TemplateColumn[]
  /** The rows of the sheet of hints. */
  readonly hints: readonly (readonly string[])[]
}

export interface TemplateColumn {
  readonly heading: string
  readonly example: string
  /** What may be chosen in it; nothing: free text. */
  readonly offers: readonly string[]
}
