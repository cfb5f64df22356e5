import { newSealingKey, type Sealed, seal, unseal } from '#workbench/http/cryptography/sealing.ts'
import { type DraftDatabase, draftDatabase } from '#workbench/http/storage/drafts/database.ts'
import { isObject } from '#workbench/http/storage/storage.ts'

/** Values of any kind by name, kept in this browser so that nobody reads them out of it. */
export type Vault = Pick<DraftDatabase, 'get' | 'put' | 'remove' | 'all'>

const isSealed = (kept: unknown): kept is Sealed =>
  isObject(kept) && kept.iv instanceof Uint8Array && kept.data instanceof ArrayBuffer

async function keyIn(database: DraftDatabase): Promise<CryptoKey> {
  const kept = await database.get('key')
  if (kept instanceof CryptoKey) return kept
  const key = await newSealingKey()
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
    const plain = await unseal(await ownKey(), kept)
    return plain === null ? undefined : JSON.parse(plain)
  }
  return {
    get: async (name) => opened(await database.get(name)),
    async put(name, value) {
      await database.put(name, await seal(await ownKey(), JSON.stringify(value)))
    },
    remove: database.remove,
    all: async (prefix) => {
      const values = await Promise.all((await database.all(prefix)).map(opened))
      return values.filter((value) => value !== undefined)
    },
  }
}
