const sleepers = new Set<() => void>()

/** Tells the workers of this process that there is something to do. Those of others find it within a second. */
export function wakeWorkers(): void {
  for (const wake of sleepers) wake()
}

/** Calls `wake` whenever work came in, until the returned function is called. */
export function onWork(wake: () => void): () => void {
  sleepers.add(wake)
  return () => sleepers.delete(wake)
}
