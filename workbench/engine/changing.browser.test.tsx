import '#design-system/theme/styles.css'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { building } from '#domain/base/building.ts'
import { campus as campuses } from '#domain/base/campus.ts'
import { student } from '#domain/base/student.ts'
import type { ImportView } from '#domain/system/import-plan.ts'
import { ownRecordCalls } from '#domain/system/own-record/calls.ts'
import { Desk, signedIn } from '#tests/support/desk.tsx'
import { ask } from '#workbench/http/ask.ts'
import { TaskBell } from '#workbench/portal/tasks/task-bell.tsx'
import { add, getList, update } from './calls.ts'
import { commit, importQuery, setPlan, upload } from './import/calls.ts'
import { ListScreen } from './list-screen.tsx'
import { ReviewScreen } from './reviews/review-screen.tsx'

let root: Root
const table = page.getByRole('grid', { name: '建筑物' })
const rows = table.getByRole('row')
const button = (name: string) => page.getByRole('button', { name, exact: true })

const render = (search: string) =>
  root.render(
    <Desk search={search}>
      <TaskBell />
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

/** Where what was done in the background, or in one go, can be taken back later. */
const tasks = page.getByRole('button', { name: /^我的任务/ })

const undo = (said: string) =>
  page.getByRole('status').filter({ hasText: said }).getByRole('button', { name: '撤销' })

beforeAll(async () => {
  await page.viewport(1440, 900)
  await signedIn()
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
    const drawer = page.getByRole('dialog', { name: /^建筑物详情：/ })
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
    await rows
      .nth(2)
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] })
    await expect.element(rows.nth(2).getByRole('checkbox')).toBeChecked()
    await button('批量修改（2）').click()
    const dialog = page.getByRole('dialog', { name: '批量修改建筑物' })
    await dialog.getByRole('combobox', { name: '要修改的字段' }).click()
    await page.getByRole('option', { name: '楼层数' }).click()
    await userEvent.keyboard('{Escape}')
    await dialog.getByRole('spinbutton', { name: '楼层数' }).fill('17')
    await dialog.getByRole('button', { name: '预览' }).click()
    await dialog.getByRole('button', { name: '修改 2 条' }).click()
    await expect.element(page.getByText('已修改 2 条')).toBeVisible()
    await tasks.click()
    await page.getByRole('dialog', { name: '我的任务' }).getByRole('button', { name: '撤销' }).first().click()
    await expect.element(page.getByText('已撤销，恢复了 2 条')).toBeVisible()
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
    await undo('已删除 2 条').click()
    await expect.element(page.getByText('已撤销，恢复了 2 条')).toBeVisible()
    await expect.element(rows.filter({ hasText: 'UNDO-2' })).toBeVisible()
  })
})

describe('an import', () => {
  it('is taken back from among the tasks', async () => {
    const sheet = new File(['校区代码,校区名称,启用\nTAKEN,撤销校区,是'], '校区.csv')
    const menu = { menuCode: 'base_campus', menuTitle: '校区' }
    const { import: sent } = await upload(campuses, { file: sheet, sheet: null }, menu, false)
    const standing = () => importQuery(sent.id).queryFn?.({} as never) as Promise<ImportView>
    const reached = (state: ImportView['state']) =>
      expect.poll(async () => (await standing()).state).toBe(state)
    const named = async () => (await getList(campuses, { params: { code: 'TAKEN' } })).map(({ name }) => name)
    await reached('mapping')
    const { plan } = await standing()
    if (plan) await setPlan(sent.id, plan)
    await reached('staged')
    await commit(sent.id, 'all')
    await reached('committed')
    expect(await named()).toEqual(['撤销校区'])

    await open()
    await tasks.click()
    await button('撤销导入').click()
    await page.getByRole('alertdialog').getByRole('button', { name: '撤销导入' }).click()
    await expect.element(page.getByText('导入已撤销')).toBeVisible()
    expect(await named()).toEqual([])
    await expect.element(button('撤销导入')).not.toBeInTheDocument()
  })
})

describe('a change that waits for a decision', () => {
  it('is passed only after what it changes was shown, with the way to the record', async () => {
    await signedIn('student')
    const { row } = await ask(ownRecordCalls.record, undefined)
    await ask(ownRecordCalls.change, { id: row.id, revision: row.revision, formerName: '旧名' })
    await signedIn()
    root.render(
      <Desk>
        <ReviewScreen resource={student} title="审核" description="" />
      </Desk>,
    )
    await button('审核').first().click()
    const dialog = page.getByRole('dialog', { name: /^审核修改：/ })
    await expect.element(dialog.getByRole('deletion')).toBeVisible()
    await expect.element(dialog.getByRole('insertion')).toMatchTextContent(/旧名/)
    await expect.element(dialog.getByText('提交人')).toBeVisible()
    await expect.element(dialog.getByText('查看学生详情')).toBeVisible()
    await dialog.getByRole('button', { name: '核对无误，通过' }).click()
    await expect.element(page.getByText('已处理 1 条')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
  })
})
