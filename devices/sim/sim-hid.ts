import type { Clock } from '#devices/clock.ts'
import { DeviceError } from '#devices/fault.ts'
import type { HidTransport } from '#devices/transport/hid-transport.ts'
import { listeners } from '#devices/transport/transport.ts'
import { type FaultScript, noFaults } from './fault-script.ts'

/** The device behind a simulated HID connection. It knows reports, not who listens. */
export interface SimHidDevice {
  readonly vendorId: number
  attach(say: (reportId: number, data: Uint8Array) => void): void
  take(reportId: number, data: Uint8Array): void
  give(reportId: number): Uint8Array
  reboot(): void
}

export interface SimHid extends HidTransport {
  unplug(): void
  plug(): void
  befall(script: FaultScript): void
  readonly listening: number
}

/** USB carries a report whole or not at all: of the faults of a wire only dropping, delaying and doubling exist. */
export function simHid(
  device: SimHidDevice,
  { clock, label = '模拟设备' }: { clock: Clock; label?: string },
): SimHid {
  const reports = listeners<[number, Uint8Array]>()
  const lost = listeners<[]>()
  let script = noFaults
  let open = false
  let plugged = true
  let said = 0

  const arrive = (reportId: number, data: Uint8Array, ms = 0) =>
    clock.after(ms, () => {
      if (open) reports.call(reportId, data)
    })
  const mustBeThere = () => {
    if (!plugged || !open) throw new DeviceError('device-lost')
  }

  device.attach((reportId, data) => {
    const fault = script(said++, data)
    if (fault?.kind === 'drop') return
    arrive(reportId, data, fault?.kind === 'delay' ? fault.ms : 0)
    if (fault?.kind === 'duplicate') arrive(reportId, data, fault.afterMs)
  })

  return {
    label,
    vendorId: device.vendorId,
    onReport: reports.add,
    onLost: lost.add,
    async open() {
      if (!plugged) throw new DeviceError('device-lost')
      open = true
    },
    async sendFeature(reportId, data) {
      mustBeThere()
      device.take(reportId, data.slice())
    },
    async receiveFeature(reportId) {
      mustBeThere()
      return device.give(reportId)
    },
    async close() {
      open = false
    },
    unplug() {
      if (!plugged) return
      plugged = false
      device.reboot()
      if (!open) return
      open = false
      lost.call()
    },
    plug() {
      plugged = true
    },
    befall(next) {
      script = next
      said = 0
    },
    get listening() {
      return reports.count + lost.count
    },
  }
}
