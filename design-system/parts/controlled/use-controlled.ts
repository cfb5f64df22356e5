import { useState } from 'react'

/** What every input takes: with `value` its owner holds it, with `defaultValue` it holds it itself. */
export interface Controlled<Value> {
  readonly value?: Value
  readonly defaultValue?: Value
  readonly onChange?: (value: Value) => void
}

/** The value to show and the way to change it, for both kinds of owner. `empty` is shown until there is one. */
export function useControlled<Value>(
  { value, defaultValue, onChange }: Controlled<Value>,
  empty: Value,
): readonly [Value, (value: Value) => void] {
  const [own, setOwn] = useState(defaultValue ?? empty)
  const change = (next: Value) => {
    if (value === undefined) setOwn(next)
    onChange?.(next)
  }
  return [value === undefined ? own : value, change]
}
