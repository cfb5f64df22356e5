const store = 'drafts'

/** What the drafts and what is still to be sent need of the browser's database: values of any size by name. */
export interface DraftDatabase {
  get(key: string): Promise<unknown>
  put(key: string, value: unknown): Promise<void>
  remove(key: string): Promise<void>
  /** The values of every key that begins so, in the order of their keys. */
  all(prefix: string): Promise<readonly unknown[]>
  names(): Promise<readonly string[]>
  /** Removes every key that begins so. */
  removeAll(prefix: string): Promise<void>
}

/**
 * Over IndexedDB. It is opened for each piece of work and closed after it, so that no open tab stands in the way of a
 * newer version, and a database that was wiped is simply made again. Where it is blocked or full, the work fails.
 */
export function draftDatabase(
  factory: () => IDBFactory = () => indexedDB,
  name = 'campus-drafts',
): DraftDatabase {
  async function work<Value>(mode: IDBTransactionMode, ask: (on: IDBObjectStore) => IDBRequest<Value>) {
    const database = await opened(factory(), name)
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
    all: (prefix) => work('readonly', (on) => on.getAll(below(prefix))),
    names: async () => (await work('readonly', (on) => on.getAllKeys())).map(String),
    removeAll: async (prefix) => void (await work('readwrite', (on) => on.delete(below(prefix)))),
  }
}

const below = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uFFFF`)

const opened = (factory: IDBFactory, name: string) =>
  new Promise<IDBDatabase>((answer, broken) => {
    const request = factory.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(store)
    request.onsuccess = () => answer(request.result)
    request.onerror = () => broken(request.error)
    request.onblocked = () => broken(new Error('another tab holds an older version'))
  })
