import { realClock } from '#devices/clock.ts'
import { modbusRelay } from '#devices/modbus-relay/driver.ts'
import { simulatedModbusRelay } from '#devices/modbus-relay/simulator.ts'
import { simTransport } from '#devices/sim/sim-transport.ts'
import type { Outcome } from '#domain/system/door-wire.ts'

/** What a gateway needs of whatever moves the strikes. */
export interface Controller {
  /** Lets the strike on this channel, counted from 1, go for so long. Resolves with what the device itself said. */
  readonly open: (id: string, channel: number, pulseMs: number) => Promise<Outcome>
  /** Waits until every strike holds again. */
  readonly rest: () => Promise<void>
}

/** A controller made of program: a Modbus board of 32 relays, spoken to in bytes as a real one. */
export async function simulatedController(): Promise<Controller> {
  const wire = simTransport(simulatedModbusRelay({ count: 32 }), { clock: realClock })
  await wire.open()
  const relay = modbusRelay(wire, { clock: realClock })
  const moving = new Set<Promise<void>>()
  return {
    open: (id, channel, pulseMs) =>
      new Promise((resolve) => {
        const pulse = relay
          .open({ id, output: channel - 1, pulseMs }, (state) => {
            if (state === 'opened') resolve('confirmed')
            if (state === 'unconfirmed' || state === 'refused') resolve(state)
          })
          .catch(() => resolve('unconfirmed'))
          .finally(() => moving.delete(pulse))
        moving.add(pulse)
      }),
    rest: async () => void (await Promise.all(moving)),
  }
}
