import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { ask, tokenOf } from '#tests/support/api.ts'
import { button, choose, row, tick } from '#tests/support/browser.ts'
import { visitPortal } from '#tests/support/visit-portal.ts'

const portal = visitPortal()

/** Two pages of buildings, and a second campus. */
beforeAll(async () => {
  const token = await tokenOf(portal.url, 'admin')
  const add = async (resource: string, row: object) =>
    expect((await ask(portal.url, `base/${resource}/add`, token, row)).status).toBe(200)
  await add('campus', { code: 'EAST', name: '东湖校区', enabled: true })
  const campusId = (await listed('campus')).find(({ code }) => code === 'EAST')?.id
  for (let number = 11; number < 23; number++)
    await add('building', {
      ...hall,
      campusId,
      code: `EAST-${number}`,
      name: `学生公寓 ${number} 栋`,
      floors: 6,
    })
})
const hall = { kind: 'dormitory', residents: 'women', enabled: true }

/** A person at a browser of their own, with that screen open. */
async function person(account: string, path: string) {
  const page = await portal.person(account, path)
  await page.getByRole('gridcell').first().waitFor()
  return page
}

/** What stands in a column, row by row. */
async function column(page: Page, title: string): Promise<readonly string[]> {
  const at = await page.getByRole('columnheader', { name: title, exact: true }).getAttribute('aria-colindex')
  return page.locator(`[role=gridcell][aria-colindex="${at}"]`).allTextContents()
}

/** Types what a name has in it, and waits for the rows that have it. */
async function search(page: Page, keyword: string, title: string) {
  await page.getByRole('searchbox', { name: '搜索' }).fill(keyword)
  const found = async () => {
    const names = await column(page, title)
    return names.length > 0 && names.every((name) => name.includes(keyword))
  }
  await expect.poll(found, { timeout: 20_000 }).toBe(true)
}

const view = (page: Page, name: string) => button(page, `视图：${name}`)

async function withView(page: Page, now: string, entry: string) {
  await view(page, now).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

describe('a list', () => {
  it('is narrowed by conditions and kept as a view, which a reload, a fresh tab and a colleague open', async () => {
    const page = await person('admin', '/base/student')
    await button(page, '高级筛选').click()
    const builder = page.getByRole('dialog', { name: '高级筛选' })
    await button(builder, '添加条件').click()
    const first = builder.getByRole('group', { name: '条件 1' })
    await choose(page, first.getByRole('combobox', { name: '字段' }), '性别')
    await choose(page, first.getByRole('combobox', { name: '值' }), '女')
    await builder.getByText('性别 属于 女').waitFor()
    await button(builder, '查询').click()
    await expect.poll(async () => new Set(await column(page, '性别'))).toEqual(new Set(['女']))

    await withView(page, '默认视图', '另存为新视图…')
    const naming = page.getByRole('dialog', { name: '另存为新视图' })
    await naming.getByLabel('视图名称').fill('女生名单')
    await button(naming, '保存').click()
    await view(page, '女生名单').waitFor()
    await withView(page, '女生名单', '打开页面时使用此视图')
    await page.getByText('以后打开该页面时使用此视图').waitFor()

    await withView(page, '女生名单', '共享视图…')
    const sharing = page.getByRole('dialog', { name: '共享视图“女生名单”' })
    await sharing.getByText('共享给所有人').click()
    await button(sharing, '保存').click()
    await page.getByText('共享范围已保存').waitFor()
    const link = page.url()

    await page.reload()
    await view(page, '女生名单').waitFor()
    await expect.poll(async () => new Set(await column(page, '性别'))).toEqual(new Set(['女']))
    await page.goto(`${portal.url}/base/student`)
    await view(page, '女生名单').waitFor()
    await page.context().close()

    const colleague = await person('department', new URL(link).pathname + new URL(link).search)
    await button(colleague, /^视图：女生名单/).waitFor()
    await expect.poll(async () => new Set(await column(colleague, '性别'))).toEqual(new Set(['女']))
    // A view shows nobody more than they may see.
    expect(new Set(await column(colleague, '院系')).size).toBe(1)
    await colleague.context().close()
  })

  it('changes all rows that match after a preview, and takes that back', async () => {
    const page = await person('admin', '/base/building?size=10')
    const before = await floors()
    await search(page, '学生公寓', '建筑名称')
    await tick(page.getByRole('checkbox', { name: '选择本页全部' }))
    await button(page, /^选择全部 \d+ 条$/).click()
    await button(page, /^批量修改/).click()
    const batch = page.getByRole('dialog', { name: '批量修改建筑物' })
    await choose(page, batch.getByRole('combobox', { name: '要修改的字段' }), '楼层数')
    await page.keyboard.press('Escape')
    await batch.getByLabel('楼层数').fill('17')
    await button(batch, '预览').click()
    const change = button(batch, /^修改 \d+ 条$/)
    await change.waitFor()
    const count = Number(/\d+/.exec((await change.textContent()) ?? '')?.[0])
    expect(count).toBe((await listed('building')).filter(({ name }) => `${name}`.includes('学生公寓')).length)
    expect(count).toBeGreaterThan(10)
    await change.click()
    await page.getByText(`已修改 ${count} 条`).waitFor()
    expect(Object.values(await floors()).filter((number) => number === 17)).toHaveLength(count)

    await button(page, '撤销').click()
    await page.getByText(`已撤销，恢复了 ${count} 条`).waitFor()
    expect(await floors()).toEqual(before)
    await page.context().close()
  })

  it('puts on paper the rows that match, with the columns that are seen', async () => {
    const page = await person('admin', '/base/building')
    await page.evaluate(() => {
      window.print = () => {}
    })
    await search(page, '学生公寓 1', '建筑名称')
    await button(page.getByRole('main'), '更多').click()
    await page.getByRole('menuitem', { name: '打印', exact: true }).click()
    const sheet = page.locator('[data-print-sheet]')
    await sheet.waitFor({ state: 'attached' })
    await page.emulateMedia({ media: 'print' })
    expect(await sheet.locator('th').allTextContents()).toEqual(
      expect.arrayContaining(['建筑代码', '建筑名称', '所属校区', '楼层数']),
    )
    const printed = await sheet.locator('tbody tr').allTextContents()
    expect(printed).toHaveLength(Number(/共 (\d+) 条/.exec((await sheet.textContent()) ?? '')?.[1]))
    expect(printed.every((line) => line.includes('学生公寓 1'))).toBe(true)
    expect(await page.getByRole('grid').first().isVisible()).toBe(false)
    await page.context().close()
  })
})

describe('a cell that is changed in its place', () => {
  it('F-17 that is refused stands as it was, says of which row, and keeps the focus', async () => {
    const page = await person('admin', '/base/campus')
    const cell = page.getByRole('gridcell', { name: 'EAST', exact: true })
    await cell.dblclick()
    const editor = page.getByRole('grid').getByRole('textbox', { name: '校区代码' })
    await editor.fill('A')
    await editor.press('Enter')
    await page.getByRole('alert').filter({ hasText: '东湖校区' }).waitFor()
    expect(await editor.evaluate((input) => input === document.activeElement)).toBe(true)
    await editor.press('Escape')
    await cell.waitFor()
    expect(await codes()).toContain('EAST')
    await page.context().close()
  })
})

describe('two people at one row', () => {
  it('F-18 the later one sees both, keeps field by field, and nothing is lost', async () => {
    const [early, late] = await Promise.all([
      person('admin', '/base/campus'),
      person('admin', '/base/campus'),
    ])
    for (const page of [early, late]) await button(row(page, '东湖校区'), '编辑').click()
    const form = (page: Page) => page.getByRole('dialog').filter({ hasText: '校区代码' })
    await form(early).getByLabel('详细地址').fill('东湖路 18 号')
    await form(early).getByLabel('联系电话').fill('0757-10002018')
    await button(form(early), '保存').click()
    await form(early).waitFor({ state: 'hidden' })

    await form(late).getByLabel('详细地址').fill('东湖路 20 号')
    await form(late).getByLabel('经度').fill('113.5')
    await button(form(late), '保存').click()
    const stale = late.getByRole('dialog', { name: '内容已被他人修改' })
    await row(late, '东湖路 20 号').filter({ hasText: '东湖路 18 号' }).waitFor()
    await stale
      .getByRole('radiogroup', { name: '详细地址保留' })
      .getByRole('radio', { name: '最新' })
      .check({ force: true })
    await button(stale, '按选择保存').click()
    await form(late).waitFor({ state: 'hidden' })

    const campus = (await listed('campus')).find(({ code }) => code === 'EAST')
    expect(campus).toMatchObject({ address: '东湖路 18 号', phone: '0757-10002018', longitude: 113.5 })
    await Promise.all([early.context().close(), late.context().close()])
  })
})

describe('one row', () => {
  it('is opened by its address, tells what became of it, and gives one old value back', async () => {
    const page = await person('admin', '/base/campus')
    const cell = row(page, '本部校区').getByRole('gridcell', { name: '学府大道 88 号' })
    await cell.dblclick()
    const editor = page.getByRole('grid').getByRole('textbox', { name: '详细地址' })
    await editor.fill('学府大道 99 号')
    await editor.press('Enter')
    await row(page, '学府大道 99 号').waitFor()
    await button(row(page, '本部校区'), '查看').click()
    await expect.poll(() => new URL(page.url()).searchParams.get('row')).toBeTruthy()

    await page.goto(page.url())
    const drawer = page.getByRole('dialog', { name: '校区详情' })
    await drawer.getByText('学府大道 99 号').waitFor()
    await drawer.getByRole('tab', { name: '变更记录' }).click()
    await button(drawer, '恢复详细地址的原值').click()
    await button(page.getByRole('alertdialog'), '恢复').click()
    await page.getByText('已恢复', { exact: true }).waitFor()
    await drawer.getByRole('tab', { name: '详情' }).click()
    await drawer.getByRole('tabpanel', { name: '详情' }).getByText('学府大道 88 号').waitFor()
    await page.context().close()
  })
})

async function listed(resource: string) {
  const reply = await ask(portal.url, `base/${resource}/list`, await tokenOf(portal.url, 'admin'))
  const { data } = (await reply.json()) as { data: readonly Record<string, unknown>[] }
  return data
}

const codes = async () => (await listed('campus')).map(({ code }) => code)
const floors = async (): Promise<Readonly<Record<string, unknown>>> =>
  Object.fromEntries((await listed('building')).map(({ code, floors }) => [code, floors]))
