type Listener = () => void

let share: number | null = null
const listeners = new Set<Listener>()

/** How much of a proof of work is done, from 0 to 1; null while there is none that anybody would wait for. */
export const proving = {
  read: () => share,
  set(next: number | null) {
    share = next
    for (const listener of listeners) listener()
  },
  subscribe(listener: Listener) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
