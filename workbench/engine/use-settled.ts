import { useEffect, useState } from 'react'

/** Milliseconds: long enough that not every key asks the server. */
const pause = 120

/** The value once it has kept still for a while. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
