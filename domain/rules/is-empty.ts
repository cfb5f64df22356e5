/**
 * Null, an empty text, an empty list or object, and the texts `null` and `undefined`, which careless senders write.
 * Flags and numbers are never empty (specification, section 5).
 */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value === '' || value === 'null' || value === 'undefined'
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && isPlain(value) && Object.keys(value).length === 0
}

/** A date has no keys of its own, and is something all the same. */
const isPlain = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value))
