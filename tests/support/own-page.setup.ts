import { afterAll, vi } from 'vitest'

/** What a browser keeps outlives the file that had it kept, a desk's devices even a sign-out: each file begins with nothing. */
await emptyBrowser()
// What lives on in a shared page hears of it as of another tab.
dispatchEvent(new StorageEvent('storage', { key: null }))

// And what a file has put in the place of the browser's own goes with it.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function emptyBrowser() {
  localStorage.clear()
  sessionStorage.clear()
  for (const { name } of await cookieStore.getAll()) if (name) await cookieStore.delete(name)
  for (const name of await caches.keys()) await caches.delete(name)
  for (const { name } of await indexedDB.databases()) if (name) await removeDatabase(name)
}

function removeDatabase(name: string) {
  return new Promise<void>((removed, kept) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = () => removed()
    request.onerror = () => kept(request.error)
    request.onblocked = () => kept(new Error(`An earlier file holds the database ${name} open.`))
  })
}
