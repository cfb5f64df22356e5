import { useLayoutEffect, useMemo, useRef } from 'react'

/** Functions that stay the same through every drawing and do what the last one would: what rests on them may rest. */
export function useLatest<Acts extends { readonly [name in keyof Acts]: (...values: never[]) => unknown }>(
  acts: Acts,
): Acts {
  const latest = useRef(acts)
  useLayoutEffect(() => {
    latest.current = acts
  })
  return useMemo(() => {
    const names = Object.keys(latest.current) as (keyof Acts)[]
    const steady = names.map((name) => [name, (...values: never[]) => latest.current[name](...values)])
    return Object.fromEntries(steady) as Acts
  }, [])
}
