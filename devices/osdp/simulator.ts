import type { Clock } from '#devices/clock.ts'
import type { SimDevice } from '#devices/sim/sim-transport.ts'
import { decoder, encode, type Frame } from './codec.ts'
import { command, nak, reply, security } from './codes.ts'
import {
  clientCryptogram,
  factoryKey,
  firstMac,
  type SecureChannel,
  type SessionKeys,
  same,
  secureChannel,
  serverCryptogram,
  sessionKeys,
} from './secure-channel.ts'

export interface SimReaderOptions {
  readonly clock: Clock
  readonly address: number
  /** Its base key, or null as it left the factory: then it takes the factory's key and waits to be given one. */
  readonly key: Uint8Array | null
  readonly serial?: number
  readonly random?: () => Uint8Array
}

export interface SimReader extends SimDevice {
  /** A card is held to it. */
  tap(bits: number, data: Uint8Array): void
  press(keys: string): void
  /** Answers this many milliseconds late from now on. */
  slow(ms: number): void
  /** Does not take the panel's key, and says so in this way; null takes it again. */
  refuseKey(how: 'refusal' | 'refusal from nought' | 'cryptogram' | 'silence' | null): void
  /** Says it is busy this many times. */
  busy(times: number): void
  /** Its housing was opened, or its supply is failing; what is left out stays as it was. */
  trouble(now: { readonly tamper?: boolean; readonly power?: boolean }): void
  readonly shown: {
    readonly light: number
    readonly text: string
    readonly beeps: number
    /** When each output was let go, and for how many milliseconds. */
    readonly pulses: readonly { readonly output: number; readonly at: number; readonly ms: number }[]
  }
  readonly secured: boolean
  readonly key: Uint8Array | null
}

interface Reply {
  readonly code: number
  readonly data: Uint8Array
}
const said = (code: number, ...data: readonly number[]): Reply => ({ code, data: Uint8Array.from(data) })
const refused = (why: number) => said(reply.nak, why)

const vendor = [0xca, 0x3b, 0x01, 1, 1]

/** An OSDP reader at the far end of a wire, with keypad, two outputs and a line of text. */
export function simOsdpReader(options: SimReaderOptions): SimReader {
  const { clock, address, serial = 0x01020304 } = options
  const random = options.random ?? (() => crypto.getRandomValues(new Uint8Array(8)))
  const shown = { light: 0, text: '', beeps: 0, pulses: [] as { output: number; at: number; ms: number }[] }
  const identity = [...vendor, ...[0, 8, 16, 24].map((shift) => (serial >> shift) & 0xff), 1, 0, 0]
  const capabilities = [1, 1, 2, 2, 2, 2, 3, 1, 1, 4, 4, 1, 5, 2, 1, 6, 1, 1, 8, 1, 0, 9, 1, 1]
  let say: (bytes: Uint8Array) => void = () => {}
  let feed = decoder()
  let key = options.key
  let lastSequence = 0
  let lastReply: Uint8Array | null = null
  let channel: SecureChannel | null = null
  let keys: SessionKeys | null = null
  let randoms = { panel: new Uint8Array(), reader: new Uint8Array() }
  let events: Reply[] = []
  /** Said, but perhaps not heard: the next question is the proof that it was. */
  let told: Reply | undefined
  let lateMs = 0
  let busyTimes = 0
  let refusing: Parameters<SimReader['refuseKey']>[0] = null
  let status = { tamper: false, power: false }

  function forget() {
    lastReply = null
    channel = null
    keys = null
  }

  function answerTo(code: number, data: Uint8Array): Reply {
    const le16 = (at: number) => (data[at] ?? 0) | ((data[at + 1] ?? 0) << 8)
    switch (code) {
      case command.poll:
        told = events.shift()
        return told ?? said(reply.ack)
      case command.id:
        return said(reply.id, ...identity)
      case command.capabilities:
        return said(reply.capabilities, ...capabilities)
      case command.localStatus:
        return said(reply.localStatus, Number(status.tamper), Number(status.power))
      case command.led:
        shown.light = (data[2] === 2 ? data[5] : data[12]) ?? 0
        return said(reply.ack)
      case command.buzzer:
        shown.beeps += data[4] ?? 0
        return said(reply.ack)
      case command.text:
        shown.text = String.fromCharCode(...data.subarray(6))
        return said(reply.ack)
      case command.output:
        if (data[1] !== 5 || (data[0] ?? 0) > 1) return refused(nak.unable)
        shown.pulses.push({ output: data[0] ?? 0, at: clock.now(), ms: le16(2) * 100 })
        return said(reply.ack)
      case command.keySet:
        if (data.length !== 18) return refused(nak.badLength)
        key = data.slice(2)
        return said(reply.ack)
      default:
        return refused(nak.unknownCommand)
    }
  }

  function challenged({ block, data }: Frame): Uint8Array | Reply {
    const factory = block?.data[0] === 0
    if (block?.type !== security.handshake || data.length !== 8) return refused(nak.noSecureChannel)
    // Once it has a key of its own, the factory's is worth nothing.
    if (factory && key) return refused(nak.notSecured)
    randoms = { panel: data.slice(), reader: Uint8Array.from(random()) }
    keys = sessionKeys(key ?? factoryKey, randoms.panel)
    const proof = clientCryptogram(keys, randoms.panel, randoms.reader)
    const name = [...identity.slice(0, 4), ...identity.slice(5, 9)]
    return handshake(
      reply.clientCryptogram,
      [...name, ...randoms.reader, ...proof],
      security.handshake,
      factory ? 0 : 1,
    )
  }

  function proved({ block, data }: Frame): Uint8Array | Reply {
    if (!keys || block?.type !== security.crypt) return refused(nak.notSecured)
    if (!same(data, serverCryptogram(keys, randoms.panel, randoms.reader))) return refused(nak.notSecured)
    if (refusing === 'cryptogram') return handshake(reply.firstMac, [...data], security.crypt, 0xff)
    const mac = firstMac(keys, data)
    channel = secureChannel(keys, mac)
    return handshake(reply.firstMac, [...mac], security.crypt, block.data[0] === 0 ? 0 : 1)
  }

  const handshake = (code: number, data: readonly number[], type: number, kind: number) =>
    encode({
      ...mine(),
      code,
      data: Uint8Array.from(data),
      check: 'crc',
      block: { type: type + 1, data: Uint8Array.of(kind) },
    })
  const mine = () => ({ address, isReply: true, sequence: lastSequence })
  const plain = (answer: Reply) => encode({ ...mine(), ...answer, check: 'crc' })

  function replyTo(frame: Frame): Uint8Array {
    if (channel) {
      const data = channel.opened(frame)
      if (data) return channel.secured({ ...mine(), ...answerTo(frame.code, data) })
      channel = null
      return plain(refused(nak.notSecured))
    }
    const allowed = frame.code === command.id || frame.code === command.capabilities
    if (!frame.block) return plain(allowed ? answerTo(frame.code, frame.data) : refused(nak.notSecured))
    const shaken =
      frame.code === command.challenge
        ? challenged(frame)
        : frame.code === command.serverCryptogram
          ? proved(frame)
          : refused(nak.notSecured)
    return shaken instanceof Uint8Array ? shaken : plain(shaken)
  }

  function take(frame: Frame) {
    if (frame.isReply || frame.address !== address) return
    if (busyTimes > 0) {
      busyTimes -= 1
      const busy = said(reply.busy)
      return speak(encode({ address, isReply: true, sequence: 0, check: 'crc', ...busy }))
    }
    const again = frame.sequence === lastSequence && frame.sequence !== 0
    if (again && lastReply) return speak(lastReply)
    if (frame.sequence === 0) {
      if (told) events.unshift(told)
      forget()
    } else if (frame.sequence !== (lastSequence % 3) + 1 || !lastReply) {
      lastSequence = frame.sequence
      return speak(plain(refused(nak.sequence)))
    }
    told = undefined
    lastSequence = frame.sequence
    if (frame.code === command.challenge && refusing === 'silence') return
    if (frame.code === command.challenge && refusing?.startsWith('refusal')) {
      const sequence = refusing === 'refusal' ? frame.sequence : 0
      return speak(encode({ ...mine(), sequence, check: 'crc', ...refused(nak.notSecured) }))
    }
    lastReply = replyTo(frame)
    speak(lastReply)
  }

  function speak(bytes: Uint8Array) {
    if (lateMs === 0) say(bytes)
    else clock.after(lateMs, () => say(bytes))
  }

  return {
    attach: (speaker) => {
      say = speaker
    },
    hear(bytes) {
      for (const decoded of feed.push(bytes)) if ('frame' in decoded) take(decoded.frame)
    },
    reboot() {
      feed = decoder()
      forget()
      lastSequence = 0
      events = []
      told = undefined
    },
    tap: (bits, data) => void events.push(said(reply.raw, 0, 1, bits & 0xff, bits >> 8, ...data)),
    press: (pressed) =>
      void events.push(said(reply.keypad, 0, pressed.length, ...[...pressed].map((c) => c.charCodeAt(0)))),
    slow: (ms) => {
      lateMs = ms
    },
    refuseKey: (how) => {
      refusing = how
    },
    busy: (times) => {
      busyTimes = times
    },
    trouble: (now) => {
      status = { ...status, ...now }
    },
    shown,
    get secured() {
      return channel !== null
    },
    get key() {
      return key
    },
  }
}
