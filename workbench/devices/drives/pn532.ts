import { pn532Reader } from '#devices/pn532/driver.ts'
import type { Transport } from '#devices/transport/transport.ts'
import type { Drive, DriveOptions } from './drive.ts'
import { healthOf, keepWatching } from './watching.ts'

export function drivePn532(transport: Transport, { clock, hear }: DriveOptions): Drive {
  const reader = pn532Reader(transport, { clock })
  const health = healthOf()
  const over = new AbortController()
  const { signal } = over
  const ask = () => reader.greet(signal)
  const watch = () => reader.watch((tap) => hear({ kind: 'card', tap }), signal)

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
