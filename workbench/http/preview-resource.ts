import type { CallOptions } from './exchange.ts'

/** Answers calls within the page, as the server would; throws what the server would refuse. */
export type Rehearsal = (call: string, options: CallOptions) => Promise<unknown>

const rehearsals = new Map<string, Rehearsal>()

/** Lets a resource that no server knows be tried out: calls below `path` are answered here until the function given back is called. */
export function preview(path: string, answer: Rehearsal): () => void {
  rehearsals.set(path, answer)
  return () => void rehearsals.delete(path)
}

/** Undefined for calls that go to the server: all but a few. */
export function rehearsed(path: string, options: CallOptions): Promise<unknown> | undefined {
  if (rehearsals.size === 0) return undefined
  const at = path.lastIndexOf('/')
  return rehearsals.get(path.slice(0, at))?.(path.slice(at + 1), options)
}
