import { plainLine } from '#domain/kernel/seen-text.ts'

/** As many as one batch by numbers takes. */
export const mostNumbers = 500

/** Student numbers in a pasted text, each once: blanks, lines, commas and the like stand between them. */
export const numbersIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[\s,，;；、]+/)
      .map(plainLine)
      .filter((number) => number !== ''),
  ),
]
