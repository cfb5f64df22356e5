/** The lines of a text of which each is an entry of its own; empty ones count for nothing. */
export const lines = (text: string | null | undefined): readonly string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
