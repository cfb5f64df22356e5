import type { Clock } from '#devices/clock.ts'
import type { CardPlace } from '#devices/model/card-place.ts'
import type { Colour } from '#devices/osdp/payloads.ts'
import type { DoorRelay } from '#devices/pulse.ts'
import type { Driven } from '#devices/session/device-session.ts'
import type { Heard } from '#workbench/devices/heard.ts'
import type { DeviceProfile } from '#workbench/devices/profile.ts'

/** Where the key of a device comes from: 16 bytes, which live in memory only. */
export type KeySource = (profile: DeviceProfile) => Promise<Uint8Array>

export interface DriveOptions {
  readonly profile: DeviceProfile
  readonly clock: Clock
  readonly hear: (heard: Heard) => void
  /** Called by the drives of readers that can know where a card is. */
  readonly place: (place: CardPlace) => void
  readonly keyFor: KeySource
}

/** What can be asked of a device while it is online; what it cannot do is left out. */
export interface Acts {
  /** Which outputs are on, by the device's own word. */
  readonly outputs?: () => Promise<readonly boolean[]>
  /** Shows a colour for so many units of 100 ms. */
  readonly light?: (colour: Colour, tenths: number) => Promise<void>
  readonly beep?: (times: number) => Promise<void>
  /** Shows 32 characters of ASCII at most for so many seconds. */
  readonly show?: (text: string, seconds: number) => Promise<void>
  /** Gives it another key, 16 bytes; resolves when it has proved that it holds it. */
  readonly setKey?: (key: Uint8Array) => Promise<void>
  /** Only ever by a command that the server authorised. */
  readonly open?: DoorRelay['open']
}

/** A driver at work: what a session needs of it, and what a screen may ask. */
export interface Drive extends Driven {
  readonly acts: Acts
}
