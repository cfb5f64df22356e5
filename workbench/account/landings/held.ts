import { useSyncExternalStore } from 'react'
import type { Credentials, Unbound } from '#machines/session/session.ports.ts'

/** One thing that the page keeps in its own memory: in no address, no history and no storage. */
function held<Thing>() {
  let thing: Thing | null = null
  const listeners = new Set<() => void>()
  const set = (next: Thing | null) => {
    thing = next
    for (const listener of listeners) listener()
  }
  const use = () =>
    useSyncExternalStore(
      (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      () => thing,
    )
  return { get: () => thing, set, use }
}

const credentials = held<Credentials>()
const unbound = held<Unbound>()

/** What another system gave the browser for us, until the door has used it. */
export const { get: heldCredentials, set: holdCredentials, use: useHeldCredentials } = credentials

/** An identity that nobody was known by, until its person has bound it or let it go. */
export const { set: holdUnbound, use: useUnbound } = unbound
