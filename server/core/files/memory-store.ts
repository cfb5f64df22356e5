import type { FileStore } from './file-store.ts'

/** Keeps files as long as the page or the test lives. */
export function memoryStore(): FileStore {
  const kept = new Map<string, { blob: Blob; at: Date }>()
  return {
    async put(key, bytes) {
      kept.set(key, { blob: await new Response(bytes).blob(), at: new Date() })
    },
    async get(key, span) {
      const blob = kept.get(key)?.blob
      return (span ? blob?.slice(span.first, span.last + 1) : blob)?.stream()
    },
    async remove(key) {
      kept.delete(key)
    },
    async *list(prefix) {
      for (const [key, { blob, at }] of kept) if (key.startsWith(prefix)) yield { key, size: blob.size, at }
    },
  }
}
