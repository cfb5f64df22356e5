import '#design-system/theme/styles.css'
import axe from 'axe-core'
import { sql } from 'kysely'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { admittedStudent } from '#domain/admissions/admitted-student.ts'
import type { OwnCode } from '#domain/claim/own-code.ts'
import { verification } from '#domain/claim/verification.ts'
import { Desk, signedIn } from '#tests/support/desk.tsx'
import { getList } from '#workbench/engine/calls.ts'
import { genericScreen } from '#workbench/engine/generic-screen.tsx'
import { http } from '#workbench/http/http.ts'
import { Screen as Print } from './verify-print.tsx'
import { CodePanel } from './verify-qr/code-panel.tsx'
import { Screen as Code } from './verify-qr.tsx'

let root: Root

const open = (drawn: ReactNode, search = '') => root.render(<Desk search={search}>{drawn}</Desk>)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const faults = async () => {
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
const fits = () => document.documentElement.scrollWidth <= window.innerWidth

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  root.unmount()
  vi.restoreAllMocks()
  await page.viewport(1440, 900)
})

describe('the code of a newcomer', () => {
  it('is shown with what to bring, on a phone too, and nothing is wrong with it by axe', async () => {
    await page.viewport(390, 844)
    await signedIn('newstudent')
    open(<Code />)
    await expect.element(page.getByRole('img', { name: '二维码：新生核验' })).toBeVisible()
    await expect.element(page.getByText('本人身份证原件')).toBeVisible()
    await expect.element(page.getByText('未报到')).toBeVisible()
    expect(fits()).toBe(true)
    expect(await faults()).toEqual([])
  })

  it('is gone when its time is over, and can be fetched again', async () => {
    await signedIn('newstudent')
    const onRenew = vi.fn()
    const since = Date.now() - 95_000
    open(<CodePanel code="x" since={since} seconds={90} renewal={60} fault="网络异常" onRenew={onRenew} />)
    await expect.element(page.getByText('二维码已失效')).toBeVisible()
    expect(page.getByRole('img', { name: /二维码/ }).elements()).toEqual([])
    await button('重新获取').click()
    expect(onRenew).toHaveBeenCalledOnce()
  })

  it('is still shown to who has arrived, for the desks of goods', async () => {
    await page.viewport(390, 844)
    const { app } = await signedIn('newstudent')
    const { student } = await http<OwnCode>('claim/verification/code')
    const become = (arrival: string) =>
      sql`update admissions_admitted_student set arrival = ${arrival},
      arrived_at = case ${arrival}::text when 'arrived' then now() end where id = ${student?.id}`.execute(
        app.db,
      )
    await become('arrived')
    open(<Code />)
    await expect.element(page.getByText('可以出示此二维码代替证件', { exact: false })).toBeVisible()
    await expect.element(page.getByRole('img', { name: '二维码：新生核验' })).toBeVisible()
    await expect.element(button('刷新二维码')).toBeVisible()
    expect(fits()).toBe(true)
    await become('awaited')
  })
})

describe('the figures of the day of arrival', () => {
  it('are those of the list, by department, major and class', async () => {
    await page.viewport(390, 844)
    await signedIn('admin')
    const Statistics = await genericScreen('claim/verify-stats')
    open(Statistics && <Statistics />)
    const grid = page.getByRole('grid', { name: '统计表' })
    await expect.element(page.getByText('录取年份：2026级', { exact: false })).toBeVisible()
    await expect.element(grid.getByText('信息工程学院')).toBeVisible()
    expect(fits()).toBe(true)
    await page.viewport(1440, 900)
    const rows = await getList(admittedStudent, {})
    const arrived = rows.filter(({ arrival }) => arrival === 'arrived')
    expect(arrived.length).toBeGreaterThan(20)
    const lead = grid.getByRole('link', { name: String(arrived.length), exact: true }).first()
    await expect.element(lead).toHaveAttribute('href', expect.stringMatching(/student-list.*year.*2026/))
    expect(await faults()).toEqual([])
  })
})

describe('what is printed', () => {
  it('is a slip for each who was let in, without the number of a document', async () => {
    await signedIn('verifier')
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    const rows = await getList(verification, { sort: '-tappedAt' })
    const passed = rows.filter((row) => row.passed && !row.undoneAt).slice(0, 2)
    const stopped = rows.find((row) => !row.passed)
    const { slips } = await http<{ slips: readonly unknown[] }>('claim/verification/slips', {
      method: 'POST',
      body: { ids: [...passed, stopped].map((row) => row?.id) },
    })
    expect(slips).toHaveLength(2)
    open(<Print />, '?params.passed=true')
    await button('打印凭条（80 毫米）').click()
    await expect.element(page.getByText('请先勾选要打印凭条的核验结果')).toBeVisible()
    expect(await faults()).toEqual([])
    await page.getByRole('grid', { name: '核验结果' }).getByRole('checkbox').nth(1).click()
    await button('打印凭条（A4）').click()
    await expect.poll(() => print.mock.calls.length).toBe(1)
    const paper = document.querySelector('[data-print-sheet]')
    expect(paper?.textContent).toContain('新生报到凭条')
    expect(paper?.textContent).not.toMatch(/\d{17}[\dX]|\*{4}/)
    window.dispatchEvent(new Event('afterprint'))
    await expect.poll(() => document.querySelector('[data-print-sheet]')).toBeNull()
  })
})

describe('taking a pass back', () => {
  it('asks for a reason, and keeps it with the result', async () => {
    await signedIn('admin')
    const rows = await getList(verification, { sort: '-tappedAt' })
    const row = rows.find(({ passed, undoneAt }) => passed && !undoneAt)
    const Results = await genericScreen('claim/verify-result')
    open(Results && <Results />, `?params.candidateNo=${row?.candidateNo}&params.passed=true&sort=-tappedAt`)
    await page.getByRole('button', { name: '更多操作' }).first().click()
    await page.getByRole('menuitem', { name: '撤销核验' }).click()
    const dialog = page.getByRole('dialog', { name: `撤销核验：${row?.name}` })
    await dialog.getByRole('button', { name: '撤销核验' }).click()
    await expect.element(dialog.getByText('请填写撤销原因')).toBeVisible()
    await dialog.getByRole('textbox').fill('错')
    await expect.element(dialog.getByText('请填写至少两个字的原因')).toBeVisible()
    expect(await faults()).toEqual([])
    await dialog.getByRole('textbox').fill('刷错证件')
    await dialog.getByRole('button', { name: '撤销核验' }).click()
    await expect.element(page.getByText('撤销核验成功')).toBeVisible()
    const kept = (await getList(verification, {})).find(({ id }) => id === row?.id)
    expect(kept).toMatchObject({ undoReason: '刷错证件' })
    expect(kept?.can).not.toContain('undo')
  })
})
