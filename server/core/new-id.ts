import { v7 } from 'uuid'

/** Randomness for 256 ids at once: asking the system for each of a hundred thousand takes it seconds. */
const pool = new Uint8Array(256 * 16)
let used = pool.length
let milliseconds = 0
let sequence = 0

/** The id of a new row: a UUID of version 7, and later than each that this process gave before (RFC 9562, 6.2). */
export function newId(): string {
  if (used === pool.length) {
    crypto.getRandomValues(pool)
    used = 0
  }
  const random = pool.subarray(used, used + 16)
  used += 16
  const now = Date.now()
  if (now > milliseconds) {
    milliseconds = now
    sequence = new DataView(random.buffer, random.byteOffset).getUint32(6) >>> 1
  } else {
    sequence = (sequence + 1) >>> 0
    if (sequence === 0) milliseconds += 1
  }
  return v7({ random, msecs: milliseconds, seq: sequence })
}
