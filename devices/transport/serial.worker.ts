import { hostSerial, type Line } from './serial-host.ts'
import type { SerialLike } from './serial-port.ts'

const { serial } = navigator as Navigator & { serial?: SerialLike }
hostSerial(self as unknown as Line, serial ?? { getPorts: async () => [] })
