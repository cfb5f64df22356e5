import { useLayoutEffect, useState } from 'react'
import { onceReleased } from './pointer.ts'

/**
 * The value as it was when the pointer went down, until it is up again. Words that appear on leaving a field
 * would otherwise push away what is being clicked, and the click would be lost.
 */
export function useHeld<Value>(value: Value): Value {
  const [shown, setShown] = useState(() => value)
  useLayoutEffect(() => onceReleased(() => setShown(() => value)), [value])
  return shown
}
