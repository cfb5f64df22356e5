import { expect, it } from 'vitest'
import { realClock, sleep } from '#devices/clock.ts'
import { type DeviceError, isFault } from '#devices/fault.ts'
import { bytesOf, hexOf } from '#devices/hex.ts'
import { bridge } from './bridge.ts'
import { hostedSerial } from './hosted-serial.ts'
import { replay } from './replay.ts'
import { hostSerial, type Line } from './serial-host.ts'
import type { SerialPortLike } from './serial-port.ts'
import { webSerial } from './web-serial.ts'

const turn = () => sleep(realClock, 0)
const settings = { baudRate: 115_200 }

/** A port made of real streams, with a way to stand at its far end. */
function fakePort() {
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null
  const written: string[] = []
  const opened: { bufferSize: number }[] = []
  const port = {
    readable: null as ReadableStream<Uint8Array> | null,
    writable: null as WritableStream<Uint8Array> | null,
    getInfo: () => ({ usbVendorId: 0x1a86, usbProductId: 0x7523 }),
    async open(options: { bufferSize: number }) {
      if (port.readable) throw Object.assign(new Error(), { name: 'InvalidStateError' })
      opened.push(options)
      fresh()
      port.writable = new WritableStream({ write: (chunk) => void written.push(hexOf(chunk)) })
    },
    async close() {
      if (port.readable?.locked) throw new TypeError('Cannot cancel a locked stream')
      port.readable = null
      port.writable = null
    },
  }
  const fresh = () => {
    port.readable = new ReadableStream({
      start(made) {
        controller = made
      },
    })
  }
  return {
    port: port as SerialPortLike,
    written,
    opened,
    says: (hex: string) => controller?.enqueue(bytesOf(hex)),
    fails(name: string, isGone = false) {
      const failing = controller
      if (isGone) port.readable = null
      else fresh()
      failing?.error(Object.assign(new Error(), { name }))
    },
  }
}

it('check 7: parity, framing, break and overrun, 100 times each: no reopening, and every byte after them', async () => {
  const far = fakePort()
  const transport = webSerial(async () => far.port, settings)
  const kinds: string[] = []
  let heard = ''
  let lost = 0
  transport.onRecovered((kind) => kinds.push(kind))
  transport.onBytes((bytes) => {
    heard += hexOf(bytes)
  })
  transport.onLost(() => lost++)
  await transport.open()
  const errors = ['ParityError', 'FramingError', 'BreakError', 'BufferOverrunError']
  for (let at = 0; at < 400; at++) {
    far.fails(errors[at % 4] ?? '')
    await turn()
    far.says('AB')
    await turn()
  }
  expect(kinds.filter((kind) => kind === 'overrun')).toHaveLength(100)
  expect(kinds).toHaveLength(400)
  expect(heard).toBe('AB'.repeat(400))
  expect([lost, far.opened.length]).toEqual([0, 1])
  expect(far.opened[0]?.bufferSize).toBeGreaterThanOrEqual(16_384)
})

it('check 6: a port that goes away in the middle of a frame is lost once, lets go, and can be opened again', async () => {
  const far = fakePort()
  const transport = webSerial(async () => far.port, settings)
  let lost = 0
  transport.onLost(() => lost++)
  for (let cycle = 1; cycle <= 50; cycle++) {
    await transport.open()
    far.says('53E514')
    await turn()
    far.fails('NetworkError', true)
    await turn()
    expect(lost).toBe(cycle)
    await expect(transport.send(bytesOf('00'))).rejects.toMatchObject({ code: 'device-lost' })
  }
})

it('closes while it is reading, and tells of no loss', async () => {
  const far = fakePort()
  const transport = webSerial(async () => far.port, settings)
  let lost = 0
  transport.onLost(() => lost++)
  await transport.open()
  await expect(webSerial(async () => far.port, settings).open()).rejects.toMatchObject({ code: 'port-busy' })
  await transport.close()
  await transport.close()
  expect(far.port.readable).toBeNull()
  expect(lost).toBe(0)
})

it('a port and a clock are held by a worker, and seem to be here', async () => {
  const far = fakePort()
  const { port1, port2 } = new MessageChannel()
  port1.start()
  port2.start()
  hostSerial(port2 as unknown as Line, { getPorts: async () => [far.port] })
  const name = { vendor: 0x1a86, product: 0x7523 }
  const { transport, clock } = hostedSerial(port1 as unknown as Line, name, settings)
  let heard = ''
  transport.onBytes((bytes) => {
    heard += hexOf(bytes)
  })
  await transport.open()
  await transport.send(bytesOf('0102'))
  far.says('AABB')
  await new Promise<void>((resolve) => void clock.after(20, resolve))
  expect([heard, far.written]).toEqual(['AABB', ['0102']])
  const cancel = clock.after(1, () => expect.unreachable())
  cancel()
  const lost = new Promise<void>((resolve) => void transport.onLost(resolve))
  far.fails('NetworkError', true)
  await lost
  await transport.close()
  const other = hostedSerial(port1 as unknown as Line, { ...name, product: 0x5523 }, settings)
  await expect(other.transport.open()).rejects.toMatchObject({ code: 'device-lost' })
  port1.close()
})

it('a recording answers as before, however what is sent is cut, and refuses what is not in it', async () => {
  const device = replay('0 => 01 02 03\n2 <= AA\n3 <= BB\n9 => 04\n')
  let heard = ''
  device.onBytes((bytes) => {
    heard += hexOf(bytes)
  })
  await device.open()
  await device.send(bytesOf('01'))
  await device.send(bytesOf('0203'))
  await turn()
  expect([heard, device.left]).toEqual(['AABB', 1])
  const refused = await device.send(bytesOf('05')).catch((error: DeviceError) => error)
  expect(isFault(refused, 'malformed-frame')).toBe(true)
})

it('a bridge hands on bytes both ways, and is lost when its far end hangs up', async () => {
  const sent: string[] = []
  let far: WebSocket | undefined
  class Socket {
    onopen = () => {}
    onmessage = (_: { data: unknown }) => {}
    onclose = () => {}
    constructor() {
      far = this as unknown as WebSocket
      queueMicrotask(() => this.onopen())
    }
    send = (bytes: Uint8Array) => void sent.push(hexOf(bytes))
    close = () => this.onclose()
  }
  const transport = bridge('ws://desk', Socket as unknown as typeof WebSocket)
  let heard = ''
  let lost = 0
  transport.onBytes((bytes) => {
    heard += hexOf(bytes)
  })
  transport.onLost(() => lost++)
  await transport.open()
  await transport.send(bytesOf('0102'))
  far?.onmessage?.({ data: bytesOf('AABB').buffer } as MessageEvent)
  expect([sent, heard, lost]).toEqual([['0102'], 'AABB', 0])
  far?.close()
  expect(lost).toBe(1)
  await expect(transport.send(bytesOf('03'))).rejects.toMatchObject({ code: 'device-lost' })
})
