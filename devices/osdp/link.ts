import type { Clock } from '#devices/clock.ts'
import { exchangeOver } from '#devices/exchange.ts'
import { DeviceError, isFault } from '#devices/fault.ts'
import type { Transport } from '#devices/transport/transport.ts'
import { decoder, encode, type Frame } from './codec.ts'
import { reply } from './codes.ts'
import { type AskPlainly, refusalIn } from './handshake.ts'
import { lateAnswers } from './late-answers.ts'
import type { SecureChannel } from './secure-channel.ts'

/** A reader has 200 ms to answer (device protocol notes, section 1a). */
const answerMs = 200
const tries = 3

interface Answer {
  readonly code: number
  readonly data: Uint8Array
}
const forgotten: Answer = { code: reply.nak, data: new Uint8Array() }

export interface LinkOptions {
  readonly transport: Transport
  readonly clock: Clock
  /** 0 to 126. */
  readonly address: number
  /** Something about the channel is not as it must be: it serves no longer. */
  readonly doubted: (fault: DeviceError) => void
}

/** Questions to one reader, and its answers. */
export interface Link {
  /** All but the handshake goes through it; null while there is none. */
  channel: SecureChannel | null
  /** Forgets the channel, and counts from nought. */
  restart(): void
  readonly plain: AskPlainly
  /** A signal calls off what is not on the wire yet. */
  secured(code: number, data: Uint8Array, signal?: AbortSignal): Promise<Answer>
  /** Aborted once the link has ended. */
  readonly over: AbortSignal
  /** Leaves the transport open. */
  end(): void
}

/** The wire to one reader: sequence numbers, repetition, and which answer belongs to which question. */
export function linkOver({ transport, clock, address, doubted }: LinkOptions): Link {
  const exchange = exchangeOver({ transport, decoder: decoder(), clock })
  const over = new AbortController()
  const late = lateAnswers()
  let nextSequence = 0

  const takeSequence = () => {
    const sequence = nextSequence
    nextSequence = (sequence % 3) + 1
    return sequence
  }

  const plain: AskPlainly = (code, data, block, expected) => {
    const sequence = takeSequence()
    const frame: Frame = {
      address,
      isReply: false,
      sequence,
      check: 'crc',
      code,
      data,
      ...(block && { block }),
    }
    return exchange.ask({
      bytes: encode(frame),
      withinMs: answerMs,
      tries: 2,
      signal: over.signal,
      answer(heard) {
        if (!heard.isReply || heard.address !== address) return
        if (heard.code === reply.busy && !heard.block) throw new DeviceError('device-busy')
        // A reader that drops the session over a key it does not take counts from nought again in its refusal.
        if (heard.code === reply.nak && [sequence, 0].includes(heard.sequence)) throw refusalIn(heard)
        if (heard.sequence !== sequence) return
        return heard.code === expected ? heard : undefined
      },
    })
  }

  async function secured(code: number, data: Uint8Array, signal?: AbortSignal): Promise<Answer> {
    let sequence = 0
    let used: SecureChannel | null = null
    try {
      const answer = await exchange.ask<Answer>({
        withinMs: answerMs,
        tries,
        bytes() {
          if (signal?.aborted) throw new DeviceError('aborted')
          used = link.channel
          if (!used) throw new DeviceError('timeout', 'offline')
          sequence = takeSequence()
          return used.secured({ address, isReply: false, sequence, code, data })
        },
        answer(heard) {
          if (!heard.isReply || heard.address !== address || late.has(heard)) return
          if (!heard.block && heard.code === reply.busy) throw new DeviceError('device-busy')
          // It has forgotten the session: what it says in plain text is believed no further than that.
          if (!heard.block && heard.code === reply.nak) return forgotten
          const opened = heard.sequence === sequence ? used?.opened(heard) : null
          if (!opened) throw new DeviceError('auth-failed', 'MAC')
          late.keep(heard)
          if (heard.code === reply.nak) throw refusalIn({ ...heard, data: opened })
          return { code: heard.code, data: opened }
        },
      })
      if (answer === forgotten) throw new DeviceError('timeout', 'session')
      return answer
    } catch (error) {
      const isDoubt = isFault(error, 'timeout', 'auth-failed', 'key-refused', 'device-busy', 'device-lost')
      if (used && used === link.channel && isDoubt) doubted(error)
      throw error
    }
  }

  const link: Link = {
    channel: null,
    restart() {
      nextSequence = 0
      link.channel = null
      late.forget()
    },
    plain,
    secured,
    over: over.signal,
    end() {
      link.channel = null
      over.abort()
      exchange.end()
    },
  }
  return link
}
