import type { Locator, Page } from 'playwright'
import { beforeAll, expect, it } from 'vitest'
import { daysAfter } from '#domain/kernel/days.ts'
import { tiedForAward } from '#tests/support/award-college.ts'
import { button, choose, row, seen } from '#tests/support/browser.ts'
import { pdf } from '#tests/support/files.ts'
import { classmateAt, pauseJob, sameCollege } from '#tests/support/same-college.ts'
import { visitPortal } from '#tests/support/visit-portal.ts'

const portal = visitPortal()
const student = '汤雅莹'
const mate = '杨心洁'
/** Milliseconds that the clock of the college was moved ahead. */
let ahead = 0
const today = () => new Date(Date.now() + ahead + 8 * 3_600_000).toISOString().slice(0, 10)

const seats = new Map<string, Promise<Page>>()

/** Where somebody sits, until the clock is moved. */
function seatOf(at: string, sit: () => Promise<Page>): Promise<Page> {
  const seat = seats.get(at) ?? sit()
  seats.set(at, seat)
  return seat
}

/** Where somebody of the staff sits. */
const staff = (account: string) => seatOf(account, () => portal.newcomer(account))

/** Lets the college come to a time of its own, `yyyy-MM-dd HH:mm`: everybody signs in anew that day. */
async function come(to: string) {
  const moment = new Date(`${to.replace(' ', 'T')}:00+08:00`)
  ahead = moment.getTime() - Date.now()
  await portal.moveClock(moment)
  for (const seat of seats.values()) await (await seat).context().close()
  seats.clear()
}

/** What a student does at a phone. */
const onPhone = async <Done>(account: string, act: (phone: Page) => Promise<Done>): Promise<Done> =>
  act(await seatOf(`phone of ${account}`, () => portal.newPhone(account)))

/** Opens a screen again until it says so: what the clock does takes it a moment. */
async function isSaid(open: () => Promise<unknown>, what: Locator) {
  for (let looks = 0; looks < 30; looks += 1) {
    await open()
    const said = what.waitFor({ timeout: 3000 })
    if (
      await said.then(
        () => true,
        () => false,
      )
    )
      return
  }
  throw new Error(`Not said: ${what}`)
}

/** Looks for something in a list. */
async function search(page: Page, path: string, words: string) {
  await page.goto(`${portal.url}/${path}`)
  await page.getByRole('searchbox', { name: '搜索' }).fill(words)
}

/** One’s own application of that name, in that state. */
const application = (phone: Page, title: string, state: string) =>
  phone.getByRole('listitem').filter({ hasText: title }).filter({ hasText: state }).first()

/** Opens what waits of that name. */
async function openCase(page: Page, path: string, title: string) {
  const its = page.getByRole('listitem').filter({ hasText: title }).getByRole('button').first()
  await isSaid(async () => {
    await page.goto(`${portal.url}/${path}`)
    await page.getByRole('searchbox', { name: '搜索申请或学生' }).fill(title)
  }, its)
  await its.click()
}

/** Says yes, as that account, to the application of that name, with what its step asks for beside. */
async function approve(
  account: string,
  path: string,
  title: string,
  asked?: Readonly<Record<string, string>>,
) {
  const page = await staff(account)
  await openCase(page, path, title)
  await button(page.getByRole('article'), /^同意/).click()
  if (asked) {
    const dialog = page.getByRole('dialog')
    for (const [field, option] of Object.entries(asked))
      await choose(page, dialog.getByRole('combobox', { name: field }), option)
    await button(dialog, '同意').click()
  }
  await seen(page.getByText('已同意')).waitFor()
}

/** Begins an application on a phone, fills it in and hands it in. */
async function apply(phone: Page, path: string, fill: (form: Locator) => Promise<void>) {
  await phone.goto(`${portal.url}/${path}`)
  await button(phone, '新建申请').first().click()
  const form = phone.getByRole('dialog', { name: '新建申请' })
  await fill(form)
  await button(form, '保存').click()
  await button(phone, '提交申请').click()
  await seen(phone.getByText('审批进度').or(phone.getByText('审批中'))).waitFor()
}

/** Encloses a paper with an application. */
async function enclose(form: Locator, field: string, name: string) {
  const files = form.getByRole('group', { name: field })
  const buffer = Buffer.from(pdf(name))
  await files.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer })
  await files.getByText(name).waitFor()
}

let students: Awaited<ReturnType<typeof classmateAt>>
beforeAll(async () => {
  await sameCollege(portal.url)
  await pauseJob(portal.url, 'prepare-desks')
  students = await classmateAt(portal.url, 'postgraduate', mate)
})

const change = 'records/change-apply'

/** Everybody who decides a change, one after another, and the registry gives it a number. */
async function decideChange(title: string, docNo: string, day: string, { lodging = false } = {}) {
  await approve('counsellor', 'records/change-counsellor', title)
  for (const account of ['department', ...(lodging ? ['dormmaster'] : []), 'admin', 'leader'])
    await approve(account, 'records/change-audit', title)
  const registry = await staff('admin')
  await search(registry, 'records/change-deal', student)
  await button(row(registry, student), '登记文号与安排').click()
  const dialog = registry.getByRole('dialog')
  await dialog.getByLabel('批准文号').fill(docNo)
  await dialog.getByLabel('生效日期').fill(day)
  await button(dialog, '登记文号与安排').click()
  await row(registry, student).getByText(docNo).waitFor()
}

/** The roll says of the student what follows from it. */
async function isOnRoll(state: string) {
  const page = await staff('counsellor')
  const said = row(page, student).getByText(state, { exact: true })
  await isSaid(() => search(page, 'records/roster', student), said)
}

/** The student reads on the phone what became of it. */
const reads = (title: string, state: string) =>
  onPhone('student', (phone) =>
    isSaid(() => phone.goto(`${portal.url}/${change}`), application(phone, title, state)),
  )

async function askForSuspension(phone: Page, leaves: string) {
  // Of what a student asks for, one is under way at a time.
  await phone.goto(`${portal.url}/${change}`)
  await button(phone, new RegExp(`${student} 国内访学`)).click()
  await button(phone, '撤回申请').click()
  await button(phone.getByRole('alertdialog'), '撤回申请').click()
  await isSaid(() => phone.goto(`${portal.url}/${change}`), application(phone, '国内访学', '已撤回'))
  await apply(phone, change, async (form) => {
    await choose(phone, form.getByRole('combobox', { name: '申请事项' }), '休学')
    await choose(phone, form.getByRole('combobox', { name: '异动原因' }), '疾病')
    await form.getByLabel('情况说明').fill('髌骨骨折术后康复，医院建议休养一学期。')
    await form.getByLabel('异动日期').fill(leaves)
    await form.getByLabel('结束日期').fill(daysAfter(leaves, 180))
    await enclose(form, '家长签字材料', '家长同意书.pdf')
    await enclose(form, '证明材料', '诊断证明.pdf')
  })
}

const askForReturn = (phone: Page, returns: string) =>
  apply(phone, change, async (form) => {
    await choose(phone, form.getByRole('combobox', { name: '申请事项' }), '复学')
    await choose(phone, form.getByRole('combobox', { name: '异动原因' }), '病愈复学')
    await form.getByLabel('情况说明').fill('复查痊愈，申请回原班级学习。')
    await form.getByLabel('异动日期').fill(returns)
    await enclose(form, '证明材料', '康复证明.pdf')
  })

it('a student is suspended on the day that was decided, and comes back to the roll', {
  timeout: 360_000,
}, async () => {
  const leaves = daysAfter(today(), 1)
  await onPhone('student', (phone) => askForSuspension(phone, leaves))
  await decideChange(`${student} 休学`, '学籍〔2026〕101 号', leaves, { lodging: true })
  await reads('休学', '待生效')
  await isOnRoll('在读')
  await come(`${leaves} 08:00`)
  await isOnRoll('休学')
  await reads('休学', '已生效')

  const returns = daysAfter(today(), 1)
  await onPhone('student', (phone) => askForReturn(phone, returns))
  await decideChange(`${student} 复学`, '学籍〔2026〕102 号', returns)
  await come(`${returns} 08:00`)
  await isOnRoll('复学')
  await reads('复学', '已生效')
})

/** What a family of the example says of itself: 40 + 12 points of income and burden, and what comes on top. */
async function sayOfFamily(form: Locator, page: Page) {
  await form.getByLabel('家庭人口数').fill('5')
  await form.getByLabel('劳动力人口数').fill('1')
  await form.getByLabel('赡养人口数').fill('2')
  await form.getByLabel('家庭人均年收入（元）').fill('3600')
  await choose(page, form.getByRole('combobox', { name: '收入来源' }), '工资奖金津贴')
  await page.keyboard.press('Escape')
  await form.getByLabel('家庭成员伤残、大病情况').fill('父亲尿毒症，长期透析。')
  await form.getByRole('switch', { name: '本人承诺所填内容真实' }).press('Space')
}

const hardship = 'affairs/hardship-review'
const objection = '该同学家中上月新购轿车一辆。'

/** The notice of somebody’s case, as everybody reads it. */
async function noticeOf(reader: Page, title: string, who: string): Promise<Locator> {
  await reader.goto(`${portal.url}/personal/usertodo`)
  await reader.getByRole('tab', { name: '公示' }).click()
  const notice = reader.getByRole('region', { name: `${title} · ${who}` })
  await notice.waitFor()
  return notice
}

/** Until when it stands, as it says itself. */
async function endOf(notice: Locator): Promise<string> {
  const words = await notice.getByText(/^公示至 /).textContent()
  return words?.slice(4) ?? ''
}

/** A classmate reads in public who is to be recognised, and objects. */
async function object(phone: Page): Promise<string> {
  const notice = await noticeOf(phone, '困难认定审核 · 困难认定公示', mate)
  await notice.getByText('困难', { exact: true }).waitFor()
  // The family stays out of it.
  expect(await notice.getByText('3600').count()).toBe(0)
  await button(notice, '提出异议').click()
  const dialog = phone.getByRole('dialog')
  await dialog.getByLabel('异议内容').fill(objection)
  await button(dialog, '提出异议').click()
  await notice.getByText('已提出异议', { exact: true }).waitFor()
  return endOf(notice)
}

/** The centre reads the objection, and answers it. */
async function dismiss() {
  const centre = await staff('admin')
  await openCase(centre, hardship, mate)
  await seen(centre.getByRole('article').getByText(objection)).waitFor()
  await centre.getByRole('textbox', { name: '审批意见' }).fill('车辆为营运所购，贷款未清，不影响认定。')
  await button(centre.getByRole('article'), /^异议不成立/).click()
  await seen(centre.getByText('已答复：异议不成立')).waitFor()
}

/** What became of it, told to the one who objected. */
async function isAnswered(phone: Page) {
  await phone.goto(`${portal.url}/personal/mymessage`)
  await seen(phone.getByText('困难认定公示：您提出的异议不成立')).waitFor()
}

it('hardship is recognised after a classmate objected and was answered', { timeout: 360_000 }, async () => {
  const apply_ = 'affairs/hardship-apply'
  await onPhone('postgraduate', (phone) => apply(phone, apply_, (form) => sayOfFamily(form, phone)))
  await approve('counsellor', hardship, mate, {})
  await approve('department', hardship, mate, {})
  await approve('admin', hardship, mate, {})
  const until = await onPhone('student', object)
  await dismiss()
  await onPhone('student', isAnswered)
  await come(until)
  const list = await staff('admin')
  const recognised = row(list, mate).filter({ hasText: '已认定' }).filter({ hasText: '困难' })
  await isSaid(() => search(list, 'affairs/hardship-list', mate), recognised)
  await onPhone('postgraduate', (phone) =>
    isSaid(() => phone.goto(`${portal.url}/${apply_}`), application(phone, '困难认定', '已认定')),
  )
})

const prize = '社会实践奖学金'
const awards = 'award/review'

/** Reads the conditions with the own figures, and asks for the award. */
async function askForAward(phone: Page) {
  await phone.goto(`${portal.url}/award/application`)
  const card = phone.getByRole('region', { name: prize })
  await card.getByText('可以申请').waitFor()
  await card.getByText('本人：第 1 名，共 20 人（5%）').waitFor()
  await apply(phone, 'award/application', async (form) => {
    await choose(phone, form.getByRole('combobox', { name: '评选批次' }), `2025-2026学年${prize}评选`)
    await form.getByLabel('申请理由').fill('暑期参加社区社会实践，获优秀实践报告。')
  })
}

/** The school gives out its one place. */
async function distribute() {
  const school = await staff('admin')
  await search(school, 'award/batch', prize)
  const its = row(school, prize)
  await its.getByRole('button', { name: '更多操作' }).click()
  await school.getByRole('menuitem', { name: '下达名额' }).click()
  await button(school.getByRole('alertdialog'), '下达名额').click()
  await seen(school.getByText('已下达 1 个名额')).waitFor()
}

/** The college reads the ranking, cannot pass who is behind, passes who is before, and turns the other down. */
async function decideTie(total: string) {
  const college = await staff('department')
  await college.goto(`${portal.url}/${awards}?view=ranking`)
  await choose(college, college.getByRole('combobox', { name: '评选批次' }), `2025-2026学年${prize}评选`)
  await row(college, student).filter({ hasText: total }).getByText('名额内').waitFor()
  await row(college, mate).filter({ hasText: total }).getByText('名额外').waitFor()
  await openCase(college, awards, mate)
  await button(college.getByRole('article'), /^同意/).click()
  await seen(college.getByText('按排名和末位并列规则，不在本学院 1 个名额之内')).waitFor()
  await approve('department', awards, student)
  await openCase(college, awards, mate)
  await college.getByRole('textbox', { name: '审批意见' }).fill('同分，智育得分较低，名额已用完。')
  await button(college.getByRole('article'), /^不同意/).click()
  await seen(college.getByText('已驳回')).waitFor()
}

/** The student prints the certificate; what its paper says of number and code comes back. */
async function printCertificate(phone: Page) {
  await phone.goto(`${portal.url}/award/mine`)
  await phone.getByRole('button', { name: prize }).first().waitFor()
  await phone.evaluate(() => {
    window.print = () => {}
  })
  await button(phone, '打印证书').first().click()
  const sheet = phone.locator('[data-print-sheet]')
  await sheet.waitFor({ state: 'attached' })
  const said = (await sheet.textContent()) ?? ''
  for (const word of ['荣誉证书', student, prize, '2025-2026']) expect(said).toContain(word)
  const [number = ''] = /HJ\d{10}/.exec(said) ?? []
  const [code = ''] = /\w{4}-\w{4}-\w{4}/.exec(said) ?? []
  return { number, code }
}

/** Somebody who holds the paper, and has no account, is told that it is true, whose it is as far as is told, and its number. */
async function verifyCertificate({ number, code }: { readonly number: string; readonly code: string }) {
  const stranger = await portal.seat()
  await stranger.goto(`${portal.url}/verify/${code}`)
  await stranger.getByText('文书真实，当前有效').waitFor()
  const said = (await stranger.getByRole('main').textContent()) ?? ''
  expect(said).toContain(number)
  expect(said).toContain(prize)
  expect(said).not.toContain(student)
  await stranger.goto(`${portal.url}/verify/0000-0000-0000`)
  await stranger.getByText('没有找到这份文书').waitFor()
  await stranger.context().close()
}

it('of two who are alike at the last place one is awarded, by the rule of the college', {
  timeout: 360_000,
}, async () => {
  const total = await tiedForAward(portal.url, today(), students.own, students.mate, prize)
  for (const account of ['student', 'postgraduate']) await onPhone(account, askForAward)
  for (const who of [student, mate]) await approve('counsellor', awards, who)
  await distribute()
  await decideTie(`${total}`)
  const shown = (title: string) =>
    onPhone('postgraduate', async (phone) => endOf(await noticeOf(phone, `奖项评审 · ${title}`, student)))
  await come(await shown('学院公示'))
  await approve('admin', awards, student)
  await come(await shown('学校公示'))
  await onPhone('postgraduate', (phone) =>
    isSaid(() => phone.goto(`${portal.url}/award/application`), application(phone, prize, '未通过')),
  )
  await onPhone('student', (phone) =>
    isSaid(() => phone.goto(`${portal.url}/award/application`), application(phone, prize, '已获奖')),
  )
  const certificate = await onPhone('student', printCertificate)
  expect(certificate.number).not.toBe('')
  await verifyCertificate(certificate)
})
