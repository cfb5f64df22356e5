import type { Words } from '#devices/dialect.ts'
import type { LineError } from '#devices/transport/transport.ts'

/** A chunk that went over the wire, or something that befell the wire. */
export interface TraceLine {
  /** Milliseconds since the recording began. */
  readonly at: number
  /** `=>` to the device, `<=` from it, null for an event. */
  readonly direction: '=>' | '<=' | null
  /** As long as the chunk was; noughts where something was removed. */
  readonly bytes: Uint8Array
  readonly removed: boolean
  /** Of each frame that ends in this chunk. */
  readonly words: readonly Words[]
  readonly event?: TraceEvent | undefined
}

export type TraceEvent = 'opened' | 'closed' | 'lost' | LineError
