import '#design-system/theme/styles.css'
import axe from 'axe-core'
import { sql } from 'kysely'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { feeBody } from '#domain/fee/body.ts'
import { feeProject } from '#domain/fee/project.ts'
import { feeStandard } from '#domain/fee/standard.ts'
import { feeTemplate } from '#domain/fee/template.ts'
import type { AnyTable } from '#domain/kernel/table.ts'
import { accountRequest } from '#domain/system/account-request.ts'
import { Desk, signedIn } from '#tests/support/desk.tsx'
import { insertRows, tenantId } from '#tests/support/server-parts.ts'
import { act, getList } from '#workbench/engine/calls.ts'
import { genericScreen } from '#workbench/engine/generic-screen.tsx'

let root: Root
const button = (name: string) => page.getByRole('button', { name, exact: true })
const faults = async () => {
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** So many people ask for an account; the first of them was refused meanwhile. */
async function requests(names: readonly string[], refused: readonly string[] = []) {
  const { app } = await signedIn('admin')
  const rows = names.map((name) => ({
    id: crypto.randomUUID(),
    name,
    kind: 'other' as const,
    phone: '13800000000',
    reason: '校外人员',
    state: refused.includes(name) ? ('refused' as const) : ('pending' as const),
    requestedAt: '2026-09-01 08:00:00',
  }))
  await insertRows(app.db, accountRequest, tenantId, rows)
  return { app, rows }
}
/** Two standards of one year, and one of the next. */
async function standards() {
  const { app } = await signedIn('admin')
  const [bodyId, one, other] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  const project = { bodyId, kind: '01' as const, prepaid: false, refundable: true, sort: 1, enabled: true }
  const keep = (
    table: AnyTable,
    ...rows: readonly (Readonly<Record<string, unknown>> & { readonly id: string })[]
  ) => insertRows(app.db, table, tenantId, rows)
  await keep(feeBody, { id: bodyId, code: 'HC', name: '合成主体', kind: 'school', enabled: true })
  await keep(feeProject, { id: one, code: 'HC1', name: '合成一', ...project })
  await keep(feeProject, { id: other, code: 'HC2', name: '合成二', ...project })
  const standard = (name: string, projectId: string, academicYear: string) => ({
    ...{
      id: crypto.randomUUID(),
      name,
      projectId,
      academicYear,
      amount: 100,
      dueOn: '2031-09-30',
      covers: '',
    },
  })
  await keep(
    feeStandard,
    standard('合成甲', one, '2031-2032'),
    standard('合成乙', other, '2031-2032'),
    standard('合成丙', one, '2032-2033'),
  )
}
const stateOf = async (name: string) =>
  (await getList(accountRequest, { params: { name } })).map(({ state }) => state)

async function open(search: string) {
  const Requests = await genericScreen('system/account-request')
  root.render(
    <Desk key={search} search={search}>
      {Requests && <Requests />}
    </Desk>,
  )
}

beforeEach(async () => {
  await page.viewport(1440, 900)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => root.unmount())

describe('an action that asks', () => {
  it('is done with one row by a form that keeps what was typed, and says at the field what is missing', async () => {
    await requests(['问一人'])
    await open('?params.name=问一人')
    await button('更多操作').click()
    await page.getByRole('menuitem', { name: '驳回' }).click()
    const dialog = page.getByRole('dialog', { name: '驳回：问一人' })
    await expect.element(dialog.getByText('驳回后不会开通账号', { exact: false })).toBeVisible()
    await dialog.getByRole('button', { name: '驳回' }).click()
    await expect.element(dialog.getByText('请填写驳回原因')).toBeVisible()
    expect(await faults()).toEqual([])
    await dialog.getByRole('textbox', { name: '驳回原因' }).fill('材料不全')
    await dialog.getByRole('button', { name: '驳回' }).click()
    await expect.element(page.getByText('驳回成功')).toBeVisible()
    await expect.poll(() => stateOf('问一人')).toEqual(['refused'])
  })

  it('is done with many rows by the same form, and says for each why it was not', async () => {
    await requests(['问多甲', '问多乙', '问多丙'], ['问多甲'])
    await open('?params.name=问多')
    await expect.element(page.getByRole('grid').getByText('问多丙')).toBeVisible()
    const all = page.getByRole('checkbox', { name: '选择本页全部' })
    await all.click({ force: true })
    await expect.element(all).toBeChecked()
    await button('批量驳回（3）').click()
    const dialog = page.getByRole('dialog', { name: '驳回：所选 3 条' })
    await dialog.getByRole('textbox', { name: '驳回原因' }).fill('材料不全')
    await dialog.getByRole('button', { name: '驳回' }).click()
    const outcome = page.getByRole('dialog', { name: '驳回' })
    await expect.element(outcome.getByText('成功 2 条，未执行 1 条')).toBeVisible()
    await expect.element(outcome.getByText('当前为“已驳回”，不能执行此操作')).toBeVisible()
  })

  it('is done with all chosen rows at once, which are alike, and leads to the row that it makes of them', async () => {
    await standards()
    const Standards = await genericScreen('fee/standard')
    root.render(<Desk search="?params.name=合成&sort=name">{Standards && <Standards />}</Desk>)
    const choose = (name: string) =>
      page.getByRole('row').filter({ hasText: name }).getByRole('checkbox').click({ force: true })
    await expect.element(page.getByRole('grid').getByText('合成甲')).toBeVisible()
    await choose('合成甲')
    await choose('合成丙')
    await button('汇成模板（2）').click()
    await expect.element(page.getByText('所选收费标准的“学年”不一致，不能一起办理')).toBeVisible()
    await choose('合成丙')
    await choose('合成乙')
    await button('汇成模板（2）').click()
    const dialog = page.getByRole('dialog', { name: '汇成模板：所选 2 条' })
    await expect.element(dialog.getByText('2031-2032')).toBeVisible()
    await expect.element(dialog.getByText('合成甲、合成乙')).toBeVisible()
    await dialog.getByRole('textbox', { name: '模板代码' }).fill('HC')
    await dialog.getByRole('textbox', { name: '模板名称' }).fill('合成模板')
    await dialog.getByRole('button', { name: '汇成模板' }).click()
    await expect.element(page.getByText('已生成收费模板“合成模板”')).toBeVisible()
    await expect.element(button('查看').last()).toBeVisible()
    expect(await getList(feeTemplate, { params: { name: '合成模板' } })).toHaveLength(1)
  })

  it('F-16: sent by a double click, by a key and a click, or again after going back, is done once and told once', async () => {
    const { app, rows } = await requests(['问双击', '问回车', '问返回'])
    const times = async (name: string) => {
      const { rows: found } = await sql<{
        times: number
      }>`select count(*)::int as times from security_change_record
        where resource = 'system.account-request' and verb = 'refuse' and row_title = ${name}`.execute(app.db)
      return found[0]?.times
    }
    const told = page.getByText('驳回成功', { exact: true })
    const dialogOf = async (name: string) => {
      await open(`?params.name=${name}`)
      await button('更多操作').click()
      await page.getByRole('menuitem', { name: '驳回' }).click()
      const dialog = page.getByRole('dialog', { name: `驳回：${name}` })
      await dialog.getByRole('textbox', { name: '驳回原因' }).fill('材料不全')
      return { dialog, send: dialog.getByRole('button', { name: '驳回' }) }
    }
    const twice = await dialogOf('问双击')
    await twice.send.dblClick()
    await expect.element(twice.dialog).not.toBeInTheDocument()
    expect(await times('问双击')).toBe(1)

    const both = await dialogOf('问回车')
    const key = { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }
    both.dialog.getByRole('textbox').element().dispatchEvent(new KeyboardEvent('keydown', key))
    const send = both.send.element()
    if (send instanceof HTMLElement) send.click()
    await expect.element(both.dialog).not.toBeInTheDocument()
    expect(await times('问回车')).toBe(1)
    await expect.poll(() => told.elements().length).toBe(2)

    const again = await dialogOf('问返回')
    const answers = { reason: '材料不全' }
    await act(accountRequest, { action: 'refuse', id: rows[2]?.id ?? '', answers })
    await again.send.click()
    await expect.element(again.dialog.getByText('当前为“已驳回”，不能执行此操作')).toBeVisible()
    expect(await times('问返回')).toBe(1)
  })
})
