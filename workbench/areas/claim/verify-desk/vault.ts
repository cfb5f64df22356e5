import { type DraftDatabase, draftDatabase } from '#workbench/http/storage/drafts/database.ts'
import { isObject } from '#workbench/http/storage/storage.ts'

/** Values of any kind by name, kept in this browser so that nobody reads them out of it. */
export type Vault = Pick<DraftDatabase, 'get' | 'put' | 'remove' | 'all'>

interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly data: ArrayBuffer
}

const isSealed = (kept: unknown): kept is Sealed =>
  isObject(kept) && kept.iv instanceof Uint8Array && kept.data instanceof ArrayBuffer

/** Never leaves the browser, not even to this page: it can be used and not be read. */
async function keyIn(database: DraftDatabase): Promise<CryptoKey> {
  const kept = await database.get('key')
  if (kept instanceof CryptoKey) return kept
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  await database.put('key', key)
  return key
}

/** Two tabs that begin at once must not each make a key of their own. */
const alone = <Value>(work: () => Promise<Value>): Promise<Value> =>
  navigator.locks ? navigator.locks.request('campus-verify-desk', work) : work()

const keys = draftDatabase(undefined, 'campus-verify-desk')
let key: Promise<CryptoKey> | undefined

function ownKey() {
  key ??= alone(() => keyIn(keys))
  key.catch(() => {
    key = undefined
  })
  return key
}

/**
 * A database whose every value is sealed with a key that only this browser holds. All of it fails where the browser
 * keeps nothing, or where the page is not secure, which is where there is no way to seal.
 */
export function vaultOver(database: DraftDatabase = keys): Vault {
  async function opened(kept: unknown): Promise<unknown> {
    if (!isSealed(kept)) return undefined
    const plain = await crypto.subtle
      .decrypt({ name: 'AES-GCM', iv: kept.iv }, await ownKey(), kept.data)
      .catch(() => null)
    return plain ? JSON.parse(new TextDecoder().decode(plain)) : undefined
  }
  return {
    get: async (name) => opened(await database.get(name)),
    async put(name, value) {
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const plain = new TextEncoder().encode(JSON.stringify(value))
      const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await ownKey(), plain)
      await database.put(name, { iv, data } satisfies Sealed)
    },
    remove: database.remove,
    all: async (prefix) => {
      const values = await Promise.all((await database.all(prefix)).map(opened))
      return values.filter((value) => value !== undefined)
    },
  }
}
