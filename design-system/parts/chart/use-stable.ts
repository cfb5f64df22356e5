import { useState } from 'react'

/** Whether two values hold the same plain data. */
export const same = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const keys = Object.keys(one)
  if (keys.length !== Object.keys(other).length) return false
  return keys.every((key) => same(one[key as keyof typeof one], other[key as keyof typeof other]))
}

/** The first of equal values: a parent that draws every second does not make its charts draw too. */
export const useStable = <Value>(value: Value): Value => {
  const [kept, keep] = useState(value)
  if (same(kept, value)) return kept
  keep(value)
  return value
}
