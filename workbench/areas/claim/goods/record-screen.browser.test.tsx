import '#design-system/theme/styles.css'
import axe from 'axe-core'
import { pinyin } from 'pinyin-pro'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { GoodsDesk } from '#domain/claim/goods/desk-calls.ts'
import { goodsOrder } from '#domain/claim/goods/order.ts'
import { Desk, signedIn } from '#tests/support/desk.tsx'
import { getList } from '#workbench/engine/calls.ts'
import { http } from '#workbench/http/http.ts'
import { RecordScreen } from './record-screen.tsx'

let root: Root
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const box = page.getByRole('textbox', { name: '查找学生' })

beforeAll(async () => {
  await page.viewport(1440, 900)
  await signedIn('verifier')
})
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <Desk>
      <RecordScreen kind="military" />
    </Desk>,
  )
})
afterEach(() => root.unmount())

/** What axe finds, once nothing moves or fades any more. */
async function faults() {
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})))
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

/** Somebody whose clothes are paid for and still to be handed over. */
async function waiting(): Promise<GoodsDesk> {
  const [order] = await getList(goodsOrder, { 'params.kind': 'military', 'params.state': 'paid', size: 1 })
  return http<GoodsDesk>('claim/goods/desk', { query: { kind: 'military', id: order?.admittedId } })
}
const now = (id: string) => http<GoodsDesk>('claim/goods/desk', { query: { kind: 'military', id } })

async function find(text: string) {
  await box.fill(text)
  await userEvent.keyboard('{Enter}')
}

describe('the desk of a kind of goods', () => {
  it('hands over what was paid for, by keys alone, and takes it back', async () => {
    const { student } = await waiting()
    await find(student.candidateNo)
    await expect.element(button('领取')).toBeVisible()
    expect(await faults()).toEqual([])
    await button('领取').click()
    const dialog = page.getByRole('dialog', { name: '领取' })
    await expect.element(dialog.getByText('作训服上衣')).toBeVisible()
    expect(await faults()).toEqual([])
    await userEvent.keyboard('{Enter}')
    await expect.poll(async () => (await now(student.id)).standing?.state).toBe('received')
    await button('撤销').first().click()
    await expect.poll(async () => (await now(student.id)).standing?.state).toBe('paid')
  })

  it('shows whom pinyin means while it is typed', async () => {
    const { student } = await waiting()
    await box.fill(pinyin(student.name, { pattern: 'first', toneType: 'none', separator: '' }))
    await button(`选择${student.name}`).first().click()
    await expect.element(page.getByText(student.idNo)).toBeVisible()
    await expect.element(page.getByRole('grid', { name: '找到的学生' })).not.toBeInTheDocument()
  })

  it('says who is not on the list, and asks for more than one letter', async () => {
    await find('查无此人')
    await expect.element(page.getByText('名单中没有找到该学生，请核对证件、卡片或姓名')).toBeVisible()
    await find('王')
    await expect.element(page.getByText('请输入至少两个字的姓名，或完整的证件号码')).toBeVisible()
  })

  it('takes nothing back without a reason', async () => {
    const { student } = await waiting()
    await find(student.candidateNo)
    await button('退货与退款').click()
    await button('确认退货与退款').click()
    await expect.element(page.getByText('请填写原因')).toBeVisible()
    expect((await now(student.id)).standing?.state).toBe('paid')
  })

  it('hears a keyboard reader while nobody types, and shows no identity number', async () => {
    const { student } = await waiting()
    ;(document.activeElement as HTMLElement | null)?.blur()
    await expect.element(box).not.toHaveFocus()
    await userEvent.keyboard('11010519491231002X{Enter}')
    await expect.element(page.getByText('名单中没有找到该学生，请核对证件、卡片或姓名')).toBeVisible()
    await find(student.candidateNo)
    await expect.element(page.getByText(student.idNo)).toBeVisible()
    expect(student.idNo).toMatch(/^\d{2}\*{16}$/)
  })
})
