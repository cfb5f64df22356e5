import { DeviceError } from '#devices/fault.ts'
import { listeners, type Transport } from './transport.ts'

/** Bytes over a WebSocket, binary message by binary message: a helper on the desk, or a test, holds the real port. */
export function bridge(url: string, Socket: typeof WebSocket = WebSocket): Transport {
  const bytes = listeners<[Uint8Array]>()
  const lost = listeners<[]>()
  let socket: WebSocket | null = null

  return {
    label: 'bridge',
    onBytes: bytes.add,
    onLost: lost.add,
    /** A bridge gets over nothing: the line's errors are its own affair. */
    onRecovered: () => () => {},
    open: () =>
      new Promise((resolve, reject) => {
        const mine = new Socket(url)
        mine.binaryType = 'arraybuffer'
        mine.onopen = () => {
          socket = mine
          resolve()
        }
        mine.onmessage = ({ data }) => {
          if (data instanceof ArrayBuffer) bytes.call(new Uint8Array(data))
        }
        mine.onclose = () => {
          reject(new DeviceError('device-lost'))
          if (socket !== mine) return
          socket = null
          lost.call()
        }
      }),
    async send(frame) {
      if (!socket) throw new DeviceError('device-lost')
      socket.send(Uint8Array.from(frame))
    },
    async close() {
      const mine = socket
      socket = null
      mine?.close()
    },
  }
}
