import { fromText, toText } from './record.ts'

export interface Store {
  /** The kept value, or null when there is none, when it is damaged, or when it fails the check. */
  read<Value>(key: string, fits: (value: unknown) => value is Value): Value | null
  /** Milliseconds of the browser's clock when it was saved. */
  savedAt(key: string): number | null
  write(key: string, value: unknown): void
  remove(key: string): void
  /** Removes every key but these. */
  clear(except?: readonly string[]): void
}

/**
 * Records over one of the browser's storages. Storage that is switched off, full or gone does not stop the work:
 * what cannot be written there is kept in memory until the page closes. What cannot be read is removed, it alone, and
 * `damaged` hears of it.
 */
export function createStore(
  storage: () => Storage,
  now: () => number = Date.now,
  damaged: (key: string) => void = () => {},
): Store {
  const memory = new Map<string, string>()

  const text = (key: string) => memory.get(key) ?? attempt(() => storage().getItem(key)) ?? null
  const record = (key: string) => {
    const kept = text(key)
    if (kept === null) return null
    const found = fromText(kept)
    if (!found) discard(key)
    return found
  }
  const remove = (key: string) => {
    memory.delete(key)
    attempt(() => storage().removeItem(key))
  }

  const discard = (key: string) => {
    remove(key)
    damaged(key)
  }

  return {
    read(key, fits) {
      const found = record(key)
      if (!found) return null
      if (fits(found.value)) return found.value
      discard(key)
      return null
    },
    savedAt: (key) => record(key)?.timestamp ?? null,
    write(key, value) {
      const text = toText(value, now())
      memory.delete(key)
      const written = attempt(() => {
        storage().setItem(key, text)
        return true
      })
      if (!written) {
        remove(key)
        memory.set(key, text)
      }
    },
    remove,
    clear(except = []) {
      const keys = attempt(() => Object.keys(storage())) ?? []
      for (const key of new Set([...keys, ...memory.keys()])) {
        if (!except.includes(key)) remove(key)
      }
    },
  }
}

/** Every touch of the browser's storage may throw: by policy, by private mode, by quota. */
function attempt<Value>(touch: () => Value): Value | null {
  try {
    return touch()
  } catch {
    return null
  }
}
