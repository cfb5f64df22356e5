import '#design-system/theme/styles.css'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { student } from '#domain/base/student.ts'
import { Desk, signedIn } from '#tests/support/desk.tsx'
import { getList } from '#workbench/engine/calls.ts'
import { ListScreen } from '#workbench/engine/list-screen.tsx'

let root: Root
const asked: string[] = []

beforeAll(async () => {
  await page.viewport(1440, 900)
  await signedIn()
  const whole = globalThis.fetch
  globalThis.fetch = (input, init) => {
    asked.push(input instanceof Request ? input.url : String(input))
    return whole(input, init)
  }
})
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  asked.length = 0
})
afterEach(() => root.unmount())

async function open(search = '') {
  root.render(
    <Desk search={search}>
      <ListScreen resource={student} title="学生" />
    </Desk>,
  )
  await expect.element(page.getByRole('grid', { name: '学生' })).toBeVisible()
  await expect.poll(() => rows().length).toBeGreaterThan(1)
}
const rows = () => page.getByRole('grid', { name: '学生' }).getByRole('row').elements()
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const item = (name: string) => page.getByRole('menuitem', { name })
const calls = (part: string) => asked.filter((url) => url.includes(part))
const heading = (name: string) => page.getByRole('columnheader', { name })

describe('the builder of conditions', () => {
  it('finds by groups of conditions, says them as a sentence, and lets go of them one by one', async () => {
    const [first] = await getList(student, { size: 1 })
    await open()
    await button('高级筛选').click()
    await button('添加条件').click()
    await button('查询').last().click()
    await expect.element(page.getByText('请填写要比较的值')).toBeVisible()
    const line = page.getByRole('group', { name: '条件 1' })
    await line.getByRole('combobox', { name: '字段' }).click()
    await page.getByRole('option', { name: '学号', exact: true }).click()
    await line.getByRole('combobox', { name: '比较方式' }).click()
    await page.getByRole('option', { name: '等于', exact: true }).click()
    await line.getByRole('textbox').fill(first?.studentNo ?? '')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => rows().length).toBe(2)
    await expect.element(page.getByText(`学号 等于 ${first?.studentNo}`)).toBeVisible()
    await button(`移除 学号 等于 ${first?.studentNo}`).click()
    await expect.poll(() => rows().length).toBeGreaterThan(2)
  })

  it('shows what a link asks for', async () => {
    const condition = JSON.stringify({ not: { field: 'studentNo', is: 'filled' } })
    root.render(
      <Desk search={`?condition=${encodeURIComponent(condition)}`}>
        <ListScreen resource={student} title="学生" />
      </Desk>,
    )
    await expect.element(page.getByText('排除（学号 不为空）')).toBeVisible()
    await expect.element(page.getByText('没有符合条件的数据')).toBeVisible()
    await button('清空条件').click()
    await expect.poll(() => rows().length).toBeGreaterThan(1)
  })
})

describe('a view', () => {
  it('is marked as changed, kept under a name, opened again and taken away', async () => {
    await open()
    await expect.element(heading('更新时间')).not.toBeInTheDocument()
    await button('列设置').click()
    await page.getByRole('checkbox', { name: '更新时间' }).click()
    await userEvent.keyboard('{Escape}')
    await expect.element(heading('更新时间')).toBeInTheDocument()
    await expect.element(page.getByText('已修改')).toBeVisible()
    await button('另存为').click()
    await page.getByRole('textbox', { name: '视图名称' }).fill('按更新时间')
    await userEvent.keyboard('{Enter}')
    await expect.element(button('视图：按更新时间')).toBeVisible()
    await expect.element(page.getByText('已修改')).not.toBeInTheDocument()

    await button('视图：按更新时间').click()
    await item('默认视图').click()
    await expect.element(heading('更新时间')).not.toBeInTheDocument()
    await button('视图：默认视图').click()
    await item('按更新时间').click()
    await expect.element(heading('更新时间')).toBeInTheDocument()
    await button('视图：按更新时间').click()
    await item('打开页面时使用此视图').click()
    await expect.element(page.getByText('以后打开该页面时使用此视图')).toBeVisible()
    root.unmount()

    root = createRoot(document.body.appendChild(document.createElement('div')))
    await open()
    await expect.element(button('视图：按更新时间')).toBeVisible()
    await button('视图：按更新时间').click()
    await item('删除视图').click()
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
    await expect.element(button('视图：默认视图')).toBeVisible()
  })
})

describe('a list', () => {
  it('keeps what was chosen over its pages, and chooses all that match', async () => {
    await open('?size=10')
    const box = page.getByRole('checkbox', { name: '选择本页全部' })
    await box.click()
    await expect.element(page.getByText('已选 10 条')).toBeVisible()
    await button('第 2 页').click()
    await expect.element(page.getByText('已选 10 条')).toBeVisible()
    await expect.element(box).not.toBeChecked()
    await box.click()
    await expect.element(page.getByText('已选 20 条')).toBeVisible()
    await button(/选择全部 .* 条/).click()
    await expect.element(button(/选择全部 .* 条/)).not.toBeInTheDocument()
    await expect.element(button(/批量删除（\d{2,}）/)).toBeVisible()
    await button('清除选择').click()
    await expect.element(button('清除选择')).not.toBeInTheDocument()
  })

  it('asks for all its dictionaries in one call, and for none of the names behind its references', async () => {
    await open()
    expect(calls('getDicts')).toHaveLength(1)
    expect(calls('getSelect')).toEqual([])
  })

  it('searches while one types, and asks once for what stands still', async () => {
    await open()
    const [first] = await getList(student, { size: 1 })
    asked.length = 0
    await userEvent.type(page.getByLabelText('搜索'), first?.studentNo ?? '')
    await expect.poll(() => rows().length).toBe(2)
    expect(calls('student/page').length).toBeLessThan((first?.studentNo ?? '').length)
    await expect.element(page.getByLabelText('搜索')).toHaveValue(first?.studentNo ?? '')
  })
})
