import '#design-system/theme/styles.css'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { building } from '#domain/base/building.ts'
import { campus as campuses } from '#domain/base/campus.ts'
import { Desk, seated } from '#tests/support/desk.tsx'
import { add, getList, update } from './calls.ts'
import { ListScreen } from './list-screen.tsx'

let root: Root
const table = page.getByRole('grid', { name: '建筑物' })
const rows = table.getByRole('row')
const button = (name: string) => page.getByRole('button', { name, exact: true })

const render = (search: string) =>
  root.render(
    <Desk search={search}>
      <ListScreen resource={building} title="建筑物" />
    </Desk>,
  )

async function open(search = '') {
  render(search)
  await expect.element(table).toBeVisible()
}
const first = async () => {
  const [row] = await getList(building, {})
  if (!row) throw new Error('The demo college has no buildings.')
  return row
}

beforeAll(async () => {
  await page.viewport(1440, 900)
  await seated()
})
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => root.unmount())

describe('a row of its own address', () => {
  it('opens by its link, tells its history, and closes', async () => {
    const row = await first()
    await update(building, { id: row.id, revision: row.revision, floors: row.floors + 1 })
    // The list behind an open drawer is hidden from anyone who asks by roles.
    render(`?row=${row.id}`)
    const drawer = page.getByRole('dialog', { name: '建筑物详情' })
    await expect.element(drawer).toBeVisible()
    await drawer.getByRole('tab', { name: '变更记录' }).click()
    await drawer.getByRole('button', { name: '恢复楼层数的原值' }).click()
    await button('恢复').click()
    await expect.element(page.getByText('已恢复')).toBeVisible()
    expect((await first()).floors).toBe(row.floors)
  })
})

describe('a cell', () => {
  it('F-17 is changed in place, and says at the cell what the server refused', async () => {
    const row = await first()
    await open(`?params.search=${row.code}`)
    const cell = rows.nth(1).getByRole('gridcell', { name: row.name, exact: true })
    await cell.dblClick()
    const input = rows.nth(1).getByRole('textbox')
    await input.fill(`${row.name}甲`)
    await userEvent.keyboard('{Enter}')
    await expect.poll(async () => (await first()).name).toBe(`${row.name}甲`)
  })

  it('of a reference is changed in place: Escape gives up, Enter opens and commits', async () => {
    const row = await first()
    const campus = row.labels.campusId ?? ''
    const other = await add(campuses, { code: 'OTHER', name: '试验校区', enabled: true })
    await open(`?params.search=${row.code}`)
    const cell = rows.nth(1).getByRole('gridcell', { name: campus, exact: true })
    const editor = table.getByRole('combobox', { name: '所属校区' })
    await userEvent.dblClick(cell)
    await expect.element(editor).toHaveFocus()
    await expect.element(editor).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await expect.element(editor).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Escape}')
    await expect.element(cell).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await page.getByRole('option', { name: '试验校区' }).click()
    await expect.element(editor).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(editor).not.toBeInTheDocument()
    const kept = async () => (await getList(building, { params: { search: row.code } }))[0]
    await expect.poll(async () => (await kept())?.campusId).toBe(other.id)
    await expect.poll(async () => (await kept())?.revision).toBe(row.revision + 1)
  })
})

describe('several rows', () => {
  it('are changed together after a preview, and put back', async () => {
    await open()
    await rows.nth(1).getByRole('checkbox').click()
    await rows.nth(2).getByRole('checkbox').click()
    await button('批量修改（2）').click()
    const dialog = page.getByRole('dialog', { name: '批量修改建筑物' })
    await dialog.getByRole('combobox', { name: '要修改的字段' }).click()
    await page.getByRole('option', { name: '楼层数' }).click()
    await userEvent.keyboard('{Escape}')
    await dialog.getByRole('spinbutton', { name: '楼层数' }).fill('17')
    await dialog.getByRole('button', { name: '预览' }).click()
    await dialog.getByRole('button', { name: '修改 2 条' }).click()
    await expect.element(page.getByText('已修改 2 条')).toBeVisible()
    await button('撤销').click()
    await expect.element(page.getByText('已撤销，恢复了 2 条')).toBeVisible()
    // A word that is leaving when its screen goes would be said again on the next.
    await expect.element(button('撤销')).not.toBeInTheDocument()
  })

  it('are removed together, and brought back', async () => {
    const { campusId } = await first()
    for (const code of ['UNDO-1', 'UNDO-2'])
      await add(building, {
        code,
        name: `撤销楼 ${code}`,
        campusId,
        kind: 'teaching',
        floors: 2,
        enabled: true,
      })
    await open('?params.search=撤销楼')
    await page.getByRole('checkbox', { name: '选择本页全部' }).click({ force: true })
    await button('批量删除（2）').click()
    const question = page.getByRole('alertdialog')
    await expect.element(question).toMatchTextContent(/撤销楼 UNDO-1/)
    await question.getByRole('button', { name: '删除' }).click()
    await expect.element(page.getByText('已删除 2 条')).toBeVisible()
    await expect.element(page.getByText('没有符合条件的数据')).toBeVisible()
    await button('撤销').click()
    await expect.element(page.getByText('已撤销，恢复了 2 条')).toBeVisible()
    await expect.element(rows.filter({ hasText: 'UNDO-2' })).toBeVisible()
  })
})
