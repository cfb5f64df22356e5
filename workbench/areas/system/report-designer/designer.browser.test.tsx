import '#design-system/theme/styles.css'
import axe from 'axe-core'
import { sql } from 'kysely'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
// As the registry does before it draws the screen: the sources of reports are what all areas bring.
import '#domain/index.ts'
import type { Layout } from '#domain/reports/layout.ts'
import { Desk, signedIn } from '#tests/support/desk.tsx'
import { Screen } from '#workbench/areas/system/report-designer.tsx'

type Server = Awaited<ReturnType<typeof signedIn>>
let server: Server
let root: Root
let id: string

const kept = async () => {
  const { rows } = await sql<{ layout: string }>`select layout from system_report where id = ${id}`.execute(
    server.app.db,
  )
  return JSON.parse(rows[0]?.layout ?? '{}') as Layout
}
const column = (name: RegExp) => page.getByRole('button', { name })
const columnsKept = async () => {
  const { detail } = await kept()
  return detail.is === 'grid' ? detail.columns : []
}

beforeAll(async () => {
  await page.viewport(1440, 900)
  server = await signedIn()
  const { rows } = await sql<{
    id: string
  }>`select id from system_report where code = 'building-list'`.execute(server.app.db)
  id = rows[0]?.id ?? ''
})
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <Desk search={`?report=${id}`}>
      <Screen />
    </Desk>,
  )
})
afterEach(async () => {
  root.unmount()
  await page.viewport(1440, 900)
})

const save = async () => {
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect.element(page.getByText('版面已保存').first()).toBeVisible()
}

describe('the desk of a report', () => {
  it('moves and sizes a column by keys, takes it back, and keeps it', async () => {
    await column(/^第 2 列：建筑名称，宽 40/).click()
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
    await expect.element(column(/^第 3 列：建筑名称，宽 42/)).toHaveFocus()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(column(/^第 3 列：建筑名称，宽 40/)).toBeVisible()
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await save()
    expect((await columnsKept()).slice(0, 3).map(({ field, width }) => [field, width])).toEqual([
      ['code', 24],
      ['kind', 24],
      ['name', 42],
    ])
  })

  it('puts an average into a band, which shows among real rows beside it', async () => {
    await page.getByRole('button', { name: /^分组尾（/ }).click()
    await page.getByRole('button', { name: '统计', exact: true }).click()
    await page.getByRole('combobox', { name: '统计方式' }).click()
    await page.getByRole('option', { name: '平均值' }).click()
    await page.getByRole('textbox', { name: '前面的文字' }).fill('平均楼层：')
    await page.getByRole('radio', { name: '对照' }).click()
    await expect
      .element(page.getByRole('img', { name: '第 1 页预览' }))
      .toMatchTextContent(/平均楼层：[\d.]+/)
  })

  it('of two who design it, the later one decides', async () => {
    await column(/^第 1 列：/).click()
    await sql`update system_report set revision = revision + 1 where id = ${id}`.execute(server.app.db)
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    const [before] = await columnsKept()
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await expect.element(page.getByRole('dialog', { name: '版面已被他人修改' })).toBeVisible()
    expect((await columnsKept())[0]).toEqual(before)
    await page.getByRole('button', { name: '用我的版面覆盖' }).click()
    await expect.poll(async () => (await columnsKept())[0]?.width).toBe((before?.width ?? 0) + 1)
  })

  it('has no fault that axe finds', async () => {
    await column(/^第 1 列：/).click()
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
    expect(violations.map(({ id: rule, nodes }) => [rule, nodes[0]?.html])).toEqual([])
  })

  it('on a narrow screen is looked at, and says so', async () => {
    await page.viewport(390, 844)
    await expect.element(page.getByText('屏幕较窄，这里可以预览和导出；请在电脑上设计版面。')).toBeVisible()
    await expect.element(page.getByRole('img', { name: '第 1 页预览' })).toBeVisible()
    expect(page.getByRole('button', { name: '保存', exact: true }).elements()).toEqual([])
  })
})
