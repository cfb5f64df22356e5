import '#design-system/theme/styles.css'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { building } from '#domain/base/building.ts'
import { studentFee } from '#domain/fee/student-fee.ts'
import type { PageRow } from '#domain/kernel/infer.ts'
import { fenOf, spokenYuan, yuanOf } from '#domain/kernel/money.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { Desk, signedIn } from '#tests/support/desk.tsx'
import { getPage } from './calls.ts'
import { ListScreen } from './list-screen.tsx'

type Fee = PageRow<typeof studentFee>

let root: Root
/** What each call for sums waits for before it goes out. */
let held: Promise<void> | undefined
let fails = false
const asked: string[] = []

beforeAll(async () => {
  await page.viewport(1440, 900)
  await signedIn()
  const whole = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (!url.includes('/sums')) return whole(input, init)
    asked.push(decodeURIComponent(url))
    await held
    return fails
      ? Response.json({ code: 500, msg: '出错了', success: false }, { status: 500 })
      : whole(input, init)
  })
})
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  held = undefined
  fails = false
  asked.length = 0
})
afterEach(() => root.unmount())

const rows = page.getByRole('row')
const line = rows.filter({ hasText: '合计' })

async function open(resource: AnyResource, search = '') {
  root.render(
    <Desk search={search}>
      <ListScreen resource={resource} title="名单" />
    </Desk>,
  )
  await expect.poll(() => rows.elements().length).toBeGreaterThan(2)
}

/** All rows of a question, page by page. */
async function everyRow(state?: string): Promise<readonly Fee[]> {
  const found: Fee[] = []
  for (let current = 1; ; current++) {
    const { records, pages } = await getPage(studentFee, { size: 100, current, 'params.state': state })
    found.push(...records)
    if (current >= pages) return found
  }
}
const total = (fees: readonly Fee[], name: 'due' | 'paid' | 'owed') =>
  spokenYuan(yuanOf(fees.reduce((sum, fee) => sum + fenOf(fee[name] ?? '0.00'), 0)))

describe('the sums under a list', () => {
  it('are of all its pages, each under its column, and asked once for them', async () => {
    const fees = await everyRow()
    expect(fees.length).toBeGreaterThan(10)
    await open(studentFee, '?size=10')
    await expect.element(line).toMatchTextContent(total(fees, 'due'))
    const cells = [...line.element().children]
    const at = (name: keyof typeof studentFee.fields) =>
      cells.find((cell) => cell.getAttribute('data-title') === studentFee.fields[name].label)?.textContent
    expect([at('studentId'), at('owed'), at('paid'), at('state')]).toEqual([
      ...['合计', total(fees, 'owed'), total(fees, 'paid'), ''],
    ])
    await page.getByRole('button', { name: '第 2 页', exact: true }).click()
    await expect
      .element(page.getByRole('button', { name: '第 2 页' }))
      .toHaveAttribute('aria-current', 'page')
    await expect.element(line).toMatchTextContent(total(fees, 'due'))
    expect(asked).toHaveLength(1)
  })

  it('follow what the list is narrowed by', async () => {
    const [all, paid] = [await everyRow(), await everyRow('paid')]
    expect(paid.length).toBeLessThan(all.length)
    await open(studentFee, '?params.state=paid')
    await expect.element(line).toMatchTextContent(total(paid, 'due'))
    expect(asked.filter((url) => url.includes('params.state=paid'))).toHaveLength(1)
  })

  it('hold no row up, and offer to ask again where they could not be had', async () => {
    let release = () => {}
    held = new Promise((done) => {
      release = done
    })
    fails = true
    await open(studentFee)
    await expect.element(line).toBeVisible()
    expect(line.element().textContent).toBe('合计')
    release()
    const again = page.getByRole('row').getByRole('button', { name: '重试' })
    await expect.element(again).toBeVisible()
    await expect.element(line).not.toBeInTheDocument()
    fails = false
    await again.click()
    await expect.element(line).toMatchTextContent(/\d\.\d\d/)
  })

  it('stand above the cards on a phone', async () => {
    await page.viewport(390, 844)
    await open(studentFee)
    await expect.element(line).toMatchTextContent(/\d\.\d\d/)
    const [sums, card] = [line.element(), rows.nth(1).element()].map((each) => each.getBoundingClientRect())
    expect(sums?.bottom).toBeLessThanOrEqual(card?.top ?? 0)
    await page.viewport(1440, 900)
  })

  it('are not asked for where the list has none, or shows no column of theirs', async () => {
    await open(building)
    await expect.element(line).not.toBeInTheDocument()
    root.unmount()
    root = createRoot(document.body.appendChild(document.createElement('div')))
    await open({ ...studentFee, columns: ['studentId', 'name', 'state'] })
    await expect.element(line).not.toBeInTheDocument()
    expect(asked).toEqual([])
  })
})
