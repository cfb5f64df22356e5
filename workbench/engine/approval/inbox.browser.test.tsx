import '#design-system/theme/styles.css'
import axe from 'axe-core'
import { sql } from 'kysely'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { approvalStep } from '#domain/workflow/approval-step.ts'
import type { Step } from '#domain/workflow/definition.ts'
import { noticeCalls } from '#domain/workflow/notice-calls.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { Desk, signedIn } from '#tests/support/desk.tsx'
import { publishedModel, runningCase, tenantId } from '#tests/support/server-parts.ts'
import { ask } from '#workbench/http/ask.ts'
import { CasePanel } from './case-panel.tsx'
import { Inbox } from './inbox.tsx'
import { Notices } from './notices.tsx'
import { useCaseAddress } from './use-case-address.ts'

let root: Root

/** A case for each title, started by a student about their own row, that waits for the counsellor. */
async function waiting(
  app: AppContext,
  titles: readonly string[],
  stepsFor: (decides: string) => readonly Step[] = (id) => [
    approvalStep('only', '辅导员审批', [{ kind: 'users', ids: [id] }], 8),
  ],
) {
  const { rows: accounts } = await sql<{
    id: string
    account: string
    name: string
    studentId: string | null
  }>`
    select id, account, name, student_id as "studentId" from "system_user"
    where tenant_id = ${tenantId} and account in ('student', 'counsellor')`.execute(app.db)
  const of = (account: string) => accounts.find((each) => each.account === account)
  const [student, decides] = [of('student'), of('counsellor')]
  if (!student?.studentId || !decides) throw new Error('The demo college has no student or no counsellor.')
  const { modelId, code } = await publishedModel(app, tenantId, stepsFor(decides.id))
  const about = { modelId, starter: student, resource: 'base.student', rowId: student.studentId }
  const ids: string[] = []
  for (const title of titles)
    ids.push(await runningCase(app, tenantId, { ...about, title, studentId: student.studentId }))
  return { model: code, student: student.name, ids }
}

/** The counsellor decides first, then an administrator. */
const inTwoSteps = (id: string): readonly Step[] => [
  approvalStep('first', '初审', [{ kind: 'users', ids: [id] }], 8),
  approvalStep('second', '复审', [{ kind: 'administrator' }], 8),
]

function Screen({ model }: { readonly model: string }) {
  const { opened, open } = useCaseAddress()
  return <Inbox boxes={['todo', 'done', 'cc']} model={model} opened={opened} open={open} />
}

async function open(titles: readonly string[]) {
  const { app } = await signedIn('counsellor')
  const { model, student } = await waiting(app, titles)
  root.render(
    <Desk>
      <Screen model={model} />
    </Desk>,
  )
  return { app, student }
}

const stated = (title: string) => page.getByRole('article', { name: title })
const faults = async () => {
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

beforeEach(async () => {
  await page.viewport(1440, 900)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => root.unmount())

describe('an inbox of approvals', () => {
  it('is worked through by the keyboard: the next case opens by itself, and no is said with a reason', async () => {
    await open(['甲的申请', '乙的申请', '丙的申请'])
    await expect.element(stated('甲的申请')).toBeVisible()
    expect(await faults()).toEqual([])
    await userEvent.keyboard('j')
    await expect.element(stated('乙的申请')).toBeVisible()
    await userEvent.keyboard('a')
    await expect.element(stated('丙的申请')).toBeVisible()
    await userEvent.keyboard('r')
    await expect.element(page.getByText('请填写驳回原因')).toBeVisible()
    await userEvent.keyboard('理由不足')
    await page.getByRole('button', { name: '不同意' }).click()
    await expect.element(stated('甲的申请')).toBeVisible()
    await page.getByRole('radio', { name: '已办' }).click()
    await expect.element(page.getByText('乙的申请', { exact: true })).toBeVisible()
    await expect.element(page.getByText('丙的申请', { exact: true }).first()).toBeVisible()
  })

  it('is worked through on a phone: the next case opens by itself, the list is one press away, and it ends in nothing', async () => {
    await page.viewport(390, 844)
    await open(['寅的申请', '辰的申请', '巳的申请'])
    const sheet = page.getByRole('dialog')
    const approve = () => sheet.getByRole('button', { name: '同意', exact: true })
    await page.getByRole('button', { name: /寅的申请/ }).click()
    await expect.element(sheet.getByRole('article', { name: '寅的申请' })).toBeVisible()
    expect(await faults()).toEqual([])
    await approve().click()
    await expect.element(sheet.getByRole('article', { name: '辰的申请' })).toBeVisible()
    await sheet.getByRole('button', { name: '下一条' }).click()
    await expect.element(sheet.getByRole('article', { name: '巳的申请' })).toBeVisible()
    await expect.element(sheet.getByRole('button', { name: '下一条' })).toBeDisabled()
    await sheet.getByRole('button', { name: '返回列表' }).click()
    await expect.element(sheet).not.toBeInTheDocument()
    await page.getByRole('button', { name: /巳的申请/ }).click()
    await approve().click()
    await expect.element(sheet.getByRole('article', { name: '辰的申请' })).toBeVisible()
    await approve().click()
    await expect.element(page.getByText('没有待办，都处理完了')).toBeVisible()
    await expect.element(sheet).not.toBeInTheDocument()
  })

  it('tells line by line how its deadline is counted', async () => {
    await open(['卯的申请'])
    await expect.element(stated('卯的申请')).toBeVisible()
    const summary = page.getByText('期限怎样计算')
    await expect.element(page.getByText(/计满，到 .+ 为止/)).not.toBeVisible()
    await summary.click()
    await expect.element(page.getByText(/^自 .+ 起计 8 个工作小时$/)).toBeVisible()
    await expect.element(page.getByText(/星期. .*\d\d:\d\d–\d\d:\d\d 计 \d+ 分钟/).first()).toBeVisible()
    const ends = (await page.getByText(/计满，到 .+ 为止/).element()).textContent ?? ''
    const [due = ''] = ends.match(/\d{4}-\d\d-\d\d \d\d:\d\d/) ?? []
    await expect.element(page.getByText(`${due} 前办理`)).toBeVisible()
    await expect.element(page.getByText('期限不变', { exact: false })).not.toBeInTheDocument()
    expect(await faults()).toEqual([])
  })

  it('F-16: a double click, or a key and a click, decides once and touches no other case', async () => {
    const { app } = await open(['己的申请', '庚的申请', '辛的申请'])
    const approve = () => page.getByRole('button', { name: /^同意\s*A?$/ })
    const decided = async () => {
      const { rows } = await sql<{ title: string }>`select c.title from workflow_event e
        join workflow_case c on c.tenant_id = e.tenant_id and c.id = e.case_id
        where e.type = 'approved' and c.title in ('己的申请', '庚的申请', '辛的申请') order by c.title`.execute(
        app.db,
      )
      return rows.map(({ title }) => title)
    }
    await expect.element(stated('己的申请')).toBeVisible()
    await approve().dblClick()
    await expect.element(stated('庚的申请')).toBeVisible()
    expect(await decided()).toEqual(['己的申请'])
    const button = approve().element()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true }))
    if (button instanceof HTMLElement) button.click()
    await expect.element(stated('辛的申请')).toBeVisible()
    expect(await decided()).toEqual(['己的申请', '庚的申请'])
  })

  it('stands in public with what its notice names, and takes an objection', async () => {
    const { app } = await signedIn('counsellor')
    await waiting(app, ['壬的申请'], () => [
      {
        ...{ kind: 'notice', id: 'shown', title: '评选公示', days: 2, masked: true, fields: ['studentNo'] },
        objections: [{ kind: 'administrator' }],
      },
    ])
    root.render(
      <Desk>
        <Notices />
      </Desk>,
    )
    await expect.element(page.getByText('测试申请 · 评选公示')).toBeVisible()
    await expect.element(page.getByText('壬的申请')).not.toBeInTheDocument()
    expect(await faults()).toEqual([])
    // Others of the demo college stand there too.
    const notice = page.getByRole('region', { name: '测试申请 · 评选公示' })
    await notice.getByRole('button', { name: '提出异议' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('材料不实')
    await dialog.getByRole('button', { name: '提出异议' }).click()
    await expect.element(page.getByText('已提出异议', { exact: true })).toBeVisible()
  })

  it('is told as a picture and in sentences too, and the letters go on deciding', async () => {
    const { app } = await signedIn('counsellor')
    const { model, student } = await waiting(app, ['癸的申请', '丑的申请'], inTwoSteps)
    root.render(
      <Desk>
        <Screen model={model} />
      </Desk>,
    )
    await expect.element(stated('癸的申请')).toBeVisible()
    await page.getByRole('radio', { name: '流程图' }).click()
    const picture = page.getByTestId('rf__wrapper')
    await expect.element(picture.getByText('初审')).toBeVisible()
    await expect.element(picture.getByText('办理中')).toBeVisible()
    await expect.element(picture.getByText('未到达')).toBeVisible()
    await expect.element(page.getByRole('list', { name: '办理记录' }).getByText(student)).toBeVisible()
    expect(await faults()).toEqual([])
    await page.getByRole('radio', { name: '文字' }).click()
    const told = page.getByRole('list', { name: '审批记录' })
    await expect.element(told.getByText('癸的申请，审批中。')).toBeVisible()
    await expect.element(told.getByText(/^“初审”等待.+办理，期限 .+。$/)).toBeVisible()
    await expect.element(told.getByText('尚未到达：复审。')).toBeVisible()
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await page.getByRole('button', { name: '复制', exact: true }).click()
    await expect.element(page.getByText('已复制')).toBeVisible()
    expect(written.mock.lastCall?.[0]?.split('\n')).toHaveLength(4)
    written.mockRestore()
    expect(await faults()).toEqual([])
    await page.getByRole('radio', { name: '文字' }).click()
    await userEvent.keyboard('j')
    await expect.element(stated('丑的申请')).toBeVisible()
  })

  it('is shown to the one who applied, on a phone as nested lists', async () => {
    await page.viewport(390, 844)
    const { app } = await signedIn('student')
    const { ids } = await waiting(app, ['未的申请'], inTwoSteps)
    root.render(
      <Desk>
        <CasePanel which={{ id: ids[0] ?? '' }} />
      </Desk>,
    )
    await expect.element(stated('未的申请')).toBeVisible()
    await page.getByRole('radio', { name: '流程图' }).click()
    const first = page.getByRole('listitem').filter({ hasText: '初审' })
    await expect.element(first.getByText('办理中')).toBeVisible()
    await expect.element(page.getByTestId('rf__wrapper')).not.toBeInTheDocument()
    expect(await faults()).toEqual([])
  })

  it('decides on several at once, and is empty then', async () => {
    await open(['丁的申请', '戊的申请'])
    await page.getByRole('checkbox', { name: '全选' }).click()
    await page.getByRole('button', { name: '批量同意（2）' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '批量同意' }).click()
    await expect.element(page.getByText('没有待办，都处理完了')).toBeVisible()
  })

  it('leaves an objection out of what is decided at once, and says why', async () => {
    const { app } = await signedIn('admin')
    const { model, ids } = await waiting(app, ['子的申请'], (hears) => [
      {
        ...{ kind: 'notice', id: 'shown', title: '评选公示', days: 2, masked: true, fields: [] },
        objections: [{ kind: 'users', ids: [hears] }],
      },
    ])
    await ask(noticeCalls.object, { id: ids[0] ?? '', step: 'shown', text: '材料不实' })
    await signedIn('counsellor')
    root.render(
      <Desk>
        <Screen model={model} />
      </Desk>,
    )
    await expect.element(page.getByRole('checkbox', { name: '选择 子的申请' })).toBeDisabled()
    await expect.element(page.getByText('对公示的异议须逐条答复，不能批量办理')).toBeVisible()
    await expect.element(page.getByRole('button', { name: '异议不成立' })).toBeVisible()
    expect(await faults()).toEqual([])
  })
})
