import { DeviceError } from '#devices/fault.ts'
import { idCardReader } from '#devices/id-card-reader/driver.ts'
import type { Transport } from '#devices/transport/transport.ts'
import type { Drive, DriveOptions } from './drive.ts'
import { watchedDrive } from './watching.ts'

export function driveIdCardReader(transport: Transport, { clock, hear, place }: DriveOptions): Drive {
  const reader = idCardReader(transport, { clock })
  return watchedDrive({
    clock,
    ask: reader.samId,
    watch: (signal) =>
      reader.watch(
        (read) => {
          if (!(read instanceof DeviceError)) return hear({ kind: 'id-card', card: read })
          if (read.code === 'timeout') throw read
          hear({ kind: 'fault', fault: read.code, detail: read.detail })
        },
        signal,
        place,
      ),
    end: reader.end,
  })
}
