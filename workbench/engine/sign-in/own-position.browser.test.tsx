import '#design-system/theme/styles.css'
import axe from 'axe-core'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { building } from '#domain/base/building.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { signTasks } from '#domain/student-service/sign-task/rounds.ts'
import { Desk, signedIn } from '#tests/support/desk.tsx'
import { FormDrawer } from '#workbench/engine/form-drawer.tsx'

let root: Root
let answer: (success: PositionCallback, failure: PositionErrorCallback) => void

const open = (resource: AnyResource) =>
  root.render(
    <Desk>
      <FormDrawer open resource={resource} onClose={() => root.render(null)} />
    </Desk>,
  )
const here = page.getByRole('button', { name: '使用我的位置' })
const field = (name: string) => page.getByRole('spinbutton', { name })
const at = (longitude: number, latitude: number, accuracy: number) =>
  ({ coords: { longitude, latitude, accuracy } }) as GeolocationPosition
const failing = (code: number) => (_: PositionCallback, failure: PositionErrorCallback) =>
  failure({ code } as GeolocationPositionError)

beforeAll(async () => {
  await page.viewport(1440, 900)
  await signedIn()
})
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((success, failure) =>
    answer(success, failure as PositionErrorCallback),
  )
})
afterEach(() => {
  root.unmount()
  vi.restoreAllMocks()
})

it('fills both fields of the pair, and says how near that is', async () => {
  let arrive: PositionCallback = () => {}
  answer = (success) => {
    arrive = success
  }
  open(building)
  await here.click()
  await expect.element(here).toHaveAttribute('aria-busy', 'true')
  arrive(at(113.26438512345, 23.12911087654, 12.4))
  await expect.element(page.getByText('已填入当前位置，误差约 13 米')).toBeVisible()
  await expect.element(field('经度')).toHaveValue('113.264385')
  await expect.element(field('纬度')).toHaveValue('23.129111')
  await expect.element(here).not.toHaveAttribute('aria-busy')
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
})

it.each([
  [1, '没有使用定位的权限，请在浏览器中允许'],
  [2, '暂时无法定位，请开启设备的定位后重试'],
  [3, '定位超时，请到窗边或室外重试'],
])('says why there is no position, by code %i, and asks again when pressed again', async (code, words) => {
  answer = failing(code)
  open(building)
  await here.click()
  await expect.element(page.getByRole('alert').getByText(words)).toBeVisible()
  await expect.element(field('经度')).toHaveValue('')
  answer = (success) => success(at(113.2, 23.1, 5))
  await here.click()
  await expect.element(field('纬度')).toHaveValue('23.1')
  await expect.element(page.getByText(words)).not.toBeInTheDocument()
})

it('says that a page without a secure connection is told no position', async () => {
  vi.spyOn(window, 'isSecureContext', 'get').mockReturnValue(false)
  open(building)
  await here.click()
  await expect.element(page.getByText('此页面不是安全连接（https），浏览器不提供定位')).toBeVisible()
  expect(navigator.geolocation.getCurrentPosition).not.toHaveBeenCalled()
})

it('stands where a task to sign in asks for a position, and not where it asks for none', async () => {
  open(signTasks.round)
  await expect.element(page.getByRole('combobox', { name: '签到方式' })).toBeVisible()
  await expect.element(here).not.toBeInTheDocument()
  await page.getByRole('combobox', { name: '签到方式' }).click()
  await page.getByRole('option', { name: '手机定位', exact: true }).click()
  await expect.element(here).toBeVisible()
})
