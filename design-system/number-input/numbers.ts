export interface Limits {
  readonly min?: number
  readonly max?: number
  /** Digits after the point; 0 takes whole numbers only. */
  readonly decimals?: number
}

/** What was typed, in half or full width and with thousands marks; null when empty, undefined when no number. */
export const readNumber = (typed: string): number | null | undefined => {
  const plain = typed.normalize('NFKC').replaceAll(',', '').replace('。', '.').trim()
  if (plain === '') return null
  return /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : undefined
}

/** Cut to the digits allowed and held within min and max. */
export const hold = (value: number, { min = -Infinity, max = Infinity, decimals = 6 }: Limits) =>
  Math.min(max, Math.max(min, Number(value.toFixed(decimals))))
