import { expect, it } from 'vitest'
import { bytesOf } from '#devices/hex.ts'
import { manualClock } from '#devices/sim/manual-clock.ts'
import { simTransport } from '#devices/sim/sim-transport.ts'
import { channelWatch } from '#tests/support/serial/channel-watch.ts'
import { decoder, encode, type Frame } from './codec.ts'
import { command, reply, security } from './codes.ts'
import { panelOver } from './driver.ts'
import { secureChannel, serverCryptogram, sessionKeys } from './secure-channel.ts'
import { simOsdpReader } from './simulator.ts'

const key = bytesOf('000102030405060708090a0b0c0d0e0f')
const otherKey = bytesOf('202122232425262728292a2b2c2d2e2f')
const address = 101

/** What another maker's panel says, frame by frame, once it has the secure channel. */
function barePanel() {
  const reader = simOsdpReader({ clock: manualClock(0), address, key })
  const heard = decoder()
  let answer: Frame | undefined
  reader.attach((bytes) => {
    for (const found of heard.push(bytes)) if ('frame' in found) answer = found.frame
  })
  const ask = (bytes: Uint8Array) => {
    reader.hear(bytes)
    return answer as Frame
  }
  const shake = (sequence: number, code: number, type: number, data: Uint8Array) => {
    const block = { type, data: Uint8Array.of(1) }
    return ask(encode({ address, isReply: false, sequence, code, data, check: 'crc', block }))
  }
  const random = Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8)
  const { data } = shake(0, command.challenge, security.handshake, random)
  const keys = sessionKeys(key, random)
  const proof = serverCryptogram(keys, random, data.slice(8, 16))
  const { data: mac } = shake(1, command.serverCryptogram, security.crypt, proof)
  const channel = secureChannel(keys, mac)
  let sequence = 1
  return {
    reader,
    asked(code: number) {
      sequence = (sequence % 3) + 1
      const frame = ask(channel.secured({ address, isReply: false, sequence, code, data: new Uint8Array() }))
      return { code: frame.code, data: [...(channel.opened(frame) ?? [])] }
    },
  }
}

it('tells a panel that asks whether its housing and its supply are well', () => {
  const { reader, asked } = barePanel()
  const status = (...data: number[]) => ({ code: reply.localStatus, data })
  expect(asked(command.localStatus)).toEqual(status(0, 0))
  reader.trouble({ tamper: true })
  expect(asked(command.localStatus)).toEqual(status(1, 0))
  reader.trouble({ tamper: false, power: true })
  expect(asked(command.localStatus)).toEqual(status(0, 1))
  expect(reader.secured).toBe(true)
})

/** A panel that holds the channel, watched as another maker's is by the peers' test. */
async function watched() {
  const clock = manualClock(1_000_000)
  const reader = simOsdpReader({ clock, address, key })
  const watch = channelWatch(reader)
  const wire = simTransport({ attach: reader.attach, hear: watch.hear, reboot: reader.reboot }, { clock })
  const panel = panelOver({ transport: wire, clock, address, key })
  await wire.open()
  const begun = panel.connect()
  await clock.pass(200)
  await begun
  return { clock, reader, watch, panel, hear: watch.hear }
}

it('a panel that makes the channel anew after it has set a key breaks nothing, in the eyes of the peers', async () => {
  const { clock, reader, watch, panel } = await watched()
  const set = panel.setKey(otherKey)
  await clock.pass(500)
  await set
  expect([reader.secured, watch.broken]).toEqual([true, 0])
  expect(watch.polled).toBeGreaterThan(5)
})

it('one that makes it anew without a new key has broken it, and so has a frame that is not the next', async () => {
  const { reader, watch, hear } = await watched()
  hear(
    encode({ address, isReply: false, sequence: 0, code: command.id, data: Uint8Array.of(0), check: 'crc' }),
  )
  expect([reader.secured, watch.broken]).toEqual([false, 1])
})
