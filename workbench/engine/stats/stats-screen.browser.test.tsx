import '#design-system/theme/styles.css'
import axe from 'axe-core'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { student } from '#domain/base/student.ts'
import { rollStats } from '#domain/records/stats.ts'
import { Desk, signedIn } from '#tests/support/desk.tsx'
import { declared } from '#workbench/portal/declared/declared.ts'
import { StatsScreen } from './stats-screen.tsx'

let root: Root

beforeAll(async () => {
  await page.viewport(1440, 900)
  await signedIn()
  // As the registry does before it draws the screen.
  await declared('base.student')
})
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <Desk>
      <StatsScreen resource={student} title="性别比例" stats={rollStats.gender} />
    </Desk>,
  )
})
afterEach(() => root.unmount())

it('shows figures, charts and a table with sums, cut anew when asked, and leads to the rows behind', async () => {
  const table = page.getByRole('grid', { name: '统计表' })
  await expect.element(table).toBeVisible()
  expect(page.getByRole('figure').elements().length).toBe(3)
  await userEvent.click(page.getByRole('combobox', { name: '分组' }))
  await userEvent.click(page.getByRole('option', { name: '年级' }))
  await expect.element(table.getByRole('columnheader', { name: '年级' })).toBeVisible()
  await expect.element(table.getByText('2026级')).toBeVisible()
  await expect
    .element(table.getByRole('link').first())
    .toHaveAttribute('href', expect.stringContaining('condition='))
  // The menu of the select is half transparent on its way out.
  await expect.element(page.getByRole('option', { name: '年级' })).not.toBeInTheDocument()
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})))
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})

it('leads from its charts to the same lists as its table', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const table = page.getByRole('grid', { name: '统计表' })
  await expect.element(table).toBeVisible()
  const ring = page.getByRole('figure').first()
  await expect.poll(() => ring.element().querySelector('canvas')).not.toBeNull()
  const canvas = ring.element().querySelector('canvas') as HTMLCanvasElement
  const { width, height } = canvas.getBoundingClientRect()
  const position = { x: width / 2 + Math.min(width, height) * 0.27, y: height / 2 }
  const led = () => String(opened.mock.lastCall?.[0])
  // Until the ring has stopped turning: a click leads to the sector that is under the pointer at that moment.
  await expect
    .poll(async () => {
      await userEvent.click(canvas, { position, modifiers: ['Control'] })
      return JSON.parse(new URLSearchParams(led().split('?')[1]).get('condition') ?? '{}').all
    })
    .toContainEqual({ field: 'gender', is: 'among', value: ['1'] })
  await ring.getByRole('button', { name: '以表格显示' }).click()
  const hrefs = ring
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'))
  expect(hrefs.length).toBeGreaterThanOrEqual(2)
  expect(hrefs).toContain(led())
  opened.mockRestore()
})

it('keeps a cut under a name, says when it is another one, and opens with it from then on', async () => {
  const table = page.getByRole('grid', { name: '统计表' })
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const item = (name: string) => page.getByRole('menuitem', { name })
  const cutBy = async (name: string) => {
    await userEvent.click(page.getByRole('combobox', { name: '分组' }))
    await userEvent.click(page.getByRole('option', { name, exact: true }))
    await expect.element(table.getByRole('columnheader', { name })).toBeVisible()
  }
  const saved = page.getByText('视图已保存')
  await cutBy('年级')
  await button(/视图：默认视图/).click()
  await item('另存为新视图…').click()
  await expect
    .element(page.getByText('保存当前的分组、统计时间、对比和筛选条件', { exact: false }))
    .toBeVisible()
  await page.getByRole('textbox', { name: '视图名称' }).fill('各年级')
  await button('保存').click()
  await expect.element(saved).toBeVisible()
  await expect.element(button(/视图：各年级/)).toBeVisible()
  expect(page.getByText('已修改').elements()).toEqual([])

  await cutBy('院系')
  await expect.element(page.getByText('已修改')).toBeVisible()
  await button('还原视图').click()
  await expect.element(table.getByRole('columnheader', { name: '年级' })).toBeVisible()

  await button(/视图：各年级/).click()
  await item('打开页面时使用此视图').click()
  await expect.element(page.getByText('以后打开该页面时使用此视图')).toBeVisible()
  root.unmount()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <Desk>
      <StatsScreen resource={student} title="性别比例" stats={rollStats.gender} />
    </Desk>,
  )
  await expect.element(button(/视图：各年级/)).toBeVisible()
  await expect.element(table.getByRole('columnheader', { name: '年级' })).toBeVisible()
})
