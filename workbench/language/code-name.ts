import type { TFunction } from 'i18next'
import type { Dictionary } from '#domain/kernel/dictionary.ts'

/**
 * What a person reads for a code. One Chinese word may need several English ones, 通过 of a verdict and of a request:
 * a catalogue tells them apart by the dictionary's name, `通过_claim.verdict`, before it looks for the word alone.
 */
export function codeName<Code extends string>(
  t: TFunction,
  { name, labels }: Dictionary<Code>,
  code: Code,
): string {
  const label: string = labels[code] ?? code
  return t(label, { context: name })
}
