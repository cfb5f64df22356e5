import { DeviceError } from '#devices/fault.ts'
import type { SerialPortLike, SerialSettings } from './serial-port.ts'
import { type LineError, listeners, type Transport } from './transport.ts'

/** Far more than the longest answer (1,295 bytes): the browser's own 255 lose data of every one of them. */
const bufferSize = 65_536

/** After these the port goes on with a fresh stream; any other error means the device is gone. */
const recoverable: Readonly<Record<string, LineError>> = {
  ParityError: 'parity',
  FramingError: 'framing',
  BreakError: 'break',
  BufferOverrunError: 'overrun',
  UnknownError: 'unknown',
}

/** A serial port of the browser, looked for again at each opening. */
export function webSerial(
  find: () => Promise<SerialPortLike | undefined>,
  settings: SerialSettings,
): Transport {
  const bytes = listeners<[Uint8Array]>()
  const lost = listeners<[]>()
  const recovered = listeners<[LineError]>()
  let port: SerialPortLike | undefined
  let reader: ReadableStreamDefaultReader<Uint8Array> | null = null
  let reading = Promise.resolve()
  let closing = false

  async function read(from: SerialPortLike) {
    // A framing or parity error ends the stream but not the port: `readable` is then a new stream.
    while (from.readable && !closing) {
      reader = from.readable.getReader()
      try {
        for (;;) {
          const { value, done } = await reader.read()
          if (done) break
          bytes.call(value)
        }
      } catch (error) {
        const kind = recoverable[error instanceof Error ? error.name : '']
        if (!kind) break
        recovered.call(kind)
      } finally {
        reader.releaseLock()
        reader = null
      }
    }
    if (closing) return
    // Only the reading side tells the truth: the writing side takes bytes for a device that has gone.
    port = undefined
    await from.close().catch(() => {})
    lost.call()
  }

  return {
    label: 'serial',
    onBytes: bytes.add,
    onLost: lost.add,
    onRecovered: recovered.add,

    async open() {
      const found = await find()
      if (!found) throw new DeviceError('device-lost')
      await found.open({ ...settings, bufferSize }).catch((error) => {
        throw new DeviceError(faultOfOpening(error))
      })
      port = found
      closing = false
      reading = read(found)
    },

    async send(frame) {
      const writer = port?.writable?.getWriter()
      if (!writer) throw new DeviceError('device-lost')
      try {
        await writer.write(frame)
      } catch {
        throw new DeviceError('device-lost')
      } finally {
        writer.releaseLock()
      }
    },

    /** In this order: a port does not close while its reader is locked. */
    async close() {
      closing = true
      const mine = port
      port = undefined
      await reader?.cancel().catch(() => {})
      await reading
      await mine?.close().catch(() => {})
    },
  }
}

function faultOfOpening(error: unknown) {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError' || name === 'NetworkError') return 'port-busy'
  return name === 'SecurityError' ? 'policy-blocked' : 'device-lost'
}
