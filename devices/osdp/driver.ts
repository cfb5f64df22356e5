import { type Clock, sleep } from '#devices/clock.ts'
import { exchangeOver } from '#devices/exchange.ts'
import { DeviceError, isFault } from '#devices/fault.ts'
import { listeners, type Transport } from '#devices/transport/transport.ts'
import { decoder, encode, type Frame } from './codec.ts'
import { command, reply } from './codes.ts'
import { type AskPlainly, establish, refusalIn } from './handshake.ts'
import { lateAnswers } from './late-answers.ts'
import {
  buzzerFor,
  type Capability,
  type CardRead,
  type Colour,
  capabilitiesIn,
  cardIn,
  identityIn,
  type KeysPressed,
  keySetOf,
  keysIn,
  ledFor,
  pulseFor,
  type ReaderIdentity,
  textOf,
} from './payloads.ts'
import { factoryKey, type SecureChannel, same } from './secure-channel.ts'

/** A reader has 200 ms to answer (device protocol notes, section 1a). */
const answerMs = 200
const tries = 3
/** Milliseconds between two attempts to reach a silent reader: after as long, nothing of the old session is on the wire. */
const reconnectMs = 500

interface Answer {
  readonly code: number
  readonly data: Uint8Array
}
const forgotten: Answer = { code: reply.nak, data: new Uint8Array() }

export interface PanelOptions {
  readonly transport: Transport
  readonly clock: Clock
  /** 0 to 126. */
  readonly address: number
  /** The base key, 16 bytes: it comes from the server, and lives in memory only. */
  readonly key: Uint8Array
  /** An administrator installs this reader: it still has the factory's key, and is given `key`. */
  readonly install?: boolean
  /** Eight unforeseeable bytes. */
  readonly random?: () => Uint8Array
  /** Milliseconds between two polls. */
  readonly pollMs?: number
}

/** `refused` is the end: the reader does not hold the key, or somebody interferes; a person has to look. */
export type PanelState = 'offline' | 'online' | 'refused'

export interface Panel {
  /** Resolves when the reader has proved itself; from then on it is polled, and found again after silence. */
  connect(signal?: AbortSignal): Promise<ReaderIdentity>
  readonly state: PanelState
  readonly capabilities: readonly Capability[]
  /** Shows a colour for so many units of 100 ms, then the other. A signal calls off what is not on the wire yet. */
  light(shown: Colour, tenths: number, then: Colour, signal?: AbortSignal): Promise<void>
  beep(count: number, signal?: AbortSignal): Promise<void>
  /** Shows 32 characters of ASCII at most for so many seconds. */
  show(text: string, seconds: number, signal?: AbortSignal): Promise<void>
  /**
   * Lets an output go for a while and resolves when the reader confirmed it; `unconfirmed` when it did not say. While
   * one is under way for that output, another is the same one.
   */
  pulse(output: number, ms: number): Promise<void>
  /**
   * Gives the reader another key, 16 bytes, and resolves when it has proved that it holds it. `unconfirmed` when it did
   * not answer: then it may hold either, which shows at the next handshake, and the same may be asked again.
   */
  setKey(key: Uint8Array): Promise<void>
  onCard(listener: (card: CardRead) => void): () => void
  onKeys(listener: (keys: KeysPressed) => void): () => void
  onState(listener: (state: PanelState, fault?: DeviceError) => void): () => void
  /** Leaves the transport open. */
  end(): void
}

/** A control panel with one OSDP reader. All but the first word and the handshake goes through the secure channel. */
export function panelOver(options: PanelOptions): Panel {
  const { transport, clock, address, pollMs = 50 } = options
  const random = options.random ?? (() => crypto.getRandomValues(new Uint8Array(8)))
  const exchange = exchangeOver({ transport, decoder: decoder(), clock })
  const cards = listeners<[CardRead]>()
  const keysPressed = listeners<[KeysPressed]>()
  const states = listeners<[PanelState, DeviceError?]>()
  const over = new AbortController()
  const late = lateAnswers()
  const pulses = new Map<number, Promise<void>>()
  let key = options.key
  /** The reader was told to take it and did not say whether it has: the one it proves to hold becomes the key. */
  let proposed: Uint8Array | null = null
  let install = options.install ?? false
  let state: PanelState = 'offline'
  let identity: ReaderIdentity | null = null
  let capabilities: readonly Capability[] = []
  let channel: SecureChannel | null = null
  let nextSequence = 0
  let beginning: Promise<void> | null = null

  const takeSequence = () => {
    const sequence = nextSequence
    nextSequence = (sequence % 3) + 1
    return sequence
  }

  function become(next: PanelState, fault?: DeviceError) {
    if (state === next || state === 'refused') return
    state = next
    states.call(next, fault)
  }

  /** Nothing of a session outlives its first doubt. */
  function tearDown(fault: DeviceError) {
    channel = null
    become(isFault(fault, 'auth-failed', 'wrong-device') ? 'refused' : 'offline', fault)
    if (state === 'refused') end()
  }

  /** The answer of our reader to the frame of that sequence, or undefined. */
  function mine(frame: Frame, sequence: number): Frame | undefined {
    if (!frame.isReply || frame.address !== address) return
    if (frame.code === reply.busy && !frame.block) throw new DeviceError('device-busy')
    return frame.sequence === sequence ? frame : undefined
  }

  const askPlainly: AskPlainly = (code, data, block, expected) => {
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
        const answer = mine(heard, sequence)
        if (answer?.code === reply.nak) throw refusalIn(answer)
        return answer?.code === expected ? answer : undefined
      },
    })
  }

  async function ask(code: number, data: Uint8Array, signal?: AbortSignal): Promise<Answer> {
    let sequence = 0
    let mineOnly: SecureChannel | null = null
    try {
      const answer = await exchange.ask<Answer>({
        withinMs: answerMs,
        tries,
        bytes() {
          if (signal?.aborted) throw new DeviceError('aborted')
          if (!channel) throw new DeviceError('timeout', 'offline')
          mineOnly = channel
          sequence = takeSequence()
          return channel.secured({ address, isReply: false, sequence, code, data })
        },
        answer(heard) {
          if (!heard.isReply || heard.address !== address || late.has(heard)) return
          if (!heard.block && (heard.code === reply.busy || heard.code === reply.nak)) {
            if (heard.code === reply.busy) throw new DeviceError('device-busy')
            // It has forgotten the session: what it says in plain text is believed no further than that.
            return forgotten
          }
          const opened = heard.sequence === sequence ? mineOnly?.opened(heard) : null
          if (!opened) throw new DeviceError('auth-failed', 'MAC')
          late.keep(heard)
          if (heard.code === reply.nak) throw refusalIn({ ...heard, data: opened })
          return { code: heard.code, data: opened }
        },
      })
      if (answer === forgotten) throw new DeviceError('timeout', 'session')
      return answer
    } catch (error) {
      if (
        mineOnly &&
        mineOnly === channel &&
        isFault(error, 'timeout', 'auth-failed', 'device-busy', 'device-lost')
      )
        tearDown(error)
      throw error
    }
  }

  /** One at a time: who asks for it while it is under way gets that one. */
  function begin(): Promise<void> {
    beginning ??= shakeHands().finally(() => {
      beginning = null
    })
    return beginning
  }

  async function shakeHands(): Promise<void> {
    nextSequence = 0
    channel = null
    const told = identityIn((await askPlainly(command.id, Uint8Array.of(0), undefined, reply.id)).data)
    if (!told) throw new DeviceError('malformed-frame', 'PDID')
    if (identity && (identity.serial !== told.serial || identity.vendor !== told.vendor))
      throw new DeviceError('wrong-device')
    channel = await establish(askPlainly, install ? factoryKey : key, {
      factory: install,
      random: random(),
    }).catch(tryProposed)
    proposed = null
    late.forget()
    if (install) {
      await ask(command.keySet, keySetOf(key))
      install = false
      return shakeHands()
    }
    capabilities = capabilitiesIn((await ask(command.capabilities, Uint8Array.of(0))).data)
    identity = told
    become('online')
  }

  /** Once, and no other key than the one this page has sent. */
  function tryProposed(error: unknown): never {
    if (!proposed || !isFault(error, 'auth-failed')) throw error
    key = proposed
    proposed = null
    throw new DeviceError('timeout', 'other key')
  }

  async function poll() {
    const { code, data } = await ask(command.poll, new Uint8Array())
    const card = code === reply.raw && cardIn(data)
    const keys = code === reply.keypad && keysIn(data)
    if (card) cards.call(card)
    if (keys) keysPressed.call(keys)
  }

  async function run() {
    while (!over.signal.aborted) {
      try {
        await sleep(clock, channel ? pollMs : reconnectMs, over.signal)
        await (channel && !beginning ? poll() : begin())
      } catch (error) {
        if (!isFault(error)) throw error
        if (isFault(error, 'auth-failed', 'wrong-device')) tearDown(error)
        if (isFault(error, 'device-lost')) return become('offline', error)
      }
    }
  }

  function end() {
    channel = null
    over.abort()
    exchange.end()
    if (state === 'online') become('offline')
  }

  const must = async (code: number, data: Uint8Array, signal?: AbortSignal) =>
    void (await ask(code, data, signal))

  return {
    get state() {
      return state
    },
    get capabilities() {
      return capabilities
    },
    async connect(signal) {
      signal?.addEventListener('abort', end, { once: true })
      try {
        await begin()
      } catch (error) {
        if (isFault(error)) tearDown(error)
        throw error
      } finally {
        signal?.removeEventListener('abort', end)
      }
      if (!identity) throw new DeviceError('aborted')
      void run()
      return identity
    },
    light: (shown, tenths, then, signal) => must(command.led, ledFor(shown, tenths, then), signal),
    beep: (count, signal) => must(command.buzzer, buzzerFor(count, 2, 2), signal),
    show: (text, seconds, signal) => must(command.text, textOf(text, seconds), signal),
    pulse(output, ms) {
      const underWay = pulses.get(output)
      if (underWay) return underWay
      const pulse = must(command.output, pulseFor(output, Math.max(1, Math.round(ms / 100))))
        .catch((error) => {
          throw isFault(error, 'timeout', 'device-lost') && error.detail !== 'offline'
            ? new DeviceError('unconfirmed')
            : error
        })
        .finally(() => pulses.delete(output))
      pulses.set(output, pulse)
      return pulse
    },
    async setKey(next) {
      if (!channel) throw new DeviceError('timeout', 'offline')
      if (same(key, next)) return
      proposed = next
      try {
        await must(command.keySet, keySetOf(next))
      } catch (error) {
        if (isFault(error, 'timeout', 'device-lost')) throw new DeviceError('unconfirmed')
        proposed = null
        throw error
      }
      key = next
      proposed = null
      await begin()
    },
    onCard: cards.add,
    onKeys: keysPressed.add,
    onState: states.add,
    end,
  }
}
