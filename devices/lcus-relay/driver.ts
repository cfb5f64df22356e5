import type { Clock } from '#devices/clock.ts'
import { DeviceError } from '#devices/fault.ts'
import { type DoorRelay, pulsesOf } from '#devices/pulse.ts'
import type { Transport } from '#devices/transport/transport.ts'
import { encode } from './codec.ts'

/** How the port of such a board is opened. */
export const serialOptions = { baudRate: 9_600, bufferSize: 16_384 } as const

/** The driver of a board that answers nothing: all it can ever say of a door is that the order was sent. */
export function lcusRelay(transport: Transport, { clock }: { clock: Clock }): DoorRelay {
  let over: DeviceError | null = null
  const stopLosing = transport.onLost(() => {
    over = new DeviceError('device-lost')
  })

  async function order(output: number, on: boolean) {
    if (over) throw over
    await transport.send(encode({ relay: output + 1, on }))
    return false
  }

  return {
    open: pulsesOf({ on: (output) => order(output, true), off: (output) => order(output, false) }, clock),
    end() {
      over ??= new DeviceError('aborted')
      stopLosing()
    },
  }
}
