import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { ask } from '#tests/support/api.ts'
import { button, choose, heldToken, row, seen } from '#tests/support/browser.ts'
import { sameCollege } from '#tests/support/same-college.ts'
import { visitPortal } from '#tests/support/visit-portal.ts'

const portal = visitPortal()
const kind = '事假 1 天'

/** The day of the school's clock, as a date is typed. */
const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)

async function apply(phone: Page) {
  await phone.goto(`${portal.url}/leave/apply`)
  await button(phone, '新建申请').click()
  const form = phone.getByRole('dialog', { name: '新建申请' })
  await choose(phone, form.getByRole('combobox', { name: '请假类型' }), '事假')
  await form.getByLabel('开始日期').fill(today())
  await form.getByLabel('结束日期').fill(today())
  await form.getByLabel('请假事由').fill('家中急事，须连夜返家。')
  for (const name of ['离开校园', '离开本市', '已告知家长'])
    await form.getByRole('switch', { name }).press('Space')
  await button(form, '保存').click()
  await button(phone, '提交申请').click()
  await seen(phone.getByRole('article', { name: kind }).getByText('审批中')).waitFor()
}

/** What the phone says of the leave. */
async function isSaid(phone: Page, state: string) {
  await phone.goto(`${portal.url}/leave/apply`)
  await phone.getByRole('listitem').filter({ hasText: kind }).filter({ hasText: state }).first().waitFor()
}

async function approve(page: Page) {
  await page.goto(`${portal.url}/leave/approval`)
  await button(page, new RegExp(kind)).click()
  await button(page.getByRole('article', { name: kind }), /^同意/)
    .last()
    .click()
  await seen(page.getByText('已同意')).waitFor()
}

/** The student prints the slip; the number and the code that its paper says. */
async function printSlip(phone: Page) {
  await phone.goto(`${portal.url}/leave/apply`)
  await button(phone, new RegExp(kind)).click()
  await phone.evaluate(() => {
    window.print = () => {}
  })
  await button(phone, '打印请假条').click()
  const sheet = phone.locator('[data-print-sheet]')
  await sheet.waitFor({ state: 'attached' })
  const said = (await sheet.textContent()) ?? ''
  for (const word of ['学生请假条', '汤雅莹', '家中急事']) expect(said).toContain(word)
  const [number = ''] = /QJ\d{12}/.exec(said) ?? []
  const [code = ''] = /\w{4}-\w{4}-\w{4}/.exec(said) ?? []
  return { number, code }
}

/** A guard who holds the paper, and has no account, is told by its code whether it is true and what holds now. */
async function verifySlip(
  { number, code }: { readonly number: string; readonly code: string },
  holds: string,
) {
  const stranger = await portal.seat()
  await stranger.goto(`${portal.url}/verify/${code}`)
  await seen(stranger.getByText(holds)).waitFor()
  const said = (await stranger.getByRole('main').textContent()) ?? ''
  for (const word of [number, '事假']) expect(said).toContain(word)
  for (const word of ['汤雅莹', '家中急事']) expect(said).not.toContain(word)
  await stranger.context().close()
}

/** The code that the phone shows now, as a reader would read it. */
async function codeOn(phone: Page, direction: '离校' | '返校'): Promise<string> {
  await phone.goto(`${portal.url}/leave/pass`)
  await phone.getByText(direction, { exact: true }).first().waitFor()
  await phone.getByRole('img', { name: '离校通行码' }).waitFor()
  const { data } = await (await ask(portal.url, 'leave/gate/passes', await heldToken(phone))).json()
  return data.codes[0].text
}

/** Opens the page anew without a network, once the browser has kept it. */
async function reloadWithoutLine(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.context().setOffline(true)
  await page.reload()
}

async function scan(gate: Page, code: string, sent: '已上传' | '待上传') {
  await gate.getByLabel('二维码内容').fill(code)
  await gate.keyboard.press('Enter')
  const verdict = gate.getByRole('alert').filter({ hasText: '已放行' })
  await verdict.getByText(sent).waitFor()
}

/** The counsellor finds the student's leave among those that wait to be cancelled, and it is there no more. */
async function confirmReturn(counsellor: Page, phone: Page) {
  const own = 'leave/application/page?params.state=checking'
  const { data } = await (await ask(portal.url, own, await heldToken(phone))).json()
  await counsellor.goto(`${portal.url}/leave/cancel-approval`)
  const waiting = row(counsellor, data.records[0].number)
  await button(waiting, '确认销假').click()
  await button(counsellor.getByRole('alertdialog'), '确认销假').click()
  await waiting.waitFor({ state: 'hidden' })
}

it('a leave is applied for on a phone, approved twice, verified by the code of its slip, taken through a gate without a line, and closed', async () => {
  await sameCollege(portal.url)
  const [phone, counsellor, college, gate] = await Promise.all([
    portal.newPhone('student'),
    portal.newcomer('counsellor'),
    portal.newcomer('department'),
    portal.person('verifier', '/leave/gate'),
  ])
  await gate.getByLabel('校门名称').fill('东门')
  await apply(phone)
  await approve(counsellor)
  await isSaid(phone, '审批中')
  await approve(college)
  await isSaid(phone, '已批准')
  const slip = await printSlip(phone)
  await verifySlip(slip, '文书真实，当前有效')

  const out = await codeOn(phone, '离校')
  await reloadWithoutLine(phone)
  await phone.getByText('当前没有网络，二维码在 10 分钟内仍可使用。').waitFor()
  await phone.getByRole('img', { name: '离校通行码' }).waitFor()
  await phone.context().setOffline(false)
  await reloadWithoutLine(gate)
  await scan(gate, out, '待上传')
  await gate.getByText('1 条核验待上传').waitFor()
  await isSaid(phone, '已批准')
  await gate.context().setOffline(false)
  await gate.getByText('1 条核验待上传').waitFor({ state: 'hidden' })
  await isSaid(phone, '休假中')

  await scan(gate, await codeOn(phone, '返校'), '已上传')
  await isSaid(phone, '待销假确认')
  await phone.goto(`${portal.url}/leave/pass`)
  await phone.getByText('当前没有可用的通行码').waitFor()

  await confirmReturn(counsellor, phone)
  await isSaid(phone, '已销假')
  await verifySlip(slip, '文书真实，已经结束')
})
