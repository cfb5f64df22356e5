import '#design-system/theme/styles.css'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { building } from '#domain/base/building.ts'
import { student } from '#domain/base/student.ts'
import { Desk, signedIn } from '#tests/support/desk.tsx'
import { getList, getOne } from './calls.ts'
import { ListScreen } from './list-screen.tsx'

let root: Root
const button = (name: string) => page.getByRole('button', { name, exact: true })
const sheet = (name: string) => page.getByRole('dialog', { name, exact: true })
const nameField = page.getByRole('textbox', { name: '建筑名称' })
const first = async () => {
  const [row] = await getList(building, {})
  if (!row) throw new Error('The demo college has no buildings.')
  return row
}

beforeAll(async () => {
  await page.viewport(1440, 900)
  await signedIn()
})
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => root.unmount())

/** The list with this row looked at. */
async function look(code: string) {
  root.render(
    <Desk search={`?params.search=${code}`}>
      <ListScreen resource={building} title="建筑物" />
    </Desk>,
  )
  await page.getByRole('grid').getByRole('button', { name: '查看' }).first().click()
}

it('turns from reading to editing and back: look, correct, save, read', async () => {
  const row = await first()
  await look(row.code)
  await expect.element(sheet(`建筑物详情：${row.name}`)).toBeVisible()
  await button('编辑').click()
  await expect.element(sheet(`编辑建筑物：${row.name}`)).toBeVisible()
  await expect.element(sheet(`建筑物详情：${row.name}`)).not.toBeInTheDocument()
  await nameField.fill(`${row.name}改`)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(sheet(`建筑物详情：${row.name}改`)).toBeVisible()
  expect((await getOne(building, row.id)).name).toBe(`${row.name}改`)
  // What was saved is no draft.
  await button('编辑').click()
  await expect.element(nameField).toHaveValue(`${row.name}改`)
  await expect.element(page.getByText(/发现.*的草稿/)).not.toBeInTheDocument()
})

it('asks before it gives up what was typed, and reads the row again', async () => {
  const row = await first()
  await look(row.code)
  await button('编辑').click()
  await expect.element(page.getByRole('textbox').first()).toHaveFocus()
  await nameField.fill('别的名字')
  await userEvent.keyboard('{Escape}')
  await button('放弃修改').click()
  await expect.element(sheet(`建筑物详情：${row.name}`)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

it('copies the row that is read, and reads the new one', async () => {
  const row = await first()
  await look(row.code)
  await button('复制为新增').click()
  await expect.element(sheet('新增建筑物')).toBeVisible()
  await page.getByRole('textbox', { name: '建筑代码' }).fill('COPY-1')
  await nameField.fill('照样新增的楼')
  await button('保存').click()
  await expect.element(sheet('建筑物详情：照样新增的楼')).toBeVisible()
})

const painted = async () => {
  const canvas = new OffscreenCanvas(500, 700)
  canvas.getContext('2d')?.fillRect(0, 0, 500, 700)
  const blob = await canvas.convertToBlob({ type: 'image/png' })
  return new File([blob], '照片.png', { type: 'image/png' })
}

it('shows the portrait of a student once it is chosen, cut and saved', async () => {
  root.render(
    <Desk>
      <ListScreen resource={student} title="学生" />
    </Desk>,
  )
  await page.getByRole('grid').getByRole('button', { name: '查看' }).first().click()
  await button('编辑').click()
  const photo = page.getByRole('group', { name: '证件照' })
  await expect.element(photo).toBeVisible()
  const input = photo.element().querySelector('input[type=file]')
  await userEvent.upload(input as HTMLInputElement, await painted())
  await button('使用').click()
  await expect.element(page.getByRole('img', { name: '当前图片' })).toBeVisible()
  await button('保存').click()
  const kept = page.getByRole('img', { name: '证件照' })
  await expect.element(kept).toBeVisible()
  await expect.poll(() => (kept.element() as HTMLImageElement).naturalWidth).toBe(413)
})
