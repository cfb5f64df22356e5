import { isFault } from '#devices/fault.ts'
import { randomBytes } from '#workbench/http/cryptography/random.ts'
import type { Acts } from './drives/drive.ts'

/** Where the key of a reader is kept. */
interface KeyRecord {
  read(): Promise<Uint8Array>
  write(key: Uint8Array): Promise<void>
}
/** As the reader stands now: it may have been lost and found again between two tries. */
type SetKey = NonNullable<Acts['setKey']>

/**
 * Another key for a reader: made here, given to it, and put on record when it has proved that it holds it. The key is
 * in memory only, and is the same one however often `run` has to be tried. A simulated reader has no record: its key
 * goes with the page.
 */
export function keyChange(record: KeyRecord | null) {
  const next = randomBytes(16)
  let before: Uint8Array | null = null
  let isOpen = false
  let isTaken = false

  async function give(setKey: SetKey) {
    try {
      await setKey(next)
      isTaken = true
      isOpen = true
    } catch (error) {
      if (isFault(error, 'unconfirmed')) isOpen = true
      throw error
    }
  }

  return {
    async run(setKey: SetKey) {
      // Asked for first: without it nothing could be undone.
      before ??= (await record?.read()) ?? null
      if (!isTaken) await give(setKey)
      await record?.write(next)
      isOpen = false
    },
    /** Whether the reader holds a key, or may hold one, that is not on record. */
    isOpen: () => isOpen && record !== null,
    /** The key on record is the reader's again. */
    async undo(setKey: SetKey) {
      if (before) await setKey(before)
      isOpen = false
    },
  }
}
