import '#design-system/theme/styles.css'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { building } from '#domain/base/building.ts'
import { Desk, signedIn } from '#tests/support/desk.tsx'
import { getList, update } from './calls.ts'
import { ListScreen } from './list-screen.tsx'

let root: Root

async function open(search = '') {
  root.render(
    <Desk search={search}>
      <ListScreen resource={building} title="建筑物" />
    </Desk>,
  )
  await expect.element(table).toBeVisible()
}
const table = page.getByRole('grid', { name: '建筑物' })
const rows = table.getByRole('row')
const row = (name: string) => rows.filter({ hasText: name })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const drawer = page.getByRole('dialog', { name: '新增建筑物' })
const form = page.getByRole('dialog').getByRole('form')
const text = (name: string) => form.getByRole('textbox', { name })
const total = (count: number) =>
  expect.element(page.getByText(`共 ${count} 条`, { exact: true })).toBeVisible()
const shown = () => expect.poll(() => rows.elements().length - 1)

beforeAll(async () => {
  await page.viewport(1440, 900)
  await signedIn()
})
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => root.unmount())

describe('a list', () => {
  it('turns its pages and follows what its address says', async () => {
    const all = await getList(building, {})
    await open('?size=10&current=2')
    await total(all.length)
    await shown().toBe(Math.min(10, all.length - 10))
    await button('第 1 页').click()
    await expect.element(row(all[0]?.name ?? '')).toBeVisible()
  })

  it('finds, says when nothing is found, and lets go of the conditions', async () => {
    await open()
    await page.getByLabelText('搜索').fill('没有这样的楼')
    await expect.element(page.getByText('没有符合条件的数据')).toBeVisible()
    await button('清空条件').click()
    await shown().toBeGreaterThan(1)
    await expect.element(page.getByLabelText('搜索')).toHaveValue('')
  })

  it('says what narrows it out of sight, and lets go of it', async () => {
    await page.viewport(900, 900)
    await open('?size=100&params.enabled=false')
    const all = await getList(building, {})
    await shown().toBe(all.filter(({ enabled }) => !enabled).length)
    await button('移除 启用：否').click()
    await shown().toBe(all.length)
    await page.viewport(1440, 900)
  })

  it('offers what may be done with chosen rows over them, and moves nothing', async () => {
    await open()
    const pager = page.getByRole('navigation', { name: '分页' })
    await expect.element(pager).toBeVisible()
    const places = () => [table, pager].map((each) => JSON.stringify(each.element().getBoundingClientRect()))
    const before = places()
    await expect.element(button('批量删除（1）')).not.toBeInTheDocument()
    await rows.nth(1).getByRole('checkbox').click()
    await expect.element(button('批量删除（1）')).toBeVisible()
    expect(places()).toEqual(before)
  })

  it('opens a row by its first column', async () => {
    await open()
    const [first] = await getList(building, {})
    await button(first?.code ?? '').click()
    await expect.element(page.getByRole('dialog', { name: /建筑物/ })).toBeVisible()
    await userEvent.keyboard('{Escape}')
  })

  it('sorts by a heading, the other way round when it is pressed again', async () => {
    await open('?size=100')
    const floors = async () =>
      (await getList(building, {})).map((each) => each.floors).sort((one, other) => other - one)
    await button('楼层数').click()
    await expect
      .element(page.getByRole('columnheader', { name: '楼层数' }))
      .toHaveAttribute('aria-sort', 'ascending')
    await button('楼层数').click()
    await expect.element(rows.nth(1)).toMatchTextContent(new RegExp(`${(await floors())[0]}`))
  })

  it('says why it could not ask for what its address says, and offers to try again', async () => {
    await open('?params.color=red')
    await expect.element(page.getByRole('alert')).toMatchTextContent(/不支持的查询条件：color/)
    await expect.element(button('重试')).toBeVisible()
  })
})

describe('rows', () => {
  it('are added, after what is wrong was put right', async () => {
    await open()
    await button('新增').click()
    await text('建筑代码').fill('不对')
    await text('建筑名称').click()
    await expect.element(drawer.getByText('建筑代码只能由字母、数字和连字符组成')).toBeVisible()
    await expect.element(text('建筑名称')).toHaveFocus()
    await button('保存').click()
    await expect.element(drawer.getByText('请填写所属校区')).toBeVisible()
    await expect.element(text('建筑代码')).toHaveFocus()

    await text('建筑代码').fill('T-1')
    await text('建筑名称').fill('试验楼')
    await form.getByRole('spinbutton', { name: '楼层数' }).fill('3')
    await form.getByRole('combobox', { name: '所属校区' }).click()
    await page.getByRole('option').first().click()
    await form.getByRole('combobox', { name: '建筑类型' }).click()
    await page.getByRole('option', { name: '教学楼' }).click()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(page.getByText('已新增')).toBeVisible()
    await expect.element(drawer).not.toBeInTheDocument()
  })

  it('keep what was typed when the server refuses, and say so at the field', async () => {
    await open('?params.search=T-1')
    await row('T-1').getByRole('button', { name: '编辑' }).click()
    const [other] = await getList(building, {})
    await text('建筑代码').fill(other?.code ?? '')
    await button('保存').click()
    await expect.element(page.getByText(/已存在$/)).toBeVisible()
    await expect.element(text('建筑代码')).toHaveValue(other?.code ?? '')
    await userEvent.keyboard('{Escape}')
    await button('继续编辑').click()
    await userEvent.keyboard('{Escape}')
    await button('放弃修改').click()
  })

  it('that somebody else changed meanwhile show both sides, and keep what both changed', async () => {
    await open('?params.search=T-1')
    await row('T-1').getByRole('button', { name: '编辑' }).click()
    await text('建筑名称').fill('我的楼')
    const [now] = await getList(building, { params: { search: 'T-1' } })
    if (!now) throw new Error('T-1 should be there')
    await update(building, { id: now.id, revision: now.revision, name: '他的楼', floors: 9 })
    await button('保存').click()
    const both = page.getByRole('table', { name: '修改对比' })
    await expect.element(both).toMatchTextContent(/我的楼/)
    await expect.element(both).toMatchTextContent(/他的楼/)
    await button('按选择保存').click()
    await expect.element(page.getByText('已保存')).toBeVisible()
    await expect
      .poll(async () => (await getList(building, { params: { search: 'T-1' } }))[0])
      .toMatchObject({
        name: '我的楼',
        floors: 9,
      })
  })

  it('are removed after a question that names them', async () => {
    await open('?params.search=T-1')
    await row('T-1').getByRole('button', { name: '删除' }).click()
    await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/将删除“我的楼”/)
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
    await expect.element(page.getByText('已删除 1 条')).toBeVisible()
    await expect.element(page.getByText('没有符合条件的数据')).toBeVisible()
  })
})
