import '#design-system/theme/styles.css'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ConfirmProvider } from '#design-system/confirm/confirm.tsx'
import { realClock } from '#devices/clock.ts'
import { type SimTransport, simTransport } from '#devices/sim/sim-transport.ts'
import { type SimulatedScanner, simulatedScanner } from '#devices/text-line/simulator.ts'
import { type DeskDevice, deskDevice } from '#workbench/devices/desk-device.ts'
import { type Link, nobodyElse } from '#workbench/devices/links/link.ts'
import type { DeviceProfile } from '#workbench/devices/profile.ts'
import { useDeskDevice } from '#workbench/devices/use-device.ts'
import { Speaking } from '#workbench/language/speaking.tsx'
import { DeviceCard } from './device-panel.tsx'

const profile: DeviceProfile = {
  id: 'screen-test',
  name: '一号窗口',
  driver: 'text-line',
  purpose: 'campus-card',
  link: 'serial',
}

let scanner: SimulatedScanner
let wire: SimTransport
let plugIn = () => {}
let device: DeskDevice
let root: ReturnType<typeof createRoot>

/** A card reader on a serial line, on the screen. */
function seat() {
  scanner = simulatedScanner()
  wire = simTransport(scanner, { clock: realClock })
  const link: Link = {
    wire: { by: 'transport', transport: wire },
    clock: realClock,
    ownership: nobodyElse,
    granted: async () => true,
    onPlugged(listener) {
      plugIn = listener
      return () => {}
    },
    simulation: null,
    end() {},
  }
  device = deskDevice(
    profile,
    () => link,
    () => Promise.reject(new Error('no key')),
  )
  const Seated = () => <DeviceCard profile={profile} device={useDeskDevice(device)} />
  root.render(
    <Speaking>
      <ConfirmProvider>
        <Seated />
      </ConfirmProvider>
    </Speaking>,
  )
}

beforeEach(async () => {
  await page.viewport(390, 844)
  root = createRoot(document.body.appendChild(document.createElement('main')))
  seat()
  await expect.poll(shown).toContain('在线')
})
afterEach(() => {
  root.unmount()
  document.body.innerHTML = ''
})

const shown = () => document.body.textContent ?? ''

const untilShown = (words: string) => expect.poll(shown).toContain(words)
const turn = () => new Promise((resolve) => setTimeout(resolve))

it('check 6: a card is shown; unplugged is known in the same turn and shown; plugged in again it is online', async () => {
  scanner.scan('0013961168')
  await expect.element(page.getByText('刷卡 ••••07D0')).toBeVisible()
  for (let cycle = 0; cycle < 5; cycle++) {
    wire.unplug()
    await turn()
    expect(device.snapshot().state).toBe('lost')
    await untilShown('已断开')
    wire.plug()
    plugIn()
    await untilShown('在线')
  }
})

it('F-25 a reader pulled out in the middle of a card has read no card', async () => {
  wire.inject(new TextEncoder().encode('00139'))
  wire.unplug()
  await untilShown('已断开')
  wire.plug()
  plugIn()
  await untilShown('在线')
  wire.inject(new TextEncoder().encode('61168\r\n'))
  await expect.element(page.getByText('无法读取此证件，请重新放置或换一台设备。')).toBeVisible()
  expect(shown()).not.toContain('刷卡')
})

describe('A-70 on the screen', () => {
  it('ten megabytes without an end show nothing, and the next card is shown', async () => {
    const part = new Uint8Array(65_536).fill(0x3c)
    for (let sent = 0; sent < 160; sent++) wire.inject(part)
    scanner.scan('')
    scanner.scan('0013961168')
    await expect.element(page.getByText('刷卡 ••••07D0')).toBeVisible()
    expect(shown().length).toBeLessThan(2_000)
  })

  it('markup for a card number is no card, and makes no element', async () => {
    scanner.scan('<img src=x onerror="window.hurt=1">')
    await expect.element(page.getByText('无法读取此证件，请重新放置或换一台设备。')).toBeVisible()
    expect(document.querySelector('img')).toBeNull()
    expect('hurt' in window).toBe(false)
    expect(shown()).not.toContain('onerror')
  })

  it('a thousand cards in a second leave a short list, and the page is there for its user', async () => {
    for (let read = 0; read < 1_000; read++) {
      scanner.scan(String(read).padStart(10, '0'))
      if (read % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 50))
    }
    await expect.element(page.getByText('刷卡 ••••03E7')).toBeVisible()
    expect(document.querySelectorAll('li').length).toBeLessThan(20)
    await userEvent.click(page.getByRole('tab', { name: '通信记录' }))
    await expect.element(page.getByRole('region', { name: '通信记录' })).toBeVisible()
    expect(document.querySelectorAll('li').length).toBeLessThan(260)
  })
})
