import { fenOf } from '#domain/kernel/money.ts'

/** Whole fen of an amount as services write it, `12.30`, `12.3` or `12`. Throws a `RangeError` for anything else, a sign included. */
export function fenIn(written: string): number {
  if (!/^\d{1,11}(\.\d{1,2})?$/.test(written)) throw new RangeError('Not an amount in yuan')
  return fenOf(written)
}
