import { type Clock, sleep } from './clock.ts'
import type { Decoded, Decoder } from './codec.ts'
import { DeviceError, isFault } from './fault.ts'
import { listeners, type Transport } from './transport/transport.ts'

/** One question to a device, and how to know its answer. */
export interface Question<Frame, Answer> {
  readonly bytes: Uint8Array
  /** The answer this frame gives, or undefined when it is an answer to something else. May throw a `DeviceError`. */
  readonly answer: (frame: Frame) => Answer | undefined
  /** Milliseconds a device may take. */
  readonly withinMs: number
  /** How often it is asked in all before `timeout` is thrown; once unless said otherwise. */
  readonly tries?: number
  readonly signal?: AbortSignal | undefined
}

export interface Exchange<Frame> {
  /** Asks when every question before it is done with. */
  ask<Answer>(question: Question<Frame, Answer>): Promise<Answer>
  /** Sends what has no answer, in its turn. */
  tell(bytes: Uint8Array, signal?: AbortSignal): Promise<void>
  /** Frames and noise that answered nothing: what a device says by itself, or what came too late. */
  onStray(listener: (decoded: Decoded<Frame>) => void): () => void
  /** Rejects everything that waits with `aborted`, and hears no more. Leaves the transport open. */
  end(): void
}

export interface ExchangeOptions<Frame> {
  readonly transport: Transport
  readonly decoder: Decoder<Frame>
  readonly clock: Clock
  /** Milliseconds of silence that end a frame which is not whole. */
  readonly gapMs?: number
  /**
   * Milliseconds of silence to wait for after an unanswered question, so that its late answer is not taken for the
   * next one's. Nought for a protocol that numbers its frames.
   */
  readonly drainMs?: number
}

interface Waiting<Frame> {
  readonly hear: (frame: Frame) => boolean
  readonly fail: (error: DeviceError) => void
}

/** One question in flight at a time: others wait their turn, each with its own limit and its own way to be called off. */
export function exchangeOver<Frame>(options: ExchangeOptions<Frame>): Exchange<Frame> {
  const { transport, decoder, clock, gapMs = 20, drainMs = 0 } = options
  const stray = listeners<[Decoded<Frame>]>()
  const ended = new AbortController()
  let over: DeviceError | null = null
  let waiting: Waiting<Frame> | null = null
  let turn: Promise<unknown> = Promise.resolve()
  let lastHeardAt = Number.NEGATIVE_INFINITY
  let unanswered = false
  let forgetGap = () => {}

  const hear = (all: readonly Decoded<Frame>[]) => {
    for (const decoded of all) {
      if ('frame' in decoded && waiting?.hear(decoded.frame)) continue
      stray.call(decoded)
    }
  }
  const stopHearing = transport.onBytes((chunk) => {
    lastHeardAt = clock.now()
    forgetGap()
    hear(decoder.push(chunk))
    if (decoder.held > 0) forgetGap = clock.after(gapMs, () => hear(decoder.cut()))
  })
  const stopLosing = transport.onLost(() => end(new DeviceError('device-lost')))

  function end(error: DeviceError) {
    if (over) return
    over = error
    stopHearing()
    stopLosing()
    forgetGap()
    decoder.cut()
    waiting?.fail(error)
    ended.abort()
  }

  const mustGoOn = (signal?: AbortSignal) => {
    if (over) throw over
    if (signal?.aborted) throw new DeviceError('aborted')
  }

  async function quiet() {
    while (unanswered && !over) {
      const left = Math.min(drainMs, lastHeardAt + drainMs - clock.now())
      await sleep(clock, Math.max(0, left), ended.signal).catch(() => {})
      if (clock.now() - lastHeardAt >= drainMs) unanswered = false
    }
    decoder.cut()
  }

  function once<Answer>({ bytes, answer, withinMs, signal }: Question<Frame, Answer>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const forget = clock.after(withinMs, () => fail(new DeviceError('timeout')))
      const stop = () => fail(new DeviceError('aborted'))
      const done = () => {
        forget()
        signal?.removeEventListener('abort', stop)
        waiting = null
      }
      const fail = (error: unknown) => {
        done()
        if (isFault(error, 'timeout', 'aborted') && drainMs > 0) {
          unanswered = true
          lastHeardAt = clock.now()
        }
        reject(error)
      }
      signal?.addEventListener('abort', stop, { once: true })
      waiting = {
        fail,
        hear(frame) {
          try {
            const answered = answer(frame)
            if (answered === undefined) return false
            done()
            resolve(answered)
          } catch (error) {
            fail(error)
          }
          return true
        },
      }
      transport.send(bytes).catch((error) => fail(isFault(error) ? error : new DeviceError('device-lost')))
    })
  }

  /** In its turn, whatever became of the one before. */
  function inTurn<T>(signal: AbortSignal | undefined, act: () => Promise<T>): Promise<T> {
    const mine = turn.then(async () => {
      mustGoOn(signal)
      await quiet()
      mustGoOn(signal)
      return await act()
    })
    turn = mine.catch(() => {})
    return mine
  }

  return {
    onStray: stray.add,
    end: () => end(new DeviceError('aborted')),
    tell: (bytes, signal) => inTurn(signal, () => transport.send(bytes)),
    ask: (question) =>
      inTurn(question.signal, async () => {
        for (let left = question.tries ?? 1; ; left--) {
          try {
            return await once(question)
          } catch (error) {
            if (left <= 1 || !isFault(error, 'timeout')) throw error
            await quiet()
            mustGoOn(question.signal)
          }
        }
      }),
  }
}
