const store = 'drafts'

/** What the drafts need of the browser's database: texts of any length by name. */
export interface DraftDatabase {
  get(key: string): Promise<unknown>
  put(key: string, value: unknown): Promise<void>
  remove(key: string): Promise<void>
  /** Removes every key that begins so. */
  removeAll(prefix: string): Promise<void>
}

/**
 * Over IndexedDB. It is opened for each piece of work and closed after it, so that no open tab stands in the way of a
 * newer version, and a database that was wiped is simply made again. Where it is blocked or full, the work fails.
 */
export function draftDatabase(factory: () => IDBFactory = () => indexedDB): DraftDatabase {
  async function work<Value>(mode: IDBTransactionMode, ask: (on: IDBObjectStore) => IDBRequest<Value>) {
    const database = await opened(factory())
    try {
      const transaction = database.transaction(store, mode)
      const request = ask(transaction.objectStore(store))
      return await new Promise<Value>((answer, broken) => {
        transaction.oncomplete = () => answer(request.result)
        transaction.onabort = () => broken(transaction.error)
      })
    } finally {
      database.close()
    }
  }
  return {
    get: (key) => work('readonly', (on) => on.get(key)),
    put: async (key, value) => void (await work('readwrite', (on) => on.put(value, key))),
    remove: async (key) => void (await work('readwrite', (on) => on.delete(key))),
    removeAll: async (prefix) =>
      void (await work('readwrite', (on) => on.delete(IDBKeyRange.bound(prefix, `${prefix}\uFFFF`)))),
  }
}

const opened = (factory: IDBFactory) =>
  new Promise<IDBDatabase>((answer, broken) => {
    const request = factory.open('campus-drafts', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(store)
    request.onsuccess = () => answer(request.result)
    request.onerror = () => broken(request.error)
    request.onblocked = () => broken(new Error('another tab holds an older version'))
  })
