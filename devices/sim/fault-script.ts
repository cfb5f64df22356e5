import { seeded } from './random.ts'

/** What may befall one message of a device on its way to the page. Milliseconds. */
export type WireFault =
  | { readonly kind: 'drop' }
  | { readonly kind: 'delay'; readonly ms: number }
  /** One bit, counted from the first of the message. */
  | { readonly kind: 'flip'; readonly bit: number }
  /** In chunks of so many bytes, so many milliseconds apart. */
  | { readonly kind: 'split'; readonly size: number; readonly gapMs: number }
  | { readonly kind: 'duplicate'; readonly afterMs: number }
  /** Neither hears nor speaks for a while, and forgets nothing. */
  | { readonly kind: 'stall'; readonly ms: number }
  /** Neither hears nor speaks for a while, and has forgotten everything. */
  | { readonly kind: 'reboot'; readonly ms: number }
  /** Goes away after so many bytes of the message. */
  | { readonly kind: 'unplug'; readonly after: number }

/** Which fault befalls the message of this number, counted from nought. */
export type FaultScript = (index: number, bytes: Uint8Array) => WireFault | undefined

export const noFaults: FaultScript = () => undefined

/** These faults at these messages. */
export const faultsAt =
  (faults: Readonly<Record<number, WireFault>>): FaultScript =>
  (index) =>
    faults[index]

/** Each message is befallen with this probability by one of these kinds: the same ones for the same seed. */
export function randomFaults(
  seed: number,
  probability: number,
  kinds: readonly WireFault['kind'][],
): FaultScript {
  const random = seeded(seed)
  const upTo = (limit: number) => Math.floor(random() * limit)
  const make: Record<WireFault['kind'], (length: number) => WireFault> = {
    drop: () => ({ kind: 'drop' }),
    delay: () => ({ kind: 'delay', ms: 1 + upTo(400) }),
    flip: (length) => ({ kind: 'flip', bit: upTo(length * 8) }),
    split: () => ({ kind: 'split', size: 1 + upTo(7), gapMs: upTo(10) }),
    duplicate: () => ({ kind: 'duplicate', afterMs: upTo(30) }),
    stall: () => ({ kind: 'stall', ms: 100 + upTo(2_000) }),
    reboot: () => ({ kind: 'reboot', ms: 500 + upTo(3_000) }),
    unplug: (length) => ({ kind: 'unplug', after: upTo(length) }),
  }
  return (_, bytes) => {
    if (random() >= probability) return
    const kind = kinds[upTo(kinds.length)]
    return kind && make[kind](bytes.length)
  }
}
