import { realClock } from '#devices/clock.ts'
import { DeviceError, type FaultCode, isFault } from '#devices/fault.ts'
import { hidRelay } from '#devices/hid-relay/driver.ts'
import { simulatedHidScanner } from '#devices/hid-scanner/simulator.ts'
import { command } from '#devices/id-card-reader/codec.ts'
import { idCardReader } from '#devices/id-card-reader/driver.ts'
import { simulatedIdCardReader } from '#devices/id-card-reader/simulator.ts'
import { panelOver } from '#devices/osdp/driver.ts'
import { simOsdpReader } from '#devices/osdp/simulator.ts'
import { type ManualClock, manualClock } from '#devices/sim/manual-clock.ts'
import { simHid } from '#devices/sim/sim-hid.ts'
import { simTransport } from '#devices/sim/sim-transport.ts'
import { alikeIn } from '#devices/transport/alike.ts'
import { replay } from '#devices/transport/replay.ts'
import { scannerFilter } from '#devices/transport/web-hid.ts'
import { chooseHidDevice, chooseSerial, serialOf } from '#workbench/devices/links/grants.ts'
import { simulatedDesk } from './simulated-desk.ts'

const key = new Uint8Array(16).fill(7)
const refusing = (name: string) => ({
  isSecureContext: true,
  navigator: {
    serial: { requestPort: () => Promise.reject(new DOMException('', name)) },
    hid: { requestDevice: () => Promise.reject(new DOMException('', name)) },
  },
})

/** What was thrown, after a minute of that clock at the latest. */
async function thrown(act: () => unknown, clock?: ManualClock): Promise<DeviceError> {
  const caught = Promise.resolve()
    .then(act)
    .then(
      () => null,
      (error: unknown) => error,
    )
  for (let second = 0; clock && second < 60; second++) await clock.pass(1_000)
  const error = await caught
  if (!isFault(error)) throw new Error('nothing went wrong')
  return error
}

function samReader(clock = manualClock()) {
  const device = simulatedIdCardReader()
  const transport = simTransport(device, { clock })
  return { clock, device, transport, reader: idCardReader(transport, { clock }) }
}

function osdpReader({ readerKey = key } = {}) {
  const clock = manualClock()
  const device = simOsdpReader({ clock, address: 1, key: readerKey })
  const transport = simTransport(device, { clock })
  return { clock, device, transport, panel: panelOver({ transport, clock, address: 1, key }) }
}

/** An OSDP reader that does not take the panel's key. */
async function refusedKey(how: 'refusal' | 'silence'): Promise<DeviceError> {
  const { clock, device, transport, panel } = osdpReader()
  device.refuseKey(how)
  await transport.open()
  return thrown(() => panel.connect(), clock)
}

/** The fault that a mishap of a simulated reader of identity cards tells of as an event. */
async function cardFault(name: string): Promise<DeviceError> {
  const { device, mishaps, clock } = await simulatedDesk('id-card-reader', manualClock(Date.now()))
  const heard: DeviceError[] = []
  const stop = device.onEvent((event) => {
    if (event.kind === 'fault') heard.push(new DeviceError(event.fault, event.detail))
  })
  mishaps[name]?.befall()
  await clock.pass(3_000)
  stop()
  const [first] = heard
  if (!first) throw new Error(`nothing was told of ${name}`)
  return first
}

/** Every fault there is, as it comes about: from the simulators, a recording, or a browser that refuses. */
export const faults: Record<FaultCode, () => Promise<DeviceError>> = {
  'unsupported-browser': () => thrown(() => serialOf({ isSecureContext: true, navigator: {} })),
  'insecure-context': () => thrown(() => serialOf({ isSecureContext: false, navigator: {} })),
  'policy-blocked': () => thrown(() => chooseSerial(refusing('SecurityError'))),
  'no-permission': () => thrown(() => chooseHidDevice(refusing('NotAllowedError'), scannerFilter)),
  cancelled: () => thrown(() => chooseSerial(refusing('NotFoundError'))),
  async 'port-busy'() {
    const { transport } = samReader()
    await transport.open()
    return thrown(() => transport.open())
  },
  async 'device-lost'() {
    const { transport } = samReader()
    transport.unplug()
    return thrown(() => transport.open())
  },
  async 'line-error'() {
    const { transport } = samReader()
    const told = new Promise<DeviceError>((resolve) =>
      transport.onRecovered((kind) => resolve(new DeviceError('line-error', kind))),
    )
    transport.lineError('parity')
    return told
  },
  async 'wrong-baud'() {
    const { device, mishaps } = await simulatedDesk('id-card-reader', manualClock(Date.now()))
    mishaps.wrongBaud?.befall()
    const { fault } = device.snapshot()
    if (!fault) throw new Error('nothing went wrong')
    return new DeviceError(fault)
  },
  async 'malformed-frame'() {
    const transport = replay('0 => 00')
    await transport.open()
    return thrown(() => idCardReader(transport, { clock: realClock }).samId())
  },
  async timeout() {
    const { clock, transport, reader } = samReader()
    await transport.open()
    transport.befall(() => ({ kind: 'drop' }))
    return thrown(() => reader.samId(), clock)
  },
  async 'device-busy'() {
    const { clock, device, transport, panel } = osdpReader()
    await transport.open()
    device.busy(1_000)
    return thrown(() => panel.connect(), clock)
  },
  async 'device-refused'() {
    const { clock, device, transport, reader } = samReader()
    await transport.open()
    device.refuse(command.samId, 0x66, 1)
    return thrown(() => reader.samId(), clock)
  },
  'which-device': () => thrown(() => alikeIn(async () => ['one', 'another'], realClock).find('only')),
  async 'wrong-device'() {
    const hid = simHid(simulatedHidScanner(), { clock: realClock })
    await hid.open()
    return thrown(() => hidRelay(hid, { clock: realClock }).state())
  },
  'card-removed-early': () => cardFault('removedEarly'),
  'card-unreadable': () => cardFault('unreadable'),
  'card-invalid': () => cardFault('invalid'),
  async 'auth-failed'() {
    const { clock, transport, panel } = osdpReader({ readerKey: new Uint8Array(16).fill(9) })
    await transport.open()
    return thrown(() => panel.connect(), clock)
  },
  'key-refused': () => refusedKey('refusal'),
  'key-unanswered': () => refusedKey('silence'),
  async unconfirmed() {
    const { clock, transport, panel } = osdpReader()
    await transport.open()
    const connected = panel.connect()
    await clock.pass(1_000)
    await connected
    transport.befall(() => ({ kind: 'drop' }))
    const error = await thrown(() => panel.pulse(0, 3_000), clock)
    panel.end()
    return error
  },
  async aborted() {
    const { transport, reader } = samReader()
    await transport.open()
    return thrown(() => reader.samId(AbortSignal.abort()))
  },
}
