import type { Database } from '#server/core/app-context.ts'

const memories = new WeakMap<Database, Map<string, Promise<unknown>>>()

/** While many rows are written in this transaction, what `once` has loaded is not loaded again. */
export async function remembering<Answer>(db: Database, work: () => Promise<Answer>): Promise<Answer> {
  if (memories.has(db)) return work()
  memories.set(db, new Map())
  try {
    return await work()
  } finally {
    memories.delete(db)
  }
}

/** For hooks that look something up for every row: the same key is looked up once for many rows written together. */
export function once<Answer>(db: Database, key: string, load: () => Promise<Answer>): Promise<Answer> {
  const memory = memories.get(db)
  if (!memory) return load()
  const known = memory.get(key) as Promise<Answer> | undefined
  const answer = known ?? load()
  memory.set(key, answer)
  return answer
}
