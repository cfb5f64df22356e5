import { sleep } from '#devices/clock.ts'
import { isFault } from '#devices/fault.ts'
import { hidRelay } from '#devices/hid-relay/driver.ts'
import { lcusRelay } from '#devices/lcus-relay/driver.ts'
import { modbusRelay } from '#devices/modbus-relay/driver.ts'
import type { DoorRelay } from '#devices/pulse.ts'
import type { HidTransport } from '#devices/transport/hid-transport.ts'
import type { Transport } from '#devices/transport/transport.ts'
import type { Drive, DriveOptions } from './drive.ts'
import { healthOf, watchedDrive } from './watching.ts'

/** Outputs that are looked at; fewer where a board has fewer. */
const outputsShown = 4
/** Milliseconds between two questions whether the board is still there. */
const askEveryMs = 2_000

interface RelayState {
  readonly name: string
  readonly outputs: readonly boolean[]
}

/** A board that says how it stands is asked so from time to time. */
function watched(relay: DoorRelay, ask: () => Promise<RelayState>, { clock }: DriveOptions): Drive {
  return watchedDrive({
    clock,
    ask: async () => (await ask()).name,
    async watch(signal, again) {
      while (!signal.aborted) {
        await sleep(clock, askEveryMs, signal).catch(() => {})
        if (!signal.aborted) await again()
      }
    },
    end: relay.end,
    acts: { open: relay.open, outputs: () => ask().then(({ outputs }) => outputs) },
  })
}

export function driveModbusRelay(transport: Transport, options: DriveOptions): Drive {
  const { address: unit = 1 } = options.profile
  const relay = modbusRelay(transport, { clock: options.clock, unit })
  let count = outputsShown
  /** A board refuses a question about outputs it has not. */
  async function ask(): Promise<RelayState> {
    try {
      return { name: `Modbus ${unit}`, outputs: await relay.outputs(count) }
    } catch (error) {
      if (!isFault(error, 'device-refused') || count === 1) throw error
      count /= 2
      return ask()
    }
  }
  return watched(relay, ask, options)
}

export function driveHidRelay(hid: HidTransport, options: DriveOptions): Drive {
  const relay = hidRelay(hid, options)
  return watched(
    relay,
    async () => {
      const { serial, outputs } = await relay.state()
      return { name: serial, outputs: outputs.slice(0, outputsShown) }
    },
    options,
  )
}

/** Of a board that answers nothing only this is known: its port is open. */
export function driveLcusRelay(transport: Transport, { clock }: DriveOptions): Drive {
  const relay = lcusRelay(transport, { clock })
  return { acts: { open: relay.open }, onHealth: healthOf().add, connect: async () => '', end: relay.end }
}
