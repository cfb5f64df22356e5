import { realClock } from '#devices/clock.ts'
import { faultKinds, isFault } from '#devices/fault.ts'
import { modbusRelay } from '#devices/modbus-relay/driver.ts'
import { simulatedModbusRelay } from '#devices/modbus-relay/simulator.ts'
import type { DoorRelay } from '#devices/pulse.ts'
import { simTransport } from '#devices/sim/sim-transport.ts'
import type { Outcome } from '#domain/system/door-wire.ts'

/** What came of an order; with words where it is known why the device refused it. */
type Came = Outcome | { readonly state: Outcome; readonly detail: string }

/** What a gateway needs of whatever moves the strikes. */
export interface Controller {
  /** Lets the strike on this channel, counted from 1, go for so long. Resolves with what the device itself said. */
  readonly open: (id: string, channel: number, pulseMs: number) => Promise<Came>
  /** Waits until every strike holds again. */
  readonly rest: () => Promise<void>
}

/** A controller made of program: a Modbus board of 32 relays, spoken to in bytes as a real one. */
export async function simulatedController(): Promise<Controller> {
  const wire = simTransport(simulatedModbusRelay({ count: 32 }), { clock: realClock })
  await wire.open()
  return controllerOver(modbusRelay(wire, { clock: realClock }))
}

/** The strikes of a controller that is spoken to as a relay board. */
export function controllerOver(relay: Pick<DoorRelay, 'open'>): Controller {
  const moving = new Set<Promise<void>>()
  return {
    open: (id, channel, pulseMs) =>
      new Promise((resolve) => {
        let said: Outcome = 'unconfirmed'
        const pulse = relay
          .open({ id, output: channel - 1, pulseMs }, (state) => {
            if (state === 'opened') resolve('confirmed')
            if (state === 'unconfirmed') resolve(state)
            if (state === 'refused') said = state
          })
          .catch((error) =>
            resolve(
              said === 'refused' && isFault(error, 'key-refused')
                ? { state: said, detail: faultKinds[error.code].sentence }
                : said,
            ),
          )
          .finally(() => moving.delete(pulse))
        moving.add(pulse)
      }),
    rest: async () => void (await Promise.all(moving)),
  }
}
