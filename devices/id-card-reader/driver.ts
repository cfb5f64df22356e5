import { type Clock, sleep } from '#devices/clock.ts'
import { exchangeOver } from '#devices/exchange.ts'
import { DeviceError, isFault } from '#devices/fault.ts'
import type { CardPlace } from '#devices/model/card-place.ts'
import { firstSights } from '#devices/model/card-tap.ts'
import type { IdCard } from '#devices/model/id-card.ts'
import type { Transport } from '#devices/transport/transport.ts'
import { answerDecoder, command, encodeRequest, type SamAnswer } from './codec.ts'
import { faultOf, isWorthAnotherTry, status } from './status.ts'
import { readCardText, textBytes } from './text-layout.ts'

/** How the port of such a reader is opened. */
export const serialOptions = { baudRate: 115_200, bufferSize: 16_384 } as const

export interface IdCardReader {
  /** The number of the security module: tells one reader from another of the same make. */
  samId(signal?: AbortSignal): Promise<string>
  /** The card on the reader, or null where there is none. Its photo is never looked at. */
  read(signal?: AbortSignal): Promise<IdCard | null>
  /**
   * Looks for a card 40 ms after each answer that there is none, and tells of each once, however long it lies there;
   * a card that cannot be read is told of as a fault. Of a card that was read it is told that it lies there still, and
   * that it was lifted, by readers that can know. Ends when the signal says so; rejects when the reader itself is at
   * fault.
   */
  watch(
    hear: (read: IdCard | DeviceError) => void,
    signal: AbortSignal,
    place?: (place: CardPlace) => void,
  ): Promise<void>
  /** Lets go of the reader; the transport stays as it is. */
  end(): void
}

/**
 * Counted from the answer, so that a slow module is asked less often. A card's 1,359 bytes take 118 ms at 115,200 baud:
 * with a wait of 20 ms on average the whole stays below 150 ms.
 */
const findEveryMs = 40
/** Published drivers ask every 100 to 200 ms whether the card was lifted. */
const liftedEveryMs = 150
const answerMs = 1_000
/** Published drivers wait two seconds for a card to be read. */
const readMs = 2_200
const tries = 3
const betweenTriesMs = 200

/** The driver of a resident-ID reader with a security module, over an open transport. */
export function idCardReader(transport: Transport, { clock }: { clock: Clock }): IdCardReader {
  const line = exchangeOver({ transport, decoder: answerDecoder(), clock, drainMs: answerMs })

  const ask = (code: number, signal?: AbortSignal, withinMs = answerMs, times = 2) =>
    line.ask<SamAnswer>({
      bytes: encodeRequest(code),
      answer: (frame) => (isAnswerTo(code, frame) ? frame : undefined),
      withinMs,
      tries: times,
      signal,
    })
  /** Until a reader has left the question unanswered. */
  let knowsPlace = true

  async function once(signal?: AbortSignal): Promise<IdCard | null> {
    const found = await ask(command.find, signal)
    if (found.status === status.noCard) return null
    if (found.status !== status.found) throw faultOf(found.status)
    const selected = await ask(command.select, signal)
    if (selected.status !== status.done) throw faultOf(selected.status)
    const read = await ask(command.read, signal, readMs)
    if (read.status !== status.done) throw faultOf(read.status)
    return cardOf(read.data)
  }

  async function read(signal?: AbortSignal): Promise<IdCard | null> {
    for (let left = tries; ; left--) {
      try {
        const card = await once(signal)
        if (card || left === tries) return card
        throw new DeviceError('card-removed-early')
      } catch (error) {
        if (left <= 1 || !isAboutHowItLay(error)) throw error
      }
      await sleep(clock, betweenTriesMs, signal)
    }
  }

  /**
   * Whether the card that was read is still there. After a good reading it is not found again until it was lifted; but
   * its newest address can be asked for, which most cards have not (91), and which fails when the card is gone.
   */
  async function stillLies(signal: AbortSignal): Promise<boolean> {
    try {
      const { status: said } = await ask(command.readNewAddress, signal, answerMs, 1)
      return said === status.done || said === status.noContent
    } catch (error) {
      if (!isFault(error, 'timeout')) throw error
      knowsPlace = false
      return false
    }
  }

  /** A reader that denies the card it has just read cannot tell, and then nothing is said of it. */
  async function untilLifted(seen: () => void, place: (place: CardPlace) => void, signal: AbortSignal) {
    if (!knowsPlace || !(await stillLies(signal))) return
    place('lying')
    try {
      do {
        seen()
        await sleep(clock, liftedEveryMs, signal)
      } while (await stillLies(signal))
    } finally {
      place('lifted')
    }
  }

  return {
    read,
    end: line.end,
    async samId(signal) {
      const { status: code, data } = await ask(command.samId, signal)
      if (code !== status.done || data.length !== 16) throw faultOf(code)
      return samIdOf(data)
    },
    async watch(hear, signal, place = () => {}) {
      const first = firstSights()
      const sighted = ({ number }: IdCard) =>
        first({ uid: '', canonical: number, format: 'id-card', weak: false, at: clock.now() })
      while (!signal.aborted) {
        try {
          const card = await read(signal)
          if (card && sighted(card)) hear(card)
          if (card) await untilLifted(() => sighted(card), place, signal)
        } catch (error) {
          if (signal.aborted) return
          if (!isFault(error, 'card-removed-early', 'card-unreadable', 'card-invalid', 'timeout')) throw error
          hear(error)
        }
        await sleep(clock, findEveryMs, signal).catch(() => {})
      }
    },
  }
}

/** A late answer to another question has another length, or a status that this one never gives. */
function isAnswerTo(code: number, { status: said, data }: SamAnswer): boolean {
  if (said === status.found) return code === command.find && data.length === 4
  if (said !== status.done) return data.length === 0
  if (code === command.select) return data.length === 8
  if (code === command.samId) return data.length === 16
  if (code === command.readNewAddress) return data.length > 16 && data.length < textBytes
  return code === command.read && data.length >= 4 + textBytes
}

function isAboutHowItLay(error: unknown) {
  if (!isFault(error, 'card-unreadable')) return false
  return isWorthAnotherTry(Number.parseInt(error.detail?.slice(-2) ?? '', 16))
}

/** Two lengths, then the text, then the photo, which is passed over. */
function cardOf(data: Uint8Array): IdCard {
  const textLength = ((data[0] ?? 0) << 8) | (data[1] ?? 0)
  const text = readCardText(data.subarray(4, 4 + textLength))
  if ('invalid' in text) throw new DeviceError('card-invalid', text.invalid)
  return text.card
}

/** `a.b-YYYYMMDD-nnnnnnnnnn-nnnnnnnnnn`. */
function samIdOf(data: Uint8Array): string {
  const view = new DataView(data.buffer, data.byteOffset, data.length)
  const long = (at: number) => view.getUint32(at, true)
  const [kind, maker] = [view.getUint16(0, true), view.getUint16(2, true)]
  const padded = (value: number, width: number) => String(value).padStart(width, '0')
  return `${padded(kind, 2)}.${padded(maker, 2)}-${long(4)}-${padded(long(8), 10)}-${padded(long(12), 10)}`
}
