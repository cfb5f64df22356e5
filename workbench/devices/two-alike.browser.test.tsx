import '#design-system/theme/styles.css'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ConfirmProvider } from '#design-system/confirm/confirm.tsx'
import { simulatedHidRelay } from '#devices/hid-relay/simulator.ts'
import { simulatedModbusRelay } from '#devices/modbus-relay/simulator.ts'
import { hostSerial, type Line } from '#devices/transport/serial-host.ts'
import type { SerialPortLike } from '#devices/transport/serial-port.ts'
import { Speaking } from '#workbench/language/speaking.tsx'
import { type DeskDevice, deskDevice } from './desk-device.ts'
import type { DeviceEvent } from './heard.ts'
import { linkTo } from './links/links.ts'
import { DeviceCard } from './panel/device-panel.tsx'
import type { DeviceProfile } from './profile.ts'
import { forgetProfile, keepProfile, profiles } from './profiles.ts'
import { useDeskDevice } from './use-device.ts'

const ch340 = { vendor: 0x1a86, product: 0x7523 }

/** An adapter with something at its far end; another object each time it is plugged in, as of a browser. */
function adapter(hear: (bytes: Uint8Array, say: (bytes: Uint8Array) => void) => void = () => {}) {
  const far = { opened: 0, heard: 0, say: (_: Uint8Array) => {} }
  const fresh = (): SerialPortLike => {
    let readable: ReadableStream<Uint8Array> | null = null
    let writable: WritableStream<Uint8Array> | null = null
    return {
      get readable() {
        return readable
      },
      get writable() {
        return writable
      },
      getInfo: () => ({ usbVendorId: ch340.vendor, usbProductId: ch340.product }),
      async open() {
        far.opened += 1
        readable = new ReadableStream({
          start: (controller) => {
            far.say = (bytes) => controller.enqueue(bytes)
          },
          cancel: () => {
            readable = null
          },
        })
        writable = new WritableStream({
          write(bytes) {
            far.heard += bytes.length
            hear(bytes, far.say)
          },
        })
      },
      async close() {
        readable = null
        writable = null
      },
    }
  }
  return { far, fresh }
}

let plugged: { of: ReturnType<typeof adapter>; port: SerialPortLike }[] = []
const plug = (of: ReturnType<typeof adapter>, place = plugged.length) => {
  plugged = plugged.toSpliced(place, 0, { of, port: of.fresh() })
}
const pull = (of: ReturnType<typeof adapter>) => {
  plugged = plugged.filter((each) => each.of !== of)
}
/** How often somebody asked what is plugged in. */
let looks = 0
const serial = Object.assign(new EventTarget(), {
  async getPorts() {
    looks += 1
    return plugged.map(({ port }) => port)
  },
})
/** What is waited for is looked for since. */
async function isLookedFor() {
  const before = looks
  await expect.poll(() => looks - before, { timeout: 10_000 }).toBeGreaterThan(3)
}

/** The product's own worker code, on a line of this page: a test cannot give a worker another `navigator`. */
class WorkerHere {
  readonly #lines = new MessageChannel()
  readonly postMessage: (message: unknown) => void
  readonly addEventListener: MessagePort['addEventListener']
  readonly removeEventListener: MessagePort['removeEventListener']
  constructor() {
    const { port1, port2 } = this.#lines
    hostSerial(port2 as unknown as Line, serial)
    port1.start()
    port2.start()
    this.postMessage = (message) => port1.postMessage(message)
    this.addEventListener = port1.addEventListener.bind(port1)
    this.removeEventListener = port1.removeEventListener.bind(port1)
  }
  terminate() {
    this.#lines.port1.close()
  }
}

const { Worker: RealWorker } = window
let root: Root | null = null
let stop = () => {}

beforeEach(() => {
  plugged = []
  window.Worker = WorkerHere as unknown as typeof Worker
  Object.defineProperty(navigator, 'serial', { value: serial, configurable: true })
})
afterEach(() => {
  stop()
  root?.unmount()
  root = null
  for (const { id } of profiles()) forgetProfile(id)
  window.Worker = RealWorker
  Reflect.deleteProperty(navigator, 'serial')
  Reflect.deleteProperty(navigator, 'hid')
})

let last = 0
/** A device of this computer; a new id is what a page that is loaded again knows of the old one: nothing is proved. */
function device(
  name: string,
  about: Pick<DeviceProfile, 'purpose' | 'driver'>,
  link: 'serial' | 'hid' = 'serial',
) {
  last += 1
  const port = link === 'hid' ? { vendor: 0x16c0, product: 0x05df } : ch340
  const profile: DeviceProfile = { id: `alike-${last}`, name, link, port, ...about }
  keepProfile(profile)
  return profile
}
const doorRelay = { purpose: 'relay', driver: 'modbus-relay' } as const
const scanner = { purpose: 'scanner', driver: 'text-line' } as const
const noKey = () => Promise.reject(new Error('nobody asked for a key'))

function inUse(profile: DeviceProfile) {
  const desk = deskDevice(profile, linkTo, noKey)
  const events: DeviceEvent[] = []
  desk.onEvent((event) => events.push(event))
  stop = desk.subscribe(() => {})
  return { desk, events }
}
const becomes = (desk: DeskDevice, state: string, fault: string | null = null) =>
  expect
    .poll(() => [desk.snapshot().state, desk.snapshot().fault], { timeout: 5_000 })
    .toEqual([state, fault])
function board() {
  const outputs = simulatedModbusRelay()
  let answer = (_: Uint8Array) => {}
  outputs.attach((bytes) => answer(bytes))
  const made = adapter((bytes, say) => {
    answer = say
    outputs.hear(bytes)
  })
  return { ...made, outputs }
}
const code = (text: string) => new TextEncoder().encode(`${text}\r\n`)

describe('two equal adapters', () => {
  it('one is pulled and the page loaded again: the profile of its door opens the other one never', async () => {
    const [a, b] = [board(), board()]
    const door = device('A 门', doorRelay)
    device('B 门', doorRelay)
    plug(a)
    plug(b)
    pull(a)
    const { desk } = inUse(door)
    await becomes(desk, 'refused', 'which-device')
    desk.connect()
    await becomes(desk, 'refused', 'which-device')
    expect([desk.snapshot().acts, a.far.opened, b.far.opened]).toEqual([{}, 0, 0])
  })

  it('so it is where only one of them was ever named, once both were seen together', async () => {
    const [a, b] = [board(), board()]
    const door = device('A 门', doorRelay)
    plug(a)
    plug(b)
    const before = inUse(door)
    await becomes(before.desk, 'refused', 'which-device')
    stop()
    pull(a)
    const after = inUse({ ...door, id: 'loaded-again' })
    await becomes(after.desk, 'refused', 'which-device')
    expect(b.far.opened).toBe(0)
  })

  it('a relay is named by plugging it in, whatever place the browser gives it, and keeps its name while it stays', async () => {
    const [a, b] = [board(), board()]
    const door = device('A 门', doorRelay)
    device('B 门', doorRelay)
    plug(b)
    root = createRoot(document.body.appendChild(document.createElement('div')))
    const { desk } = inUse(door)
    const Shown = () => <DeviceCard profile={door} device={useDeskDevice(desk)} />
    root.render(
      <Speaking>
        <ConfirmProvider>
          <Shown />
        </ConfirmProvider>
      </Speaking>,
    )
    await page.getByRole('button', { name: '确认是哪一台' }).click()
    const dialog = page.getByRole('dialog', { name: '确认“A 门”是哪一台' })
    await expect.element(dialog.getByText('请把“A 门”的 USB 线拔下', { exact: false })).toBeVisible()
    // A door is never tried.
    expect(dialog.getByRole('button', { name: '试下一台' }).elements()).toEqual([])
    await isLookedFor()
    plug(a, 0)
    await expect.element(dialog.getByText('已确认，“A 门”可以使用了。')).toBeVisible()
    await becomes(desk, 'online')
    expect([a.far.opened, b.far.opened]).toEqual([1, 0])
    await desk.snapshot().acts.open?.({ id: 'c1', output: 0, pulseMs: 50 }, () => {})
    expect(b.far.heard).toBe(0)
    await dialog.getByRole('button', { name: '完成' }).click()

    // Behind another tab it is let go of, and afterwards it is the same one still.
    root.unmount()
    root = null
    stop()
    pull(b)
    plug(b, 0)
    const again = inUse(door)
    await becomes(again.desk, 'online')
    expect([a.far.opened, b.far.opened]).toEqual([2, 0])
  })

  it('once the one that was named is gone, the other is not taken for it', async () => {
    const [a, b] = [board(), board()]
    const door = device('A 门', doorRelay)
    device('B 门', doorRelay)
    plug(b)
    const { desk } = inUse(door)
    await becomes(desk, 'refused', 'which-device')
    const waiting = desk.telling()?.awaitPlug()
    await isLookedFor()
    plug(a)
    await waiting
    await becomes(desk, 'online')
    pull(a)
    desk.disconnect()
    desk.connect()
    await becomes(desk, 'refused', 'which-device')
    expect(b.far.opened).toBe(0)
  })

  it('a scanner is named by a code that is read with it, which is told to nobody', async () => {
    const [a, b] = [adapter(), adapter()]
    const window1 = device('一号窗口', scanner)
    device('二号窗口', scanner)
    plug(b)
    plug(a)
    const { desk, events } = inUse(window1)
    await becomes(desk, 'refused', 'which-device')
    const telling = desk.telling()
    expect(telling?.mayTry).toBe(true)
    await telling?.tryOne(0)
    await becomes(desk, 'online')
    expect(desk.snapshot().trial).toEqual({ by: 'tap', place: 0, of: 2 })
    await telling?.tryOne(1)
    await expect.poll(() => a.far.opened).toBe(1)
    await becomes(desk, 'online')
    a.far.say(code('2026-LQ-000017'))
    await expect.poll(() => desk.snapshot().trial).toBeNull()
    expect(events).toEqual([])
    a.far.say(code('2026-LQ-000018'))
    await expect
      .poll(() => events.map((event) => event.kind === 'scan' && event.text))
      .toEqual(['2026-LQ-000018'])
  })

  it('a trial that is given up proves nothing', async () => {
    const [a, b] = [adapter(), adapter()]
    plug(a)
    plug(b)
    const { desk } = inUse(device('一号窗口', scanner))
    await becomes(desk, 'refused', 'which-device')
    await desk.telling()?.tryOne(0)
    await becomes(desk, 'online')
    desk.telling()?.end()
    await becomes(desk, 'refused', 'which-device')
  })

  it('where one of the model moves a door, no reader of that model is tried either', async () => {
    const a = adapter()
    plug(a)
    device('A 门', doorRelay)
    const { desk } = inUse(device('一号窗口', scanner))
    await becomes(desk, 'refused', 'which-device')
    expect([desk.telling()?.mayTry, a.far.opened]).toEqual([false, 0])
  })

  it('one that has no equal is opened as ever', async () => {
    const a = board()
    plug(a)
    const { desk } = inUse(device('A 门', doorRelay))
    await becomes(desk, 'online')
  })
})

it('two equal HID relays: with one pulled the other is opened for neither, until it is plugged in', async () => {
  const opened: string[] = []
  const relay = (name: string) => {
    const far = simulatedHidRelay()
    return Object.assign(new EventTarget(), {
      opened: true,
      vendorId: 0x16c0,
      productId: 0x05df,
      productName: 'USBRelay2',
      collections: [{ usagePage: 0xff00 }],
      open: async () => void opened.push(name),
      close: async () => {},
      sendFeatureReport: async (id: number, data: BufferSource) =>
        far.take(id, new Uint8Array(data as ArrayBuffer)),
      receiveFeatureReport: async (id: number) => new DataView(Uint8Array.from(far.give(id)).buffer),
    })
  }
  let there = [relay('B')]
  Object.defineProperty(navigator, 'hid', {
    value: Object.assign(new EventTarget(), {
      async getDevices() {
        looks += 1
        return there
      },
    }),
    configurable: true,
  })
  const door = device('A 门', { purpose: 'relay', driver: 'hid-relay' }, 'hid')
  device('B 门', { purpose: 'relay', driver: 'hid-relay' }, 'hid')
  const { desk } = inUse(door)
  await becomes(desk, 'refused', 'which-device')
  expect(opened).toEqual([])
  const waiting = desk.telling()?.awaitPlug()
  await isLookedFor()
  there = [relay('A'), ...there]
  await waiting
  await becomes(desk, 'online')
  expect(opened).toEqual(['A'])
})
