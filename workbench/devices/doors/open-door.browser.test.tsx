import '#design-system/theme/styles.css'
import axe from 'axe-core'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { doorCommand } from '#domain/system/door-command.ts'
import { doorDevice } from '#domain/system/door-device.ts'
import { Desk, signedIn } from '#tests/support/desk.tsx'
import { Screen } from '#workbench/areas/system/door-device.tsx'
import { forgetProfile, keepProfile } from '#workbench/devices/profiles.ts'
import { getList, update } from '#workbench/engine/calls.ts'

let root: Root
let door: Awaited<ReturnType<typeof getList<typeof doorDevice>>>[number]
const dialog = page.getByRole('dialog', { name: '远程开门' })
const hold = dialog.getByRole('button', { name: '按住开门' })
const said = (words: string) =>
  expect.element(dialog.getByText(words, { exact: false }).first()).toBeVisible()

beforeAll(async () => {
  await page.viewport(1440, 900)
  await signedIn()
  const found = (await getList(doorDevice, { params: { search: '值班室演示门' } }))[0]
  if (!found) throw new Error('The demo college has no test door.')
  door = found
})
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => root.unmount())

async function open() {
  root.render(
    <Desk search={`?open=${door.id}`}>
      <Screen />
    </Desk>,
  )
  await expect.element(dialog).toBeVisible()
}
async function fill() {
  await dialog.getByLabelText('开门原因').fill('访客进入')
  await dialog.getByLabelText('登录密码').fill('Campus@2026')
}
/** As long as it takes. */
async function held() {
  await userEvent.click(hold, { delay: 1000 })
}

describe('opening a door with a relay beside the page', () => {
  it('nothing can be ordered before a relay stands there, a reason is given and the person is known', async () => {
    await open()
    await expect.element(hold).toHaveAttribute('aria-disabled', 'true')
    await dialog.getByRole('button', { name: '使用模拟设备' }).click()
    await said('没有真实的门会打开')
    await expect.element(hold).toHaveAttribute('aria-disabled', 'true')
    await fill()
    await expect.element(hold).not.toHaveAttribute('aria-disabled')
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  })

  it('a board that confirms opens it, and the order says so afterwards', async () => {
    await open()
    await dialog.getByRole('button', { name: '使用模拟设备' }).click()
    await fill()
    await held()
    await said('门已打开')
    const [order] = await getList(doorCommand, { params: { deviceId: door.id }, sort: '-askedAt' })
    expect([order?.state, order?.reason]).toEqual(['confirmed', '访客进入'])
  })

  it('a relay that stands among the devices of this computer is used as it is', async () => {
    const relay = { purpose: 'relay', driver: 'modbus-relay', link: 'simulator' } as const
    keepProfile({ id: 'gate', name: '值班室继电器', ...relay })
    await open()
    await said('值班室继电器')
    await said('没有真实的门会打开')
    expect(dialog.getByRole('button', { name: '使用模拟设备' }).elements()).toEqual([])
    await fill()
    await held()
    await said('门已打开')
    forgetProfile('gate')
  })

  it('a wrong password opens nothing and says so', async () => {
    await open()
    await dialog.getByRole('button', { name: '使用模拟设备' }).click()
    await dialog.getByLabelText('开门原因').fill('访客进入')
    await dialog.getByLabelText('登录密码').fill('Wrong@2026')
    await held()
    await said('密码或验证码不正确')
  })

  it('a board that answers nothing is sent to, and never said to have opened', async () => {
    door = await update(doorDevice, { id: door.id, revision: door.revision, relay: 'lcus' })
    await open()
    await dialog.getByRole('button', { name: '使用模拟设备' }).click()
    await said('此类继电器不回报结果')
    await fill()
    await held()
    await said('指令已发送，设备不回报结果')
    expect(dialog.getByText('门已打开').elements()).toEqual([])
  })
})
