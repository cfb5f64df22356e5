import '#design-system/theme/styles.css'
import { sql } from 'kysely'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { building } from '#domain/base/building.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { leaveApplication } from '#domain/leave/application.ts'
import { approvalStep } from '#domain/workflow/approval-step.ts'
import { Desk, signedIn } from '#tests/support/desk.tsx'
import { approvedLeave, publishedModel, runningCase, tenantId } from '#tests/support/server-parts.ts'
import { getList } from '#workbench/engine/calls.ts'
import { ListScreen } from '#workbench/engine/list-screen.tsx'

let root: Root
const sheet = page.getByRole('dialog')
const tab = (name: string) => sheet.getByRole('tab', { name, exact: true })

/** The list of a resource, with one of its rows open over it. */
function look(resource: AnyResource, id: string, title: string) {
  root.render(
    <Desk search={`?row=${id}`}>
      <ListScreen resource={resource} title={title} />
    </Desk>,
  )
}

beforeEach(async () => {
  await page.viewport(1440, 900)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => root.unmount())

describe('a row of a list', () => {
  it('tells the approvals of its case beside what it says, and says so where there is none', async () => {
    const { app } = await signedIn()
    const [row, without] = [await approvedLeave(app), await approvedLeave(app)]
    const { rows } = await sql<{ id: string; name: string }>`select id, name from "system_user"
      where tenant_id = ${tenantId} and account in ('student', 'counsellor') order by account`.execute(app.db)
    const [decides, starter] = rows
    if (!decides || !starter) throw new Error('The demo college has no student or no counsellor.')
    const steps = [approvalStep('only', '辅导员审批', [{ kind: 'users', ids: [decides.id] }], 8)]
    const { modelId } = await publishedModel(app, tenantId, steps)
    const about = { modelId, starter, resource: leaveApplication.name, rowId: row.id }
    await runningCase(app, tenantId, { ...about, title: '午的申请' })
    look(leaveApplication, row.id, '请假查询')
    await tab('审批记录').click()
    const told = sheet.getByRole('article', { name: '午的申请' })
    await expect.element(told.getByRole('list', { name: '审批进度' }).getByText(decides.name)).toBeVisible()
    await expect.element(told.getByRole('list', { name: '办理记录' }).getByText(starter.name)).toBeVisible()
    await expect.element(told.getByText('申请内容')).not.toBeInTheDocument()
    root.unmount()
    root = createRoot(document.body.appendChild(document.createElement('div')))
    look(leaveApplication, without.id, '请假查询')
    await tab('审批记录').click()
    await expect.element(sheet.getByText('还没有审批记录')).toBeVisible()
  })

  it('offers none where nothing is approved', async () => {
    await signedIn()
    const [row] = await getList(building, {})
    look(building, row?.id ?? '', '建筑物')
    await expect.element(tab('变更记录')).toBeVisible()
    await expect.element(tab('审批记录')).not.toBeInTheDocument()
  })
})
