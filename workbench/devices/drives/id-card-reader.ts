import { DeviceError } from '#devices/fault.ts'
import { idCardReader } from '#devices/id-card-reader/driver.ts'
import type { Transport } from '#devices/transport/transport.ts'
import type { Drive, DriveOptions } from './drive.ts'
import { healthOf, keepWatching } from './watching.ts'

export function driveIdCardReader(transport: Transport, { clock, hear }: DriveOptions): Drive {
  const reader = idCardReader(transport, { clock })
  const health = healthOf()
  const over = new AbortController()
  const { signal } = over
  const ask = () => reader.samId(signal)

  const watch = () =>
    reader.watch((read) => {
      if (!(read instanceof DeviceError)) return hear({ kind: 'id-card', card: read })
      if (read.code === 'timeout') throw read
      hear({ kind: 'fault', fault: read.code, detail: read.detail })
    }, signal)

  return {
    acts: {},
    onHealth: health.add,
    async connect() {
      const name = await ask()
      void keepWatching({ watch, ask, clock, signal, health })
      return name
    },
    end() {
      over.abort()
      reader.end()
    },
  }
}
