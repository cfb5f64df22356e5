import '#design-system/theme/styles.css'
import axe from 'axe-core'
import { sql } from 'kysely'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { approvalStep } from '#domain/workflow/approval-step.ts'
import { Desk, signedIn } from '#tests/support/desk.tsx'
import { publishedModel, tenantId } from '#tests/support/server-parts.ts'
import { Designer } from './designer.tsx'

let root: Root

beforeEach(async () => {
  await page.viewport(1440, 900)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => root.unmount())

describe('the designer of a process', () => {
  it('tries a leave by its days and the city, and names people and deadlines', async () => {
    const { app } = await signedIn('admin')
    const { rows } = await sql<{ id: string; student: string }>`select m.id, s.name as student
      from workflow_model m join "system_user" u on u.tenant_id = m.tenant_id and u.account = 'student'
      join base_student s on s.id = u.student_id
      where m.tenant_id = ${tenantId} and m.code = 'leave'`.execute(app.db)
    const [{ id = '', student = '' } = {}] = rows
    await sql`delete from leave_threshold where tenant_id = ${tenantId}`.execute(app.db)
    await sql`insert into leave_threshold (tenant_id, id, more_than, leaves_city, holiday_eve, level, enabled)
      values (${tenantId}, gen_random_uuid(), 3, true, false, 'affairs', true)`.execute(app.db)
    root.render(
      <Desk>
        <Designer id={id} onBack={() => {}} />
      </Desk>,
    )
    const whom = page.getByRole('combobox', { name: '以这名学生试走' })
    await expect.element(whom).toBeVisible()
    await whom.fill(student)
    await page
      .getByRole('option', { name: new RegExp(`^${student}`) })
      .first()
      .click()
    await page.getByLabelText(/^请假天数/).fill('4')
    await page.getByRole('switch', { name: /离开本市/ }).click()
    await page.getByRole('button', { name: '试走一遍' }).click()
    const steps = page.getByRole('list', { name: '审批过程' })
    await expect.element(steps.getByText('学生处审核')).toBeVisible()
    await expect.element(steps.getByText(/ 前$/).first()).toBeVisible()
    expect(steps.getByText('期限怎样计算').elements()).toHaveLength(3)
    await expect.element(page.getByText('审批层级', { exact: true }).last()).toBeVisible()
    await expect.element(page.getByText('这段时间还没有办结的步骤')).toBeVisible()
  })

  it('sets the step that is chosen on the canvas, adds one after it, and shows the same as nested lists', async () => {
    const { app } = await signedIn('admin')
    const steps = [
      approvalStep('one', '第一步', 'counsellor', 8),
      approvalStep('two', '第二步', 'college', 8),
    ]
    const { modelId } = await publishedModel(app, tenantId, steps)
    await sql`update workflow_model set draft = ${JSON.stringify({ steps })} where id = ${modelId}`.execute(
      app.db,
    )
    root.render(
      <Desk>
        <Designer id={modelId} onBack={() => {}} />
      </Desk>,
    )
    const canvas = page.getByRole('application')
    await expect.element(canvas).toBeVisible()
    await userEvent.click(canvas.getByText('第二步'))
    const name = page.getByRole('textbox', { name: '步骤名称' })
    await expect.element(name).toHaveValue('第二步')
    await userEvent.fill(name, '院系复核')
    await expect.element(canvas.getByText('院系复核')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: '在“院系复核”之后' }))
    await userEvent.click(page.getByRole('menuitem', { name: '抄送' }))
    await expect.element(name).toHaveValue('抄送')
    // On its way out the menu is half transparent.
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    ;(page.getByRole('radio', { name: '列表' }).element() as HTMLElement).click()
    const titles = () =>
      page
        .getByRole('listitem')
        .elements()
        .flatMap(({ textContent }) => /第一步|院系复核|抄送/.exec(textContent ?? '')?.[0] ?? [])
    await expect.poll(titles).toEqual(['第一步', '院系复核', '抄送'])
  })

  it('names people, roles of the college, and whom a task goes on to, and keeps them', async () => {
    const { app } = await signedIn('admin')
    const { rows } = await sql<{ account: string; id: string; name: string }>`select account, id, name
      from "system_user" where tenant_id = ${tenantId} and account in ('admin', 'leader')`.execute(app.db)
    const person = (of: string) => rows.find(({ account }) => account === of) ?? { id: '', name: '' }
    await sql`insert into system_role (tenant_id, id, code, name, grants, sort)
      values (${tenantId}, gen_random_uuid(), 'labkeeper', '实验室管理员', 'self', 900)`.execute(app.db)
    const steps = [
      approvalStep('one', '第一步', [{ kind: 'users', ids: [person('admin').id] }], 8, {
        timers: [{ hours: 8, act: 'escalate', to: [{ kind: 'college' }] }],
      }),
    ]
    const { modelId } = await publishedModel(app, tenantId, steps)
    await sql`update workflow_model set draft = ${JSON.stringify({ steps })} where id = ${modelId}`.execute(
      app.db,
    )
    root.render(
      <Desk>
        <Designer id={modelId} onBack={() => {}} />
      </Desk>,
    )
    const boxOf = (name: string) => page.getByRole('combobox', { name, exact: true })
    const named = page.getByRole('button', { name: `移除 ${person('admin').name}` })
    await expect.element(named.first()).toBeVisible()
    const choose = async (box: string, option: string) => {
      await userEvent.click(boxOf(box))
      await userEvent.click(page.getByRole('option', { name: option, exact: true }))
      await userEvent.keyboard('{Escape}')
    }
    const find = async (box: string, name: string) => {
      await boxOf(box).fill(name)
      await userEvent.click(page.getByRole('option', { name: new RegExp(`^${name}`) }).first())
      await userEvent.keyboard('{Escape}')
    }
    await choose('办理人来源', '实验室管理员')
    await choose('第 1 个时限转给', '学院学工负责人')
    await expect.element(page.getByText('请至少选择一项')).toBeVisible()
    await choose('第 1 个时限转给', '校领导')
    await choose('无人办理时', '转给指定人员')
    await expect.element(page.getByText('请至少选择一人')).toBeVisible()
    await expect.element(page.getByRole('button', { name: '保存草稿' })).toBeDisabled()
    await find('无人办理时转给', person('leader').name)
    await userEvent.click(page.getByRole('button', { name: '保存草稿' }))
    await expect.element(page.getByText('已保存')).toBeVisible()
    const kept = await sql<{ draft: string }>`select draft from workflow_model where id = ${modelId}`.execute(
      app.db,
    )
    expect(JSON.parse(kept.rows[0]?.draft ?? '').steps[0]).toMatchObject({
      who: [
        { kind: 'users', ids: [person('admin').id] },
        { kind: 'role', role: 'labkeeper' },
      ],
      timers: [{ hours: 8, act: 'escalate', to: [{ kind: 'role', role: 'leader' }] }],
      whenNobody: { to: [person('leader').id] },
    })
  })
})
