import { type Clock, sleep } from '#devices/clock.ts'
import { DeviceError, isFault } from '#devices/fault.ts'
import { listeners, type Transport } from '#devices/transport/transport.ts'
import { command, reply } from './codes.ts'
import { linkOver } from './link.ts'
import {
  buzzerFor,
  type Capability,
  type CardRead,
  type Colour,
  cardIn,
  type KeysPressed,
  keysIn,
  ledFor,
  pulseFor,
  type ReaderIdentity,
  textOf,
} from './payloads.ts'
import { type SessionOptions, sessionOn } from './session.ts'

/** Milliseconds between two attempts to reach a silent reader: after as long, nothing of the old session is on the wire. */
const reconnectMs = 500

/** Faults that no other attempt mends: the reader is left alone. */
const hopeless = ['auth-failed', 'key-refused', 'wrong-device'] as const

export interface PanelOptions extends SessionOptions {
  readonly transport: Transport
  readonly clock: Clock
  /** 0 to 126. */
  readonly address: number
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
  const link = linkOver({ transport, clock, address, doubted: tearDown })
  const session = sessionOn(link, options)
  const cards = listeners<[CardRead]>()
  const keysPressed = listeners<[KeysPressed]>()
  const states = listeners<[PanelState, DeviceError?]>()
  const pulses = new Map<number, Promise<void>>()
  let state: PanelState = 'offline'

  function become(next: PanelState, fault?: DeviceError) {
    if (state === next || state === 'refused') return
    state = next
    states.call(next, fault)
  }

  /** Nothing of a session outlives its first doubt. */
  function tearDown(fault: DeviceError) {
    link.channel = null
    become(isFault(fault, ...hopeless) ? 'refused' : 'offline', fault)
    if (state === 'refused') end()
  }

  async function begin() {
    await session.begin()
    become('online')
  }

  async function poll() {
    const { code, data } = await link.secured(command.poll, new Uint8Array())
    const card = code === reply.raw && cardIn(data)
    const keys = code === reply.keypad && keysIn(data)
    if (card) cards.call(card)
    if (keys) keysPressed.call(keys)
  }

  async function run() {
    while (!link.over.aborted) {
      try {
        await sleep(clock, link.channel ? pollMs : reconnectMs, link.over)
        await (link.channel && !session.isBeginning ? poll() : begin())
      } catch (error) {
        if (!isFault(error)) throw error
        if (isFault(error, ...hopeless)) tearDown(error)
        if (isFault(error, 'device-lost')) return become('offline', error)
      }
    }
  }

  function end() {
    link.end()
    if (state === 'online') become('offline')
  }

  const must = async (code: number, data: Uint8Array, signal?: AbortSignal) =>
    void (await link.secured(code, data, signal))

  return {
    get state() {
      return state
    },
    get capabilities() {
      return session.capabilities
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
      if (!session.identity) throw new DeviceError('aborted')
      void run()
      return session.identity
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
      await session.setKey(next)
      if (link.channel) become('online')
    },
    onCard: cards.add,
    onKeys: keysPressed.add,
    onState: states.add,
    end,
  }
}
