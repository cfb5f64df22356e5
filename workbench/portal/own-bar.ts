import { useEffect, useSyncExternalStore } from 'react'

let screens = 0
const hearers = new Set<() => void>()

function count(by: number) {
  screens += by
  for (const hear of hearers) hear()
}

/** The screen says itself how it goes on without a line; effects run only in sight, so behind another tab it does not. */
export function useOwnOfflineBar() {
  useEffect(() => {
    count(1)
    return () => count(-1)
  }, [])
}

/** Whether the screen in sight has a bar of its own, so that there is never a second one. */
export const useHasOwnBar = () =>
  useSyncExternalStore(
    (changed) => {
      hearers.add(changed)
      return () => hearers.delete(changed)
    },
    () => screens > 0,
  )
