import type { SimDevice } from '#devices/sim/sim-transport.ts'
import { ack, direction, encode, requestDecoder } from './codec.ts'

export interface SimulatedPn532 extends SimDevice {
  /** Lays a card of this UID into the field; null takes it away. */
  place(uid: Uint8Array | null): void
}

/** A PN532 at the far end of a wire, with as much of the chip as libnfc's `nfc-list` asks for. */
export function simulatedPn532(): SimulatedPn532 {
  let say: (bytes: Uint8Array) => void = () => {}
  let decoder = requestDecoder()
  let card: Uint8Array | null = null
  const registers = new Map<number, number>()

  const answers: Record<number, (data: Uint8Array) => readonly number[]> = {
    // Diagnose, line test: the same bytes again.
    0: (data) => [...data],
    2: () => [0x32, 0x01, 0x06, 0x07],
    6: (data) => wordsOf(data, 2).map(([high = 0, low = 0]) => registers.get((high << 8) | low) ?? 0),
    8(data) {
      for (const [high = 0, low = 0, value = 0] of wordsOf(data, 3)) registers.set((high << 8) | low, value)
      return []
    },
    18: () => [],
    20: () => [],
    50: () => [],
    // Only cards of type A at 106 kbit/s are ever in this field.
    74: ([, kind]) => (card && kind === 0 ? [1, 1, 0x00, 0x04, 0x08, card.length, ...card] : [0]),
    68: () => [0],
  }

  return {
    attach(speak) {
      say = speak
    },
    hear(bytes) {
      for (const decoded of decoder.push(bytes)) {
        if (!('frame' in decoded) || 'ack' in decoded.frame) continue
        const [code = 0, ...data] = decoded.frame.data
        say(ack)
        const answer = answers[code]
        say(
          answer
            ? encode(direction.answered, [code + 1, ...answer(Uint8Array.from(data))])
            : encode(direction.error, []),
        )
      }
    },
    reboot() {
      decoder = requestDecoder()
      registers.clear()
    },
    place(uid) {
      card = uid
    },
  }
}

const wordsOf = (data: Uint8Array, size: number) =>
  Array.from({ length: Math.floor(data.length / size) }, (_, at) => data.subarray(at * size, (at + 1) * size))
