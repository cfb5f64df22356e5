import type { CardProfile } from '#devices/card-number/card-number.ts'
import { tapOfLine } from '#devices/card-number/line-tap.ts'
import type { FaultCode } from '#devices/fault.ts'
import type { CardTap } from '#devices/model/card-tap.ts'
import type { IdCard } from '#devices/model/id-card.ts'
import type { DeviceProfile } from './profile.ts'

/** What a device tells of by itself. Lives in memory, and only as long as its screen. */
export type Heard =
  | { readonly kind: 'card'; readonly tap: CardTap }
  | { readonly kind: 'id-card'; readonly card: IdCard }
  | { readonly kind: 'scan'; readonly text: string }
  | { readonly kind: 'keys'; readonly keys: string }
  /** A card that could not be read; the device itself is well. */
  | { readonly kind: 'fault'; readonly fault: FaultCode; readonly detail?: string | undefined }

/** Heard, with a number of its own for as long as the page lives, and when: milliseconds since 1970. */
export type DeviceEvent = Heard & { readonly id: number; readonly at: number }

/** The commonest campus reader: ten decimal digits of four bytes. */
export const usualCard: CardProfile = { format: '8H10D', reversed: false }

/** What a line of text means that a reader of this profile sent. A card reader's line that is no card number is none. */
export function heardIn(line: string, { purpose, card = usualCard }: DeviceProfile, at: number): Heard {
  if (purpose !== 'campus-card') return { kind: 'scan', text: line }
  const tap = tapOfLine(line, card, at)
  return tap ? { kind: 'card', tap } : { kind: 'fault', fault: 'card-unreadable', detail: card.format }
}
