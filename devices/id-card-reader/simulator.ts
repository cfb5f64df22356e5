import type { IdCard } from '#devices/model/id-card.ts'
import type { SimDevice } from '#devices/sim/sim-transport.ts'
import { command, encodeAnswer, requestDecoder, type SamRequest } from './codec.ts'
import { status } from './status.ts'
import { type CardFlag, writeCardText } from './text-layout.ts'

export interface SimulatedIdCardReader extends SimDevice {
  /** Lays a card on the reader. */
  place(card: IdCard, flag?: CardFlag): void
  /** Lays a card on it whose text is broken, or none of ours. */
  placeText(text: Uint8Array): void
  lift(): void
  /** The next so many of this command are answered with this status. */
  refuse(code: number, status: number, times: number): void
  /** How often a card was read in whole. */
  readonly reads: number
}

/** Type 05.03, made on a day that never was, of the made-up region. */
const samId = Uint8Array.of(5, 0, 3, 0, 0x6b, 0xda, 0x34, 0x01, 7, 0, 0, 0, 42, 0, 0, 0)
const photoBytes = 1_024

/** A resident-ID reader at the far end of a wire. As a real one, it does not find a card again until it was lifted. */
export function simulatedIdCardReader(): SimulatedIdCardReader {
  let say: (bytes: Uint8Array) => void = () => {}
  let decoder = requestDecoder()
  let card: Uint8Array | null = null
  let step: 'idle' | 'found' | 'selected' | 'read' = 'idle'
  let reads = 0
  const refusals = new Map<number, number[]>()

  const answers: Record<number, () => Uint8Array> = {
    [command.reset]: () => encodeAnswer(status.done),
    [command.status]: () => encodeAnswer(status.done),
    [command.samId]: () => encodeAnswer(status.done, samId),
    [command.find]() {
      if (!card || step === 'read') return encodeAnswer(status.noCard)
      step = 'found'
      return encodeAnswer(status.found, new Uint8Array(4))
    },
    [command.select]() {
      if (!card || step !== 'found') return encodeAnswer(status.selectFailed)
      step = 'selected'
      return encodeAnswer(status.done, new Uint8Array(8))
    },
    [command.read]() {
      if (!card || step !== 'selected') return encodeAnswer(status.readFailed)
      step = 'read'
      reads += 1
      const lengths = [card.length >> 8, card.length & 0xff, photoBytes >> 8, photoBytes & 0xff]
      return encodeAnswer(status.done, Uint8Array.of(...lengths, ...card, ...new Uint8Array(photoBytes)))
    },
    // A card without a newest address, as most are; none at all once the card that was read is gone.
    [command.readNewAddress]: () =>
      encodeAnswer(card && step === 'read' ? status.noContent : status.readFailed),
  }

  function answer({ command: code }: SamRequest): Uint8Array {
    const refused = refusals.get(code)?.shift()
    if (refused !== undefined) return encodeAnswer(refused)
    return answers[code]?.() ?? encodeAnswer(status.wrongCommand)
  }

  return {
    attach(speak) {
      say = speak
    },
    hear(bytes) {
      for (const decoded of decoder.push(bytes)) {
        if ('frame' in decoded) say(answer(decoded.frame))
        else if (decoded.malformed === 'check') say(encodeAnswer(status.wrongCheck))
      }
    },
    reboot() {
      decoder = requestDecoder()
      step = 'idle'
    },
    place(next, flag) {
      this.placeText(writeCardText(next, flag))
    },
    placeText(text) {
      card = text
      step = 'idle'
    },
    lift() {
      card = null
      step = 'idle'
    },
    refuse(code, with_, times) {
      refusals.set(
        code,
        Array.from({ length: times }, () => with_),
      )
    },
    get reads() {
      return reads
    },
  }
}
