import { describe, expect, it } from 'vitest'
import { bytesOf, hexOf } from '#devices/hex.ts'
import { decoder, type Frame } from './codec.ts'
import { command, reply } from './codes.ts'
import {
  clientCryptogram,
  decrypted,
  encrypted,
  factoryKey,
  firstMac,
  type SessionKeys,
  secureChannel,
  serverCryptogram,
  sessionKeys,
} from './secure-channel.ts'
import vectors from './vectors.json' with { type: 'json' }

const { secureChannel: annexE, padding, osdpNet, sessions } = vectors
const lower = (bytes: Uint8Array) => hexOf(bytes).toLowerCase()
const frameOf = (hex: string): Frame => {
  const [found] = decoder().push(bytesOf(hex))
  if (!found || !('frame' in found)) throw new Error(`no frame: ${hex}`)
  return found.frame
}

it('check 1: annex E, from the base key to the first MAC', () => {
  const a = bytesOf(annexE.acuRandomA)
  const b = bytesOf(annexE.pdRandomB)
  expect(lower(factoryKey)).toBe(annexE.scbk)
  const keys = sessionKeys(factoryKey, a)
  expect(lower(keys.encryption)).toBe(annexE.sEnc)
  expect(lower(keys.mac1)).toBe(annexE.sMac1)
  expect(lower(keys.mac2)).toBe(annexE.sMac2)
  expect(lower(clientCryptogram(keys, a, b))).toBe(annexE.clientCryptogram_PD)
  expect(lower(serverCryptogram(keys, a, b))).toBe(annexE.serverCryptogram_ACU)
  expect(lower(firstMac(keys, serverCryptogram(keys, a, b)))).toBe(annexE.rMacI)
})

it.each(padding.cases)('check 1: data is padded and encrypted: $pt', ({ pt, ct }) => {
  const keys = { encryption: bytesOf(padding.key), mac1: bytesOf(''), mac2: bytesOf('') }
  const lastMac = bytesOf(padding.iv).map((byte) => ~byte)
  expect(lower(encrypted(keys, bytesOf(pt), lastMac))).toBe(ct)
  expect(decrypted(keys, bytesOf(ct), lastMac)).toEqual(bytesOf(pt))
})

const nought: SessionKeys = {
  encryption: bytesOf('00'.repeat(16)),
  mac1: bytesOf('00'.repeat(16)),
  mac2: bytesOf('00'.repeat(16)),
}

it.each(osdpNet.commands)('check 1: OSDP.Net secures $name as we do', ({ sc, crc }) => {
  const { code, data } = frameOf(crc)
  const channel = secureChannel(nought, new Uint8Array(16))
  expect(lower(channel.secured({ address: 0, isReply: false, sequence: 2, code, data }))).toBe(sc)
})

describe.each(Object.entries(sessions))(
  'check 1: a whole session of another implementation (%s)',
  (_, { scbk, frames }) => {
    it('every secured frame is opened, and made again byte for byte', () => {
      let base = bytesOf(scbk)
      let newKey: Uint8Array<ArrayBuffer> | null = null
      let a: Uint8Array = new Uint8Array()
      let reader: ReturnType<typeof secureChannel> | null = null
      let maker: ReturnType<typeof secureChannel> | null = null
      let opened = 0
      let factory = false
      for (const line of frames) {
        const frame = frameOf(line.slice(1))
        if (!frame.mac) {
          if (frame.code === command.challenge && !frame.isReply) {
            a = frame.data
            factory = frame.block?.data[0] === 0
            if (newKey) base = newKey
          }
          if (frame.code === reply.firstMac && frame.isReply) {
            const keys = sessionKeys(factory ? factoryKey : base, a)
            reader = secureChannel(keys, frame.data)
            maker = secureChannel(keys, frame.data)
          }
          continue
        }
        const data = reader?.opened(frame)
        expect(data, line).not.toBeNull()
        if (!data || !maker) throw new Error('a secured frame before the handshake')
        const { address, isReply, sequence, code } = frame
        expect(lower(maker.secured({ address, isReply, sequence, code, data }))).toBe(line.slice(1))
        if (code === command.keySet && !isReply) newKey = data.slice(2)
        opened += 1
      }
      expect(opened).toBeGreaterThan(100)
    })
  },
)

it('a frame that was damaged, replayed or put out of its order is not opened', () => {
  const keys = sessionKeys(factoryKey, bytesOf(annexE.acuRandomA))
  const sender = secureChannel(keys, bytesOf(annexE.rMacI))
  const receiver = secureChannel(keys, bytesOf(annexE.rMacI))
  const plain = { address: 5, isReply: false, sequence: 1, code: 0x61, data: bytesOf('00') }
  const first = frameOf(hexOf(sender.secured(plain)))
  const second = frameOf(hexOf(sender.secured({ ...plain, isReply: true, code: 0x45 })))
  expect(receiver.opened({ ...first, code: 0x62 })).toBeNull()
  expect(receiver.opened({ ...first, sequence: 2 })).toBeNull()
  expect(receiver.opened({ ...first, mac: bytesOf('00000000') })).toBeNull()
  expect(receiver.opened(second)).toBeNull()
  expect(receiver.opened(first)).toEqual(bytesOf('00'))
  expect(receiver.opened(second)).toEqual(bytesOf('00'))
  expect(receiver.opened(first)).toBeNull()
})
