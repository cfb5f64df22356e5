import { useEffect, useState } from 'react'

/** Milliseconds after which what is needed, and did not come, is asked for again. */
const again = 3_000

/**
 * A part that is fetched when it is first needed, or already when it may be fetched `ahead`; undefined until it is here.
 * What did not come ahead, as without a line, is asked for when it is needed, and then until it comes. Nothing suspends:
 * what stands round it stays as it is meanwhile.
 */
export function useLater<Part extends object>(
  load: () => Promise<Part>,
  isNeeded: boolean,
  isAhead = false,
): Part | undefined {
  const [part, setPart] = useState<Part>()
  const isMissing = part === undefined && (isNeeded || isAhead)
  useEffect(() => {
    if (!isMissing) return
    let isHere = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const fetch = () =>
      load().then(
        (loaded) => isHere && setPart(loaded),
        () => {
          if (isHere && isNeeded) timer = setTimeout(fetch, again)
        },
      )
    void fetch()
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [isMissing, isNeeded, load])
  return part
}
