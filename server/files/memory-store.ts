import type { FileStore } from './file-store.ts'

/** Keeps files as long as the page or the test lives. */
export function memoryStore(): FileStore {
  const kept = new Map<string, Blob>()
  return {
    async put(key, bytes) {
      kept.set(key, await new Response(bytes).blob())
    },
    get: async (key) => kept.get(key)?.stream(),
    async remove(key) {
      kept.delete(key)
    },
  }
}
