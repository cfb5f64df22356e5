import { useEffect, useEffectEvent } from 'react'

/** Milliseconds after the last key: long enough for the next letter, too short to be waited for. */
const still = 120

/** Tells that something has changed and then kept still, so that not every key asks the server. */
export function useStill(what: string, onStill: () => void) {
  const settled = useEffectEvent(onStill)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every other letter begins the wait anew
  useEffect(() => {
    const timer = setTimeout(() => settled(), still)
    return () => clearTimeout(timer)
  }, [what])
}
