const time = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/**
 * Below 0 when the first time of day comes before the second, 0 when they are the same, above 0 otherwise. Both are
 * `HH:mm`, five characters (specification, section 5); anything else is an error of anyone who asks.
 */
export function compareTimes(first: string, second: string): number {
  for (const text of [first, second]) if (!time.test(text)) throw new RangeError(`“${text}” 不是 HH:mm`)
  return first === second ? 0 : first < second ? -1 : 1
}
