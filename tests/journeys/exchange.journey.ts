import { readFile } from 'node:fs/promises'
import { streamXlsxRows, writeXlsx } from 'hucre/xlsx'
import type { Download, Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { checkDigit } from '#domain/kits/resident-id.ts'
import { ask, tokenOf } from '#tests/support/api.ts'
import { button, choose, heldToken, row, tick } from '#tests/support/browser.ts'
import { visitPortal } from '#tests/support/visit-portal.ts'

/** As many a college serves it within its own network. */
const portal = visitPortal(undefined, 'portal.test')

/** A person at a browser of their own, with that screen open. */
async function person(account: string, path: string) {
  const page = await portal.person(account, path)
  await page.getByRole('grid').first().waitFor()
  return page
}

/** Chooses a file, as from the window that the browser opens for it. */
async function give(page: Page, within: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(within, /选择文件/).click()])
  await chooser.setFiles(file)
}

/** What the browser saves when that button is pressed. */
async function saved(page: Page, pressed: Locator): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), pressed.click()])
  return download
}

/** Every cell of a saved workbook, as it is kept in the file. */
async function cellsIn(download: Download) {
  const rows: unknown[][] = []
  for await (const { values } of streamXlsxRows(new Uint8Array(await readFile(await download.path()))))
    rows.push([...values])
  return rows
}

async function asked<Data>(path: string, account = 'admin'): Promise<Data> {
  const reply = await ask(portal.url, path, await tokenOf(portal.url, account))
  return ((await reply.json()) as { data: Data }).data
}

async function post(path: string, body: object | FormData) {
  const isForm = body instanceof FormData
  const reply = await fetch(`${portal.url}/api/campus-${path}`, {
    method: 'POST',
    headers: {
      'Campus-Auth': `bearer ${await tokenOf(portal.url, 'admin')}`,
      ...(!isForm && { 'Content-Type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
  })
  expect(reply.status).toBe(200)
}

interface Student {
  readonly studentNo: string
  readonly name: string
  readonly idNo: string
  readonly mobile: string
}

const students = (search: string, account?: string) =>
  asked<{ total: number; records: readonly Student[] }>(
    `base/student/page?current=1&size=20&params.search=${encodeURIComponent(search)}`,
    account,
  )

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

describe('a sheet that a person made', () => {
  const headings = [
    ...['序号', '学生学号', '姓　名', '性别（必填）', '出生年月日', '身份证件类型', '身份证号', '所在班级'],
    ...['学生类型', '入学时间', '读书方式', '学籍状态', '家长电话'],
  ]
  const numbered = (first17: string) => first17 + checkDigit(first17)
  const [ouyang, sima, zhuge] = ['10000120060305001', '10000120060709002', '10000120060810001'].map(numbered)
  const line = (at: number, name: string, gender: string, born: string, idNo = '', className = '') => [
    ...[at, `29990101010${at}`, name, gender, born, '居民身份证', idNo, className],
    ...['普通全日制', '2024-09-01', '住校', '在读', null],
  ]

  it('is mapped, mended, written where it is good, given back with its faults, and taken back', async () => {
    const [known] = await asked<readonly { name: string }[]>('base/class/list')
    const rows = [
      ['江南学院 2024 级新生花名册'],
      headings,
      line(1, '欧阳测试', '男', '2006/3/5', ouyang, known?.name),
      line(2, '司马测试', '女', '2006-07-09', '100001200607090020', known?.name),
      line(3, '诸葛测试', '男', '2006-08-10', zhuge, '没有这个班'),
    ]
    const sheets = [
      { name: '封面', rows: [['请见下一张表']] },
      { name: '花名册', rows },
    ]
    const buffer = Buffer.from(await writeXlsx({ sheets }))
    const page = await person('admin', '/base/student')
    await button(page.getByRole('main'), '更多').click()
    await page.getByRole('menuitem', { name: '导入' }).click()
    const drawer = page.getByRole('dialog', { name: '导入学生' })
    await give(page, drawer, { name: '新生花名册.xlsx', mimeType: xlsx, buffer })
    await choose(page, drawer.getByRole('combobox', { name: '工作表' }), '花名册')
    await drawer.getByRole('table', { name: '文件预览' }).getByText('欧阳测试').waitFor()
    await button(drawer, '上传并继续').click()

    const match = (heading: string) => drawer.getByRole('combobox', { name: `“${heading}”列导入到` })
    await expect.poll(() => match('身份证号').textContent(), { timeout: 20_000 }).toContain('证件号码')
    await choose(page, match('读书方式'), '就读方式 *')
    await button(drawer, '检查数据').click()

    await drawer.getByText('2 行有问题').waitFor()
    await drawer.getByRole('gridcell', { name: '100001200607090020', exact: true }).dblclick()
    const editor = drawer.getByRole('textbox', { name: 'G 证件号码' })
    await editor.fill(sima ?? '')
    await editor.press('Enter')
    await drawer.getByText('1 行有问题').waitFor()
    await row(drawer, '诸葛测试').getByText('读到“没有这个班”，没有找到这个班级').waitFor()
    expect((await students('2999010101')).total).toBe(0)

    const marked = await cellsIn(await saved(page, button(drawer, '下载错误标注')))
    expect(marked.map((cells) => cells[headings.length] ?? null)).toEqual([
      null,
      '错误',
      null,
      null,
      expect.stringContaining('没有找到这个班级'),
    ])
    expect(marked[0]?.[0]).toBe('江南学院 2024 级新生花名册')
    expect(marked[3]?.[6]).toBe(sima)

    await button(drawer, '只导入正确的 2 行').click()
    await drawer.getByText('导入完成').waitFor()
    const written = await students('2999010101')
    expect(written.records.map(({ name }) => name)).toEqual(['欧阳测试', '司马测试'])

    await button(drawer, '撤销导入').click()
    await button(page.getByRole('alertdialog'), '撤销导入').click()
    await drawer.getByText('导入已撤销').waitFor()
    expect((await students('2999010101')).total).toBe(0)
    await page.context().close()
  })
})

describe('an export', () => {
  it('is what the view shows: its columns, its rows, and what is masked stays masked', async () => {
    const page = await person('admin', '/base/student?size=10')
    const [someone] = (await students('')).records
    const schoolClass = someone?.studentNo.slice(0, -2) ?? ''
    await page.getByRole('searchbox', { name: '搜索' }).fill(schoolClass)
    await row(page, `${schoolClass}01`).waitFor()
    expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([false, false])
    await button(page, '高级筛选').click()
    await page.getByRole('dialog', { name: '高级筛选' }).waitFor()
    await page.keyboard.press('Escape')
    await button(page.getByRole('main'), '更多').click()
    await page.getByRole('menuitem', { name: '导出' }).click()
    const dialog = page.getByRole('dialog', { name: '导出学生' })
    const { total, records } = await students(schoolClass)
    const start = button(dialog, `导出 ${total} 条`)
    const [headings = [], ...rows] = await cellsIn(await saved(page, start))

    expect(headings).toEqual([
      ...['学号', '姓名', '性别', '年级', '院系', '专业', '班级', '学生状态', '手机号'],
    ])
    const shown = rows.slice(0, records.length).map((cells) => [cells[0], cells[1], cells[8]])
    expect(rows.length).toBeGreaterThanOrEqual(total)
    expect(shown).toEqual(records.map(({ studentNo, name, mobile }) => [studentNo, name, mobile]))
    expect(records.every(({ mobile }) => mobile.includes('*'))).toBe(true)
    await page.context().close()
  })

  it('of rows that are gone meanwhile says that there is nothing', async () => {
    await post('base/campus/add', { code: 'GONE', name: '旧址校区', enabled: true })
    const page = await person('admin', '/base/campus?params.code=GONE')
    await tick(row(page, '旧址校区').getByRole('checkbox'))
    const [gone] = await asked<readonly { id: string }[]>('base/campus/list?params.code=GONE')
    const removed = new FormData()
    removed.set('ids', gone?.id ?? '')
    await post('base/campus/remove', removed)
    await button(page.getByRole('main'), '更多').click()
    await page.getByRole('menuitem', { name: '导出' }).click()
    await button(page.getByRole('dialog', { name: '导出校区' }), '导出 1 条').click()
    await page.getByText('没有可导出的数据！').waitFor()
    await page.context().close()
  })
})

describe('a file', () => {
  it('is sent up with a row, and comes back the same by a link that cannot be made to last and ends with the sign-in', async () => {
    const page = await person('admin', '/system/file')
    // Beyond 5 MB it goes in parts, each with its hash.
    const buffer = Buffer.from('校园网络使用规定\r\n第一条\r\n'.repeat(150_000))
    await button(page, '新增').click()
    const form = page.getByRole('dialog').filter({ hasText: '文件编码' })
    await form.getByLabel('文件编码').fill('network-rules')
    await form.getByLabel('文件名称').fill('校园网络使用规定')
    await choose(page, form.getByRole('combobox', { name: '文件类别' }), '使用手册')
    await give(page, form, { name: '校园网络使用规定.txt', mimeType: 'text/plain', buffer })
    await form.getByRole('list', { name: '文件' }).getByText('校园网络使用规定.txt').waitFor()
    await button(form, '保存').click()
    await form.waitFor({ state: 'hidden' })

    await button(row(page, 'network-rules'), '查看').click()
    const drawer = page.getByRole('dialog', { name: '系统文件详情' })
    const download = await saved(page, button(drawer, '下载 校园网络使用规定.txt'))
    expect(download.suggestedFilename()).toBe('校园网络使用规定.txt')
    expect(await readFile(await download.path())).toEqual(buffer)

    const link = new URL(download.url().replace(portal.address, portal.url))
    const other = new URL(link)
    other.searchParams.set('exp', `${Number(link.searchParams.get('exp')) + 3600}`)
    expect([(await fetch(link)).status, (await fetch(other)).status]).toEqual([200, 403])
    await ask(portal.url, 'auth/logOut', await heldToken(page))
    expect((await fetch(link)).status).toBe(403)
    await page.context().close()
  })
})

describe('a scheduled job', () => {
  it('is run by hand, and the log tells what came of it', async () => {
    const page = await person('admin', '/resource/job')
    await button(row(page, '清理过期会话与验证码').first(), '更多操作').click()
    await page.getByRole('menuitem', { name: '立即执行', exact: true }).click()
    await button(page.getByRole('alertdialog'), '立即执行').click()
    await page.getByText('立即执行成功').waitFor()

    await page.goto(`${portal.address}/resource/job-log`)
    await expect
      .poll(
        async () => {
          await button(page, '刷新').click()
          return row(page, '清理过期会话与验证码').filter({ hasText: '已完成' }).count()
        },
        { timeout: 30_000 },
      )
      .toBeGreaterThan(0)
    await page.context().close()
  })
})
