import type { Page } from 'playwright'
import { it } from 'vitest'
import { button, choose, row, seen } from '#tests/support/browser.ts'
import { sameCollege } from '#tests/support/same-college.ts'
import { visitPortal } from '#tests/support/visit-portal.ts'

const portal = visitPortal()
/** What the demo college has told the student account of. */
const facts = '一学期内累计旷课 22 学时'
const of = { student: '汤雅莹', kind: '严重警告' }

/** Does what a row of the list offers, answers what it asks, and sees the row in that state. */
async function act(page: Page, label: string, state: string, answers?: Readonly<Record<string, string>>) {
  await page.goto(`${portal.url}/affairs/punishment`)
  await page.getByRole('searchbox', { name: '搜索' }).fill(of.student)
  const its = row(page, of.student).filter({ hasText: of.kind })
  await button(its, label).click()
  if (answers) {
    const dialog = page.getByRole('dialog')
    for (const [field, answer] of Object.entries(answers)) await dialog.getByLabel(field).fill(answer)
    await button(dialog, label).click()
  }
  await its.getByText(state).waitFor()
}

/** Says yes to the case, with what its step asks for beside. */
async function approve(page: Page, path: string, asked?: Readonly<Record<string, string>>) {
  await page.goto(`${portal.url}/affairs/${path}`)
  await page.getByRole('listitem').filter({ hasText: of.student }).getByRole('button').first().click()
  await button(page.getByRole('article'), /^同意/).click()
  if (asked) {
    const dialog = page.getByRole('dialog')
    for (const [field, option] of Object.entries(asked))
      await choose(page, dialog.getByRole('combobox', { name: field }), option)
    await button(dialog, '同意').click()
  }
  await seen(page.getByText('已同意')).waitFor()
}

/** The student’s own card of it, on a phone. */
const own = (phone: Page) => phone.getByRole('region').filter({ hasText: facts })

async function answer(phone: Page, label: string, words?: string) {
  await phone.goto(`${portal.url}/affairs/punishment-notice`)
  await button(own(phone), label).click()
  const dialog = phone.getByRole('dialog').or(phone.getByRole('alertdialog'))
  if (words) await dialog.getByLabel(label).last().fill(words)
  await button(dialog, label).click()
  await dialog.waitFor({ state: 'hidden' })
}

async function appeal(phone: Page) {
  await phone.goto(`${portal.url}/affairs/punishment-appeal`)
  await button(phone, '新建申请').click()
  const form = phone.getByRole('dialog', { name: '新建申请' })
  await choose(phone, form.getByRole('combobox', { name: '违纪处分' }), `${of.student} ${of.kind}`)
  await form.getByLabel('申诉理由').fill('其中 6 学时是公假，有学院批准的材料。')
  await button(form, '保存').click()
  await button(phone, '提交申请').click()
  await seen(phone.getByText('审批中')).waitFor()
}

it('a student is heard, punished, appeals, and has it changed', async () => {
  await sameCollege(portal.url)
  const [phone, counsellor, college, admin] = await Promise.all([
    portal.newPhone('student'),
    portal.newcomer('counsellor'),
    portal.newcomer('department'),
    portal.newcomer('admin'),
  ])
  await answer(phone, '陈述和申辩', '事实无异议，其中 6 学时是公假。')
  await act(counsellor, '报请审批', '审批中')
  await approve(college, 'punishment-examine')
  await approve(admin, 'punishment-examine')
  const decidedOn = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  await act(admin, '下达决定书', '待送达', { 决定书文号: '校学处〔2026〕88号', 决定日期: decidedOn })
  await answer(phone, '签收决定书')
  await own(phone).getByText('执行中').waitFor()

  await appeal(phone)
  await approve(admin, 'punishment-appeal-examine', { 申诉结论: '变更处分', 变更后的处分: '警告' })
  await phone.goto(`${portal.url}/affairs/punishment-notice`)
  await own(phone).getByRole('heading', { name: '警告', exact: true }).waitFor()
})
