import { type Clock, realClock } from '#devices/clock.ts'
import type { ManualClock } from '#devices/sim/manual-clock.ts'
import { type DeskDevice, deskDevice } from '#workbench/devices/desk-device.ts'
import { type DriverName, driverOf } from '#workbench/devices/kinds.ts'
import { type Link, nobodyElse } from '#workbench/devices/links/link.ts'
import type { DeviceProfile } from '#workbench/devices/profile.ts'
import { simulate } from '#workbench/devices/simulation/simulate.ts'
import type { Simulation } from '#workbench/devices/simulation/simulation.ts'

/** A simulated device of that kind, as somebody would have named it. */
export function simulatedProfile(driver: DriverName, id: string): DeviceProfile {
  const [purpose = 'scanner'] = driverOf(driver).purposes
  return { id, name: '一号窗口', driver, purpose, link: 'simulator' }
}

const noKey = () => Promise.reject(new Error('a simulator has its own key'))

/** A simulated device on a way that is like any other but for what is said of it. */
export function simulatedDevice(
  profile: DeviceProfile,
  unlike: (simulation: Simulation) => Partial<Link> = () => ({}),
  clock: Clock = realClock,
) {
  const simulation = simulate(profile, clock)
  const link: Link = {
    wire: simulation.wire,
    clock,
    ownership: nobodyElse,
    granted: async () => true,
    onPlugged: simulation.onPlugged,
    simulation,
    end() {},
    ...unlike(simulation),
  }
  return { device: deskDevice(profile, () => link, noKey), simulation }
}

/** A simulated device that is online, on a clock that stands still until told. */
export async function simulatedDesk(driver: DriverName, clock: ManualClock) {
  const { device, simulation } = simulatedDevice(simulatedProfile(driver, driver), undefined, clock)
  device.subscribe(() => {})
  await online(device, clock)
  return { device, clock, mishaps: simulation.mishaps }
}

async function online(device: DeskDevice, clock: ManualClock) {
  while (device.snapshot().state !== 'online') {
    await new Promise((resolve) => setTimeout(resolve))
    await clock.pass(50)
  }
}
