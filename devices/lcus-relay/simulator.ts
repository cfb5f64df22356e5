import type { SimDevice } from '#devices/sim/sim-transport.ts'
import { orderDecoder } from './codec.ts'

export interface SimulatedLcusRelay extends SimDevice {
  readonly outputs: readonly boolean[]
}

/** A board at the far end of a wire that obeys and says nothing. Without power every relay falls off. */
export function simulatedLcusRelay(count = 4): SimulatedLcusRelay {
  let decoder = orderDecoder()
  const outputs = Array.from({ length: count }, () => false)
  return {
    outputs,
    attach() {},
    hear(bytes) {
      for (const decoded of decoder.push(bytes))
        if ('frame' in decoded && decoded.frame.relay <= count)
          outputs[decoded.frame.relay - 1] = decoded.frame.on
    },
    reboot() {
      decoder = orderDecoder()
      outputs.fill(false)
    },
  }
}
