import type { FaultCode } from '#devices/fault.ts'
import type { IdCard } from '#devices/model/id-card.ts'
import type { Listeners } from '#devices/transport/transport.ts'
import type { Wire } from '#workbench/devices/drives/wire.ts'

/** What is held to a simulated device. A card is its bytes, most significant first, as hexadecimal. */
export type Presented =
  | { readonly kind: 'card'; readonly bytes: string }
  | { readonly kind: 'id-card'; readonly card: IdCard }
  | { readonly kind: 'scan'; readonly text: string }

/** Something that goes wrong once, by its name in `mishaps`. */
export interface Mishap {
  readonly label: string
  /** What it looks like from the desk, for those that end in one of the known faults. */
  readonly fault?: FaultCode
  befall(): void
}

/** A device that is not there, with everything a person can do to a real one. */
export interface Simulation {
  readonly wire: Wire
  /** Of a device with a secure channel, the one it holds now: it lives as long as this page. */
  readonly key: Uint8Array | null
  present(presented: Presented): void
  /** Null for a device that hangs on no cable of its own. */
  readonly cable: { plug(): void; unplug(): void } | null
  /** As the browser tells of a device that was plugged in. */
  readonly onPlugged: Listeners<[]>['add']
  readonly mishaps: Readonly<Record<string, Mishap>>
}
