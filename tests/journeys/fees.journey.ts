import { expect, it } from 'vitest'
import { ask, tokenOf } from '#tests/support/api.ts'
import { button, choose, row, seen } from '#tests/support/browser.ts'
import { visitPortal } from '#tests/support/visit-portal.ts'

const portal = visitPortal()

/** What the student of the demo owes, in yuan. */
async function owed(): Promise<string> {
  const { data } = await (await ask(portal.url, 'fee/mine/fees', await tokenOf(portal.url, 'student'))).json()
  return data.fees[0].owed
}

it('a student pays on the phone by Alipay, changes their mind at the computer before that, and the desk gives it back', async () => {
  const before = await owed()
  expect(Number(before)).toBeGreaterThan(0)

  const desk = await portal.person('student', '/fee/my-fee')
  await button(desk, /^支付 ¥/).click()
  await desk.getByText('用微信支付扫码支付').waitFor()
  await button(desk, '取消订单').click()
  await seen(desk.getByText('已关闭')).waitFor()

  const phone = await portal.phone('student', '/fee/my-fee')
  await phone.getByRole('radio', { name: '支付宝' }).press('Space')
  await button(phone, /^支付 ¥/).click()
  await phone.getByRole('link', { name: /^去支付/ }).click()
  await phone.getByRole('heading', { name: '演示收银台' }).waitFor()
  await phone.getByRole('button', { name: '确认支付' }).click()
  await phone.getByText('已支付').waitFor()
  await phone.getByRole('link', { name: '返回我的缴费' }).click()
  await phone.getByText('费用已全部缴清').waitFor()
  await button(phone, '查看收据').first().click()
  await phone.getByRole('article', { name: /^收据 SJ\d{11}$/ }).waitFor()
  expect(await owed()).toBe('0.00')

  const admin = await portal.person('admin', '/fee/order')
  const order = row(admin, '支付宝')
  await order.getByRole('button', { name: '更多操作' }).click()
  await admin.getByRole('menuitem', { name: '原路退款' }).click()
  const dialog = admin.getByRole('dialog', { name: /^原路退款/ })
  await choose(admin, dialog.getByRole('combobox', { name: '退费原因' }), '重复缴费')
  await dialog.getByRole('switch', { name: '仍应缴纳' }).press('Space')
  await button(dialog, '原路退款').click()
  await admin.getByText('已向支付平台申请退款').waitFor()
})
