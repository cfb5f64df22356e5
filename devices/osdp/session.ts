import { DeviceError, isFault } from '#devices/fault.ts'
import { command, reply } from './codes.ts'
import { establish } from './handshake.ts'
import type { Link } from './link.ts'
import { type Capability, capabilitiesIn, identityIn, keySetOf, type ReaderIdentity } from './payloads.ts'
import { factoryKey, same } from './secure-channel.ts'

export interface SessionOptions {
  /** The base key, 16 bytes: it comes from the server, and lives in memory only. */
  readonly key: Uint8Array
  /** An administrator installs this reader: it still has the factory's key, and is given `key`. */
  readonly install?: boolean
  /** Eight unforeseeable bytes. */
  readonly random?: () => Uint8Array
}

/** The secure channel with one reader: who it has proved to be, and by which key. */
export interface Session {
  /** Null until it has proved itself for the first time; afterwards no other reader is taken for it. */
  readonly identity: ReaderIdentity | null
  readonly capabilities: readonly Capability[]
  /** Shakes hands, one at a time: a call while that is under way gets that one. */
  begin(): Promise<void>
  readonly isBeginning: boolean
  /** See `Panel.setKey`. */
  setKey(key: Uint8Array): Promise<void>
}

export function sessionOn(link: Link, options: SessionOptions): Session {
  const random = options.random ?? (() => crypto.getRandomValues(new Uint8Array(8)))
  let key = options.key
  /** The reader was told to take it and did not say whether it has: the one it proves to hold becomes the key. */
  let proposed: Uint8Array | null = null
  let install = options.install ?? false
  let identity: ReaderIdentity | null = null
  let capabilities: readonly Capability[] = []
  let beginning: Promise<void> | null = null

  function begin(): Promise<void> {
    beginning ??= shakeHands().finally(() => {
      beginning = null
    })
    return beginning
  }

  async function shakeHands(): Promise<void> {
    link.restart()
    const told = identityIn((await link.plain(command.id, Uint8Array.of(0), undefined, reply.id)).data)
    if (!told) throw new DeviceError('malformed-frame', 'PDID')
    if (identity && (identity.serial !== told.serial || identity.vendor !== told.vendor))
      throw new DeviceError('wrong-device')
    link.channel = await establish(link.plain, install ? factoryKey : key, {
      factory: install,
      random: random(),
    }).catch(tryProposed)
    proposed = null
    if (install) {
      await link.secured(command.keySet, keySetOf(key))
      install = false
      return shakeHands()
    }
    capabilities = capabilitiesIn((await link.secured(command.capabilities, Uint8Array.of(0))).data)
    identity = told
  }

  /** Once, and no other key than the one this page has sent. */
  function tryProposed(error: unknown): never {
    if (!proposed || !isFault(error, 'auth-failed', 'key-refused')) throw error
    key = proposed
    proposed = null
    throw new DeviceError('timeout', 'other key')
  }

  return {
    get identity() {
      return identity
    },
    get capabilities() {
      return capabilities
    },
    begin,
    get isBeginning() {
      return beginning !== null
    },
    async setKey(next) {
      if (!link.channel) throw new DeviceError('timeout', 'offline')
      if (same(key, next)) return
      proposed = next
      try {
        await link.secured(command.keySet, keySetOf(next))
      } catch (error) {
        if (isFault(error, 'timeout', 'device-lost')) throw new DeviceError('unconfirmed')
        proposed = null
        throw error
      }
      key = next
      proposed = null
      await begin()
    },
  }
}
