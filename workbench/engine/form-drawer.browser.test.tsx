import '#design-system/theme/styles.css'
import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { building } from '#domain/base/building.ts'
import { teacher } from '#domain/base/teacher.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { job } from '#domain/resource/job.ts'
import { notice } from '#domain/system/notice.ts'
import { Desk, signedIn } from '#tests/support/desk.tsx'
import { getList, getOne, update } from './calls.ts'
import { FormDrawer } from './form-drawer.tsx'
import type { AnyRow } from './row.ts'

let root: Root

const open = (resource: AnyResource, row?: AnyRow) =>
  root.render(
    <Desk>
      <FormDrawer open resource={resource} row={row} onClose={() => root.render(null)} />
    </Desk>,
  )
const button = (name: string) => page.getByRole('button', { name, exact: true })
const pick = async (label: string, option: string) => {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
const someTeacher = async () => (await getList(teacher, {}))[0] as unknown as AnyRow
const linesOf = async (id: string) =>
  ((await getOne(teacher, id)) as unknown as { lines: { education: readonly AnyRow[] } }).lines.education

beforeAll(async () => {
  await page.viewport(1440, 900)
  await signedIn()
})
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => root.unmount())

it('asks for a field only where it applies, and then insists on it', async () => {
  open(building)
  const residents = page.getByRole('combobox', { name: '住宿对象' })
  await expect.element(page.getByRole('combobox', { name: '建筑类型' })).toBeVisible()
  await expect.element(residents).not.toBeInTheDocument()
  await pick('建筑类型', '宿舍楼')
  await expect.element(residents).toBeVisible()
  await pick('建筑类型', '教学楼')
  await expect.element(residents).not.toBeInTheDocument()
})

it('offers to add another, but not from a form of one row and no other', async () => {
  open(building)
  await expect.element(button('保存并继续新增')).toBeVisible()
  root.render(null)
  await expect.element(button('保存')).not.toBeInTheDocument()
  root.render(
    <Desk key="one row">
      <FormDrawer open resource={building} sections={[['', ['name']]]} onClose={() => {}} />
    </Desk>,
  )
  await expect.element(button('保存')).toBeVisible()
  await expect.element(button('保存并继续新增')).not.toBeInTheDocument()
})

it('tells when a cron expression comes round next, as it is typed', async () => {
  open(job)
  const next = page.getByText(/02-29 08:00/)
  await page.getByRole('textbox', { name: '执行时间' }).fill('0 8 29 2 *')
  await expect.element(next).toMatchTextContent(/^(\d{4}-02-29 08:00、){4}\d{4}-02-29 08:00$/)
  await page.getByRole('textbox', { name: '执行时间' }).fill('0 8 29 2 x')
  await expect.element(page.getByText('没有符合这个表达式的时间')).toBeVisible()
})

it('an identity number fills in birth date and gender', async () => {
  open(teacher)
  await pick('证件类型', '居民身份证')
  await page.getByRole('textbox', { name: '证件号码' }).fill('11010519491231002X')
  await expect.element(page.getByRole('combobox', { name: '性别' })).toMatchTextContent(/女/)
})

it('shows the whole of a masked value beside its field, for a purpose, and puts nothing of it into the field', async () => {
  const row = await someTeacher()
  open(teacher, row)
  await page.getByRole('button', { name: '显示 手机号' }).click()
  await pick('查看目的', '核对身份信息')
  await button('查看').click()
  await expect.element(page.getByText(/^完整内容：1\d{10}$/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: '手机号' })).toHaveValue(String(row.mobile))
})

it('adds lines, names a fault in one of them, and saves them with the row', async () => {
  const row = await someTeacher()
  const before = await linesOf(row.id)
  open(teacher, row)
  await button('添加教育经历').click()
  const own = page.getByRole('textbox', { name: '毕业院校' }).nth(before.length)
  await own.fill('测试大学')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('请填写学历').first()).toBeVisible()
  await page.getByRole('combobox', { name: '学历' }).last().click()
  await page.getByRole('option', { name: '大学本科毕业' }).click()
  await page.getByRole('textbox', { name: '入学日期' }).last().fill('2001-09-01')
  await button('保存').click()
  await expect.poll(async () => (await linesOf(row.id)).map(({ school }) => school)).toContain('测试大学')
  await expect.element(button('保存')).not.toBeInTheDocument()
})

it('of two versions keeps field by field the one that is chosen', async () => {
  const row = await someTeacher()
  open(teacher, row)
  await page.getByRole('textbox', { name: '办公电话' }).fill('0371-1111')
  await page.getByRole('textbox', { name: '电子邮箱' }).fill('mine@example.com')
  await update(teacher, { id: row.id, revision: row.revision, phone: '0371-2222' } as never)
  await button('保存').click()
  await page.getByRole('radiogroup', { name: '办公电话保留' }).getByRole('radio', { name: '最新' }).click()
  await button('按选择保存').click()
  await expect
    .poll(async () => (await getOne(teacher, row.id)) as object)
    .toMatchObject({ phone: '0371-2222', email: 'mine@example.com' })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

describe('F-16: a form that is sent twice', () => {
  /** A drawer that slides out as it does on a screen, with a notice that lacks its title: nothing forbids a second one. */
  function Sliding() {
    const [isOpen, setOpen] = useState(true)
    const given = {
      category: 'notice',
      body: '<p>正文</p>',
      toEverybody: true,
      pinned: false,
      mustRead: false,
    }
    return <FormDrawer open={isOpen} resource={notice} given={given} onClose={() => setOpen(false)} />
  }
  const title = page.getByRole('textbox', { name: '标题' })
  const kept = async (name: string) => (await getList(notice, { params: { title: name } })).length
  async function writing(name: string) {
    root.render(
      <Desk key={name}>
        <Sliding />
      </Desk>,
    )
    await title.fill(name)
  }
  const closed = () => expect.element(page.getByRole('dialog')).not.toBeInTheDocument()

  it('by a double click, or by a key and a click, adds one row and says so once', async () => {
    await writing('双击的公告')
    await button('保存').dblClick()
    await closed()
    expect(await kept('双击的公告')).toBe(1)
    await writing('回车和点击的公告')
    const save = button('保存').element()
    title
      .element()
      .dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }),
      )
    if (save instanceof HTMLElement) save.click()
    await closed()
    expect(await kept('回车和点击的公告')).toBe(1)
    await expect.poll(() => page.getByText('已新增', { exact: true }).elements().length).toBe(2)
  })

  it('once more while it slides out adds nothing', async () => {
    await writing('收起时的公告')
    const form = title.element().closest('form')
    const sheet = title.element().closest('[role=dialog]')
    let again = 0
    const slides = new MutationObserver(() => {
      if (sheet?.getAttribute('data-state') !== 'closed') return
      again += 1
      form?.requestSubmit()
    })
    if (sheet) slides.observe(sheet, { attributes: true, attributeFilter: ['data-state'] })
    await button('保存').click()
    await closed()
    expect([again, await kept('收起时的公告')]).toEqual([1, 1])
  })

  it('after going back, over the row as it was, changes nothing once more', async () => {
    const row = (await getList(teacher, {}))[1] as unknown as AnyRow
    const phone = page.getByRole('textbox', { name: '办公电话' })
    open(teacher, row)
    await phone.fill('0371-3333')
    await button('保存').click()
    await closed()
    open(teacher, row)
    await phone.fill('0371-3333')
    await button('保存').click()
    await closed()
    expect((await getOne(teacher, row.id)).revision).toBe(row.revision + 1)
  })
})
