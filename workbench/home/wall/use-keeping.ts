import { useEffect } from 'react'
import { mustReload } from '#machines/wall/must-reload.ts'
import { knownVersion, lookForVersion } from '#workbench/http/versions.ts'
import { wasAnswered } from './answered.ts'
import { orderedAt } from './orders.ts'

const minute = 60_000

interface Memory {
  readonly usedJSHeapSize: number
  readonly jsHeapSizeLimit: number
}

/** Chromium alone tells. */
function heapOf() {
  const { memory } = performance as Performance & { readonly memory?: Memory }
  return memory ? { used: memory.usedJSHeapSize, limit: memory.jsHeapSizeLimit } : null
}

/** Keeps a display alive for months: the panel stays awake, and the page is loaded anew when it must be. */
export function useKeeping() {
  useEffect(() => {
    const loadedAt = Date.now()
    const tend = async () => {
      await lookForVersion()
      const newer = knownVersion() !== 'none'
      const health = { now: Date.now(), loadedAt, heap: heapOf(), answered: wasAnswered(), newer }
      if (mustReload({ ...health, orderedAt: orderedAt() })) window.location.reload()
    }
    const timer = setInterval(() => void tend(), minute)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let gone = false
    // A browser that may not, or a panel on battery, says no; then the panel does as it is set.
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      const held = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (gone) void held?.release()
      else lock = held
    }
    const seen = () => void hold()
    seen()
    document.addEventListener('visibilitychange', seen)
    return () => {
      gone = true
      document.removeEventListener('visibilitychange', seen)
      void lock?.release()
    }
  }, [])
}
