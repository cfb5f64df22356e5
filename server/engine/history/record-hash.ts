import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** A record of a change, before it has its hash. */
export interface Recorded {
  readonly resource: string
  readonly rowId: string
  readonly rowTitle: string
  readonly serial: number
  readonly verb: string
  readonly changed: string
  readonly changes: string
  readonly account: string
  readonly address: string | null
  readonly batch: string | null
  readonly reason: string | null
  /** ISO 8601, in UTC. */
  readonly changedAt: string
  readonly previousHash: string
}

const encoder = new TextEncoder()

/**
 * SHA-256 over the words of the record in this order, in hexadecimal, as `digestOf` has it: so short a text is worked
 * out here in less time than it takes to have it worked out elsewhere.
 */
export const recordHash = (tenantId: string, record: Recorded): string =>
  bytesToHex(
    sha256(
      encoder.encode(
        JSON.stringify([
          tenantId,
          record.resource,
          record.rowId,
          record.rowTitle,
          record.serial,
          record.verb,
          record.changed,
          record.changes,
          record.account,
          record.address,
          record.batch,
          record.reason,
          record.changedAt,
          record.previousHash,
        ]),
      ),
    ),
  )
