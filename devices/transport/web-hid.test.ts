import { describe, expect, it } from 'vitest'
import { DeviceError } from '#devices/fault.ts'
import { chooseHid, type Hid, type HidDevice, hidOf, relayFilter, scannerFilter, webHid } from './web-hid.ts'

/** WebHID as a browser has it, with one device that can be pulled out. */
function browserWith({ refuses }: { refuses?: DOMException } = {}) {
  const reporting = new Set<Parameters<HidDevice['addEventListener']>[1]>()
  const leaving = new Set<Parameters<Hid['addEventListener']>[1]>()
  let opened = false
  const device: HidDevice = {
    get opened() {
      return opened
    },
    vendorId: 0x16c0,
    productId: 0x05df,
    productName: 'USBRelay2',
    async open() {
      if (refuses) throw refuses
      opened = true
    },
    async close() {
      opened = false
    },
    async sendFeatureReport() {
      if (!opened) throw new DOMException('The device must be opened first.', 'InvalidStateError')
    },
    receiveFeatureReport: async () => new DataView(Uint8Array.of(9, 9, 1, 2, 9).buffer, 2, 2),
    addEventListener: (_, listener) => reporting.add(listener),
    removeEventListener: (_, listener) => reporting.delete(listener),
  }
  const asked: unknown[] = []
  const hid: Hid = {
    async requestDevice({ filters }) {
      asked.push(...filters)
      return filters.includes(relayFilter) ? [device] : []
    },
    getDevices: async () => [device],
    addEventListener: (_, listener) => leaving.add(listener),
    removeEventListener: (_, listener) => leaving.delete(listener),
  }
  return {
    hid,
    device,
    asked,
    listening: () => reporting.size + leaving.size,
    report: (bytes: Uint8Array) => {
      for (const listener of reporting) listener({ reportId: 2, data: new DataView(bytes.buffer) })
    },
    unplug() {
      opened = false
      for (const listener of [...leaving]) listener({ device })
    },
  }
}

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error) => (error instanceof DeviceError ? error.code : 'thrown'),
  )

describe('a device over WebHID', () => {
  it('says and hears reports, each with its own bytes alone', async () => {
    const { hid, report, asked } = browserWith()
    const wire = webHid(hid, await chooseHid(hid, relayFilter))
    expect(asked).toEqual([{ vendorId: 0x16c0, productId: 0x05df }])
    await wire.open()
    const heard: [number, Uint8Array][] = []
    wire.onReport((id, bytes) => heard.push([id, bytes]))
    report(Uint8Array.of(7, 8))
    expect(heard).toEqual([[2, Uint8Array.of(7, 8)]])
    expect(await wire.receiveFeature(0)).toEqual(Uint8Array.of(1, 2))
  })

  it('check 6: is lost once when it is pulled out, 50 times of 50, and leaves no listener', async () => {
    const { hid, device, unplug, listening } = browserWith()
    let lost = 0
    for (let cycle = 0; cycle < 50; cycle++) {
      const wire = webHid(hid, device)
      await wire.open()
      wire.onLost(() => {
        lost += 1
      })
      unplug()
      unplug()
      expect(await codeOf(wire.sendFeature(0, new Uint8Array(8)))).toBe('device-lost')
      await wire.close()
    }
    expect([lost, listening()]).toEqual([50, 0])
  })

  it('says lost where the device went before the page was told, and nothing after it was closed', async () => {
    const { hid, device, unplug } = browserWith()
    const wire = webHid(hid, device)
    await wire.open()
    await device.close()
    expect(await codeOf(wire.sendFeature(0, new Uint8Array(8)))).toBe('device-lost')
    let lost = false
    wire.onLost(() => {
      lost = true
    })
    await wire.close()
    unplug()
    expect(lost).toBe(false)
  })

  it('tells what is in the way', async () => {
    const none = browserWith()
    expect(await codeOf(chooseHid(none.hid, scannerFilter))).toBe('cancelled')
    const busy = browserWith({ refuses: new DOMException('in use', 'InvalidStateError') })
    expect(await codeOf(webHid(busy.hid, busy.device).open())).toBe('port-busy')
    const barred = browserWith({ refuses: new DOMException('no', 'NotAllowedError') })
    expect(await codeOf(webHid(barred.hid, barred.device).open())).toBe('no-permission')
    expect(() => hidOf({ isSecureContext: false, navigator: {} })).toThrow('insecure-context')
    expect(() => hidOf({ isSecureContext: true, navigator: {} })).toThrow('unsupported-browser')
    expect(hidOf({ isSecureContext: true, navigator: { hid: none.hid } })).toBe(none.hid)
  })
})
