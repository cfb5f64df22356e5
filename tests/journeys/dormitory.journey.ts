import type { Locator, Page } from 'playwright'
import { expect, it } from 'vitest'
import { ask, tokenOf } from '#tests/support/api.ts'
import { button, choose, row, seen } from '#tests/support/browser.ts'
import { administrator, sameCollege } from '#tests/support/same-college.ts'
import { visitPortal } from '#tests/support/visit-portal.ts'

const portal = visitPortal()

/** Presses what is offered, answers what it asks for, and waits until that was taken. */
async function act(page: Page, within: Page | Locator, label: string, answer?: (dialog: Locator) => unknown) {
  await button(within, label).click()
  if (!answer) return
  const dialog = page.getByRole('dialog', { name: label }).or(page.getByRole('alertdialog', { name: label }))
  await answer(dialog)
  await button(dialog, label).click()
  await dialog.waitFor({ state: 'hidden' })
}

const agreed = () => {}

it('a repair goes from a student’s phone to the dispatcher and the worker’s phone, and comes back to be rated', async () => {
  const fault = '洗手台下水管漏水，地面积水。'
  const [student, worker, dispatcher] = await Promise.all([
    portal.phone('student', '/dormitory/repair-apply'),
    portal.newPhone('repairer'),
    portal.newcomer('dispatcher'),
  ])
  await button(student, '我要报修').click()
  const form = student.getByRole('dialog', { name: '新增报修单' })
  await form.getByRole('combobox', { name: '报修类型' }).click()
  await student.getByRole('treeitem', { name: '给排水' }).click()
  await choose(student, form.getByRole('combobox', { name: '紧急程度' }), '紧急')
  await form.getByLabel('故障描述').fill(fault)
  await button(form, '保存').click()
  const own = student.getByRole('region').filter({ hasText: fault })
  await own.getByText('待受理').waitFor()

  await dispatcher.goto(`${portal.url}/dormitory/repair-dispatch`)
  await button(dispatcher.getByRole('region').filter({ hasText: fault }), '选择维修工').click()
  const whom = dispatcher.getByRole('region', { name: /^派给谁/ })
  await button(whom.getByRole('listitem').filter({ hasText: '推荐' }), '派给维修工').click()
  await whom.waitFor({ state: 'hidden' })

  const job = worker.getByRole('listitem').filter({ hasText: fault })
  await worker.goto(`${portal.url}/dormitory/repair-assigned`)
  await act(worker, job, '接单')
  await job.waitFor({ state: 'hidden' })
  await worker.goto(`${portal.url}/dormitory/repair-confirm`)
  await act(worker, job, '到场')
  await act(worker, job, '完工', (dialog) =>
    dialog.getByLabel('维修结果').fill('更换下水管并试水，不再渗漏。'),
  )

  await student.reload()
  await student.getByRole('radio', { name: '已完工' }).press('Space')
  await own.getByText('更换下水管并试水').waitFor()
  await act(student, own, '验收')
  await button(own, '评价').click()
  const rating = student.getByRole('dialog', { name: '评价' })
  await rating.getByRole('radio', { name: /^4 星/ }).press('Space')
  await button(rating, '提交评价').click()
  await own.getByText('已评价').waitFor()
})

/** Gives an account of students to somebody who sleeps in the student account’s building, and in another room. */
async function neighbourAt(account: string) {
  const { send, accountOf } = await administrator(portal.url)
  const sleeping = async (filter: string): Promise<readonly Stay[]> =>
    (await send(`dormitory/stay/page?size=200&${filter}`)).records.filter(({ until }: Stay) => !until)
  const own = accountOf('student')?.studentId ?? ''
  const [stay] = await sleeping(`params.studentId=${own}`)
  const there = await sleeping(`params.buildingId=${stay?.buildingId}`)
  const neighbour = there.find(({ roomId }) => roomId !== stay?.roomId)
  const studentId = neighbour?.studentId ?? ''
  const user = await send(`system/user/getOne?id=${accountOf(account)?.id}`)
  await send('system/user/update', { ...user, studentId })
  const { studentNo, name } = await send(`base/student/getOne?id=${studentId}`)
  const bedOf = async (id: string) => (await sleeping(`params.studentId=${id}`)).map(({ bedId }) => bedId)
  const beds = async () => [await bedOf(own), await bedOf(studentId)]
  return { studentNo, name, beds }
}

interface Stay {
  readonly studentId: string
  readonly buildingId: string
  readonly roomId: string
  readonly bedId: string
  readonly until: string | null
}

const wish = '汤雅莹 调宿'

async function openOwn(phone: Page) {
  await phone.goto(`${portal.url}/dormitory/room-change-apply`)
  await phone.getByRole('listitem').filter({ hasText: wish }).getByRole('button').first().click()
  return phone.getByRole('dialog', { name: wish })
}

async function approve(account: string, path: string) {
  const page = await portal.person(account, `/dormitory/${path}`)
  await page.getByRole('listitem').filter({ hasText: wish }).getByRole('button').first().click()
  await button(page.getByRole('article'), '同意').click()
  await seen(page.getByText('已同意')).waitFor()
  await page.context().close()
}

it('two students change beds: asked, agreed, approved, moved and confirmed by both', async () => {
  await sameCollege(portal.url)
  const neighbour = await neighbourAt('postgraduate')
  const before = await neighbour.beds()
  const [student, other] = await Promise.all([
    portal.phone('student', '/dormitory/room-change-apply'),
    portal.newPhone('postgraduate'),
  ])
  await button(student, '新建申请').first().click()
  const form = student.getByRole('dialog', { name: '新建申请' })
  await choose(student, form.getByRole('combobox', { name: '调宿计划' }), '2026-2027 学年第一学期调宿')
  await choose(student, form.getByRole('combobox', { name: '调宿方式' }), '两人互换')
  await form.getByLabel('调宿原因').fill('作息不同，与同学商量好互换。')
  await form.getByLabel('对方学号').fill(neighbour.studentNo)
  await form.getByLabel('对方姓名').fill(neighbour.name)
  await button(form, '保存').click()
  await button(student, '提交申请').click()
  await button(student, '撤回申请').waitFor()

  await act(other, await openOwn(other), '同意互换', agreed)
  await approve('counsellor', 'room-change-counsellor')
  await approve('department', 'room-change-examine')
  await approve('admin', 'room-change-examine')

  const admin = await portal.person('admin', '/dormitory/room-change-confirm')
  const change = row(admin, '汤雅莹').filter({ hasText: '两人互换' })
  await act(admin, change, '安排搬迁', agreed)
  await act(student, await openOwn(student), '我已搬迁', agreed)
  await act(other, await openOwn(other), '我已完成互换', agreed)
  await admin.reload()
  await act(admin, change, '办结调宿', (dialog) =>
    dialog.getByRole('switch', { name: '旧钥匙已收回' }).press('Space'),
  )
  await change.waitFor({ state: 'hidden' })
  expect(await neighbour.beds()).toEqual(before.toReversed())
  expect(before.flat()).toHaveLength(2)
})

it('rooms are checked on a phone without a line, and the sheets arrive with their photo', async () => {
  const phone = await portal.phone('dormmaster', '/dormitory/room-health?buildingId=houses')
  const free = phone.locator('[data-room]:not([data-empty]):not([disabled])')
  await free.first().waitFor()
  await phone.context().setOffline(true)
  await free.first().click()
  const sheet = phone.getByRole('dialog')
  await button(sheet, '保存，下一间').click()
  await sheet.getByText('请给地面评分').waitFor()
  for (const scale of await sheet.getByRole('radiogroup').all())
    await scale.getByRole('radio', { name: '9', exact: true }).press('Space')
  await sheet.locator('input[type=file]').setInputFiles({
    ...{ name: 'room.png', mimeType: 'image/png' },
    buffer: Buffer.from(await phone.screenshot()),
  })
  await sheet.getByAltText('检查照片 1').waitFor()
  await button(sheet, '保存，下一间').click()
  await phone.getByText('1 间的评分在这台设备上待同步').waitFor({ state: 'attached' })

  const sheets = async () => {
    const token = await tokenOf(portal.url, 'dormmaster')
    const page = await ask(portal.url, 'dormitory/roomHealth/page?size=1&sort=-day', token)
    return (await page.json()).data.records[0]
  }
  expect((await sheets()).photos ?? '').toBe('')
  await phone.context().setOffline(false)
  await expect
    .poll(sheets, { timeout: 30_000 })
    .toMatchObject({ score: 90, photos: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  await phone.getByText('1 间的评分在这台设备上待同步').waitFor({ state: 'detached' })
})
