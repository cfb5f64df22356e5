import { useEffect, useSyncExternalStore } from 'react'
import { knownVersion, listenToVersions, lookForVersion, type NewVersion } from '#workbench/http/versions.ts'

/** Milliseconds between two looks; those who come back to the page do not wait for the next. */
const every = 5 * 60_000

/** Whether there is a newer portal than this page. It is told politely: nobody is reloaded in the middle of their work. */
export function useNewVersion(): NewVersion {
  const version = useSyncExternalStore(listenToVersions, knownVersion)
  const settled = version !== 'none'
  useEffect(() => {
    if (settled) return
    const look = () => void (document.visibilityState === 'visible' && lookForVersion())
    look()
    const timer = setInterval(look, every)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [settled])
  return version
}
