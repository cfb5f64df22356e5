/** For each key, one piece of work after another; different keys do not wait for each other. */
export function turns() {
  const last = new Map<string, Promise<unknown>>()
  return <Value>(key: string, work: () => Promise<Value>): Promise<Value> => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work)
    const done = () => last.get(key) === turn && last.delete(key)
    last.set(key, turn)
    turn.then(done, done)
    return turn
  }
}
