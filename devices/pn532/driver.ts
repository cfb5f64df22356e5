import { cardNumber, hexOf } from '#devices/card-number/card-number.ts'
import { type Clock, sleep } from '#devices/clock.ts'
import { exchangeOver } from '#devices/exchange.ts'
import { DeviceError, isFault } from '#devices/fault.ts'
import type { CardPlace } from '#devices/model/card-place.ts'
import { type CardTap, firstSights } from '#devices/model/card-tap.ts'
import type { Transport } from '#devices/transport/transport.ts'
import { ack, answerDecoder, direction, encode, type Pn532Frame, wake } from './codec.ts'

/** How the port of such a board is opened. */
export const serialOptions = { baudRate: 115_200, bufferSize: 16_384 } as const

export interface Pn532Reader {
  /** Wakes the chip and makes it look briefly instead of for ever. Its firmware: `PN532 1.6`. */
  greet(signal?: AbortSignal): Promise<string>
  /** The card in the field, or null where there is none. */
  find(signal?: AbortSignal): Promise<CardTap | null>
  /**
   * Tells of each card once, however long it lies there; that it lies there, and that it was lifted. Ends when the
   * signal says so; rejects at a fault of the reader.
   */
  watch(hear: (tap: CardTap) => void, signal: AbortSignal, place?: (place: CardPlace) => void): Promise<void>
  /** Lets go of the reader; the transport stays as it is. */
  end(): void
}

const answerMs = 300
const findEveryMs = 150
/** A card in the field is now and then overlooked: so many empty looks in a row mean that it is gone. */
const looksUntilGone = 2
const command = { firmware: 0x02, configure: 0x14, settings: 0x32, list: 0x4a, deselect: 0x44 } as const

/** The driver of a PN532 on a serial line, over an open transport: UIDs of ISO/IEC 14443-A cards at 106 kbit/s. */
export function pn532Reader(transport: Transport, { clock }: { clock: Clock }): Pn532Reader {
  const line = exchangeOver({ transport, decoder: answerDecoder(), clock, drainMs: answerMs })

  const ask = async (data: readonly number[], signal?: AbortSignal, before = new Uint8Array()) => {
    try {
      return await line.ask({
        bytes: Uint8Array.of(...before, ...encode(direction.asked, data)),
        answer: (frame) => answerTo(data[0] ?? 0, frame),
        withinMs: answerMs,
        tries: 2,
        signal,
      })
    } catch (error) {
      // Otherwise a chip that still looks for a card hears nothing else.
      if (isFault(error, 'timeout')) await line.tell(ack).catch(() => {})
      throw error
    }
  }

  async function find(signal?: AbortSignal): Promise<CardTap | null> {
    const listed = await ask([command.list, 1, 0], signal)
    const uid = uidOf(listed)
    if (!uid) return null
    await ask([command.deselect, 0], signal)
    const { bytes, weak } = cardNumber(uid)
    return { uid: hexOf(uid), canonical: bytes, format: `uid-${uid.length}`, weak, at: clock.now() }
  }

  return {
    find,
    end: line.end,
    async greet(signal) {
      await ask([command.configure, 1], signal, wake)
      const [chip = 0, version, revision] = await ask([command.firmware], signal)
      // By default it would look for a card for ever and never answer: two tries are enough.
      await ask([command.settings, 5, 0, 1, 2], signal)
      return `PN5${chip.toString(16)} ${version}.${revision}`
    },
    async watch(hear, signal, place = () => {}) {
      const first = firstSights()
      let missed = looksUntilGone
      // On a busy computer two looks are far apart: a card that was not missed between them has been there all along.
      let last: string | undefined
      while (!signal.aborted) {
        const tap = await find(signal).catch((error: unknown) => {
          if (isFault(error, 'aborted', 'malformed-frame')) return null
          throw error
        })
        const wasGone = missed >= looksUntilGone
        if (tap && first(tap) && (wasGone || tap.canonical !== last)) hear(tap)
        if (tap && wasGone) place('lying')
        missed = tap ? 0 : missed + 1
        last = tap?.canonical ?? last
        if (missed === looksUntilGone) place('lifted')
        await sleep(clock, findEveryMs, signal).catch(() => {})
      }
    },
  }
}

/** The code of an answer is one more than that of its question; the rest is what was asked for. */
function answerTo(asked: number, frame: Pn532Frame): Uint8Array | undefined {
  if ('ack' in frame) return
  if (frame.direction === direction.error) throw new DeviceError('device-refused', 'PN532 error frame')
  return frame.data[0] === asked + 1 ? frame.data.subarray(1) : undefined
}

/** Count, number, ATQA, SAK, length, UID. A UID has 4, 7 or 10 bytes; no card in the field is a result like any other. */
function uidOf(listed: Uint8Array): Uint8Array | null {
  const [count, , , , , length = 0] = listed
  if (count === 0 && listed.length === 1) return null
  if (count !== 1 || ![4, 7, 10].includes(length) || listed.length < 6 + length)
    throw new DeviceError('malformed-frame', 'target data')
  return listed.subarray(6, 6 + length)
}
