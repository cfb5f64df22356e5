import { afterAll, afterEach, vi } from 'vitest'
import { toaster } from '#design-system/toaster/toast.ts'

/** What a browser keeps outlives the file that had it kept, a desk's devices even anyone who signs out: each file begins with nothing. */
localStorage.clear()
sessionStorage.clear()
// What lives on in a shared page hears of it as of another tab.
dispatchEvent(new StorageEvent('storage', { key: null }))

// What one test was told is gone before the next is told the same.
afterEach(() => void toaster.remove())

// And what a file has put in the place of the browser's own goes with it.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
