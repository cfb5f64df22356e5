import { cbc, ecb } from '@noble/ciphers/aes.js'
import { bearsMac, encode, type Frame, isEncrypted, unsigned } from './codec.ts'
import { security } from './codes.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** The key every reader leaves the factory with: only ever used to set another one. */
export const factoryKey = Uint8Array.from({ length: 16 }, (_, at) => 0x30 + at)

export interface SessionKeys {
  readonly encryption: Bytes
  readonly mac1: Bytes
  readonly mac2: Bytes
}

const block = (key: Uint8Array, bytes: Uint8Array): Bytes =>
  Uint8Array.from(ecb(key, { disablePadding: true }).encrypt(bytes))
const joined = (...parts: readonly Uint8Array[]): Bytes => Uint8Array.from(parts.flatMap((part) => [...part]))

/** The keys of one session, from the base key and the panel's eight random bytes (OSDP v2.2, annex D and E). */
export function sessionKeys(baseKey: Uint8Array, panelRandom: Uint8Array): SessionKeys {
  const derived = (second: number) =>
    block(baseKey, joined(Uint8Array.of(0x01, second), panelRandom.subarray(0, 6), new Uint8Array(8)))
  return { encryption: derived(0x82), mac1: derived(0x01), mac2: derived(0x02) }
}

export const clientCryptogram = (keys: SessionKeys, panelRandom: Uint8Array, readerRandom: Uint8Array) =>
  block2(keys.encryption, panelRandom, readerRandom)
export const serverCryptogram = (keys: SessionKeys, panelRandom: Uint8Array, readerRandom: Uint8Array) =>
  block2(keys.encryption, readerRandom, panelRandom)
export const firstMac = (keys: SessionKeys, cryptogram: Uint8Array) =>
  block(keys.mac2, block(keys.mac1, cryptogram))
const block2 = (key: Uint8Array, left: Uint8Array, right: Uint8Array) => block(key, joined(left, right))

/** 80 00… up to whole blocks. Data always gets it, a MAC only when it needs to. */
function padded(bytes: Uint8Array, always: boolean): Bytes {
  if (!always && bytes.length > 0 && bytes.length % 16 === 0) return Uint8Array.from(bytes)
  const whole = new Uint8Array((Math.floor(bytes.length / 16) + 1) * 16)
  whole.set(bytes)
  whole[bytes.length] = 0x80
  return whole
}

const chained = (key: Uint8Array, iv: Uint8Array, bytes: Uint8Array): Bytes =>
  Uint8Array.from(cbc(key, iv, { disablePadding: true }).encrypt(bytes))

/** All sixteen bytes; the first four travel. */
function macOf({ mac1, mac2 }: SessionKeys, bytes: Uint8Array, iv: Uint8Array): Bytes {
  const whole = padded(bytes, false)
  const head = whole.subarray(0, -16)
  const before = head.length > 0 ? chained(mac1, iv, head).slice(-16) : iv
  return chained(mac2, before, whole.subarray(-16))
}

const inverted = (bytes: Uint8Array) => bytes.map((byte) => ~byte)

export const encrypted = ({ encryption }: SessionKeys, data: Uint8Array, lastMac: Uint8Array) =>
  chained(encryption, inverted(lastMac), padded(data, true))

/** Null when these are not whole blocks with their padding. */
export function decrypted({ encryption }: SessionKeys, data: Uint8Array, lastMac: Uint8Array): Bytes | null {
  if (data.length === 0 || data.length % 16 !== 0) return null
  const plain = cbc(encryption, inverted(lastMac), { disablePadding: true }).decrypt(data)
  const end = plain.findLastIndex((byte) => byte !== 0)
  return plain[end] === 0x80 ? Uint8Array.from(plain.subarray(0, end)) : null
}

/** Without a hint, by the time it takes, of where two of them differ. */
export function same(left: Uint8Array, right: Uint8Array): boolean {
  let difference = left.length ^ right.length
  for (let at = 0; at < left.length; at++) difference |= (left[at] ?? 0) ^ (right[at] ?? 0)
  return difference === 0
}

type Plain = Pick<Frame, 'address' | 'isReply' | 'sequence' | 'code' | 'data'>

export interface SecureChannel {
  /** The bytes of a secured frame. Each call moves the chain on: a second try sends the same bytes again. */
  secured(frame: Plain): Bytes
  /** The data of a secured frame, or null when it is not from the holder of the key, or not the next one. */
  opened(frame: Frame): Bytes | null
}

/** Both ends of a session after its handshake: each MAC is chained to the last one of the other direction. */
export function secureChannel(keys: SessionKeys, readerMac: Uint8Array): SecureChannel {
  let lastOfPanel: Uint8Array = new Uint8Array(16)
  let lastOfReader: Uint8Array = readerMac
  const lastOfOther = (isReply: boolean) => (isReply ? lastOfPanel : lastOfReader)
  const keep = (isReply: boolean, mac: Uint8Array) => {
    if (isReply) lastOfReader = mac
    else lastOfPanel = mac
  }

  return {
    secured(plain) {
      const iv = lastOfOther(plain.isReply)
      const kind = plain.data.length > 0 ? security.encrypted : security.mac
      const frame: Frame = {
        ...plain,
        check: 'crc',
        block: { type: plain.isReply ? kind + 1 : kind, data: new Uint8Array() },
        data: plain.data.length > 0 ? encrypted(keys, plain.data, iv) : plain.data,
      }
      const mac = macOf(keys, unsigned(frame), iv)
      keep(plain.isReply, mac)
      return encode({ ...frame, mac: mac.subarray(0, 4) })
    },
    opened(frame) {
      if (!frame.block || !frame.mac || !bearsMac(frame.block.type)) return null
      const iv = lastOfOther(frame.isReply)
      const mac = macOf(keys, unsigned(frame), iv)
      if (!same(mac.subarray(0, 4), frame.mac)) return null
      const data = isEncrypted(frame.block.type) ? decrypted(keys, frame.data, iv) : new Uint8Array()
      if (data) keep(frame.isReply, mac)
      return data
    },
  }
}
