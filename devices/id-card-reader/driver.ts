import { type Clock, sleep } from '#devices/clock.ts'
import { exchangeOver } from '#devices/exchange.ts'
import { DeviceError, isFault } from '#devices/fault.ts'
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
   * Looks for a card every 300 ms and tells of each once, however long it lies there; a card that cannot be read
   * is told of as a fault. Ends when the signal says so; rejects when the reader itself is at fault.
   */
  watch(hear: (read: IdCard | DeviceError) => void, signal: AbortSignal): Promise<void>
  /** Lets go of the reader; the transport stays as it is. */
  end(): void
}

const findEveryMs = 300
const answerMs = 1_000
/** Published drivers wait two seconds for a card to be read. */
const readMs = 2_200
const tries = 3
const betweenTriesMs = 200

/** The driver of a resident-ID reader with a security module, over an open transport. */
export function idCardReader(transport: Transport, { clock }: { clock: Clock }): IdCardReader {
  const line = exchangeOver({ transport, decoder: answerDecoder(), clock, drainMs: answerMs })

  const ask = (code: number, signal?: AbortSignal, withinMs = answerMs) =>
    line.ask<SamAnswer>({
      bytes: encodeRequest(code),
      answer: (frame) => (isAnswerTo(code, frame) ? frame : undefined),
      withinMs,
      tries: 2,
      signal,
    })

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

  return {
    read,
    end: line.end,
    async samId(signal) {
      const { status: code, data } = await ask(command.samId, signal)
      if (code !== status.done || data.length !== 16) throw faultOf(code)
      return samIdOf(data)
    },
    async watch(hear, signal) {
      const first = firstSights()
      while (!signal.aborted) {
        try {
          const card = await read(signal)
          const at = clock.now()
          if (card && first({ uid: '', canonical: card.number, format: 'id-card', weak: false, at }))
            hear(card)
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
