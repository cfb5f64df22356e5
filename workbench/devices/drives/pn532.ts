import { pn532Reader } from '#devices/pn532/driver.ts'
import type { Transport } from '#devices/transport/transport.ts'
import type { Drive, DriveOptions } from './drive.ts'
import { watchedDrive } from './watching.ts'

export function drivePn532(transport: Transport, { clock, hear, place }: DriveOptions): Drive {
  const reader = pn532Reader(transport, { clock })
  return watchedDrive({
    clock,
    ask: reader.greet,
    watch: (signal) => reader.watch((tap) => hear({ kind: 'card', tap }), signal, place),
    end: reader.end,
  })
}
