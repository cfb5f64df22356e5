import type { Clock } from '#devices/clock.ts'
import { DeviceError } from '#devices/fault.ts'
import type { Model, Which } from './alike.ts'
import type { FromHost, Line, ToHost } from './serial-host.ts'
import type { SerialSettings } from './serial-port.ts'
import { type LineError, listeners, type Transport } from './transport.ts'

/**
 * The worker for `hostedSerial`, one for each port.
 * @public
 */
export const startSerialWorker = () =>
  new Worker(new URL('./serial.worker.ts', import.meta.url), { type: 'module', name: 'serial' })

/** Of all pages' questions over all lines: two that share a line take no answer of each other's. */
let last = 0

/**
 * A port whose bytes, and whose time, come from a worker: a driver upon both goes on while the page is hidden. `which`
 * is asked at each opening, and may reject with the fault of that opening.
 */
export function hostedSerial(
  line: Line,
  port: Model,
  settings: SerialSettings,
  which: () => Promise<Which> = async () => 'only',
) {
  const bytes = listeners<[Uint8Array]>()
  const lost = listeners<[]>()
  const recovered = listeners<[LineError]>()
  const waiting = new Map<number, (fault: DeviceError | null) => void>()
  const timers = new Map<number, () => void>()

  const tell = (message: ToHost) => line.postMessage(message)
  function ask(make: (id: number) => ToHost): Promise<void> {
    const id = ++last
    return new Promise((resolve, reject) => {
      waiting.set(id, (fault) => (fault ? reject(fault) : resolve()))
      tell(make(id))
    })
  }

  function hear({ data }: MessageEvent<FromHost>) {
    switch (data.said) {
      case 'bytes':
        return bytes.call(data.bytes)
      case 'recovered':
        return recovered.call(data.kind)
      case 'lost':
        return lost.call()
      case 'time': {
        const run = timers.get(data.id)
        timers.delete(data.id)
        return run?.()
      }
      case 'done':
        waiting.get(data.id)?.(data.fault ? new DeviceError(data.fault) : null)
        waiting.delete(data.id)
    }
  }
  line.addEventListener('message', hear)

  const transport: Transport = {
    label: 'serial',
    onBytes: bytes.add,
    onLost: lost.add,
    onRecovered: recovered.add,
    async open() {
      const meant = await which()
      await ask((id) => ({ do: 'open', id, port, which: meant, settings }))
    },
    send: (frame) => ask((id) => ({ do: 'send', id, bytes: frame })),
    close: () => ask((id) => ({ do: 'close', id })).catch(() => {}),
  }
  const clock: Clock = {
    now: () => Date.now(),
    after(ms, run) {
      const id = ++last
      timers.set(id, run)
      tell({ do: 'after', id, ms })
      return () => {
        if (timers.delete(id)) tell({ do: 'forget', id })
      }
    },
  }
  return {
    transport,
    clock,
    /** Resolves when one of the model has been plugged in: `held` is that one from then on. */
    plugged: () => ask((id) => ({ do: 'await', id, port })),
    /** Hears no more; the worker stays as it is. */
    end: () => line.removeEventListener('message', hear),
  }
}
