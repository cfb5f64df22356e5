import type { Approval } from '#domain/kernel/flow.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { user } from '#domain/system/user.ts'
import { workflowCase } from '#domain/workflow/case.ts'
import { workflowModel } from '#domain/workflow/model.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { above, table } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'
import type { Unit } from '#server/core/serve.ts'
import { titleIn } from '#server/engine/history/record.ts'
import { deriveCopies } from '#server/engine/rows/copies.ts'
import type { Row } from '#server/engine/rows/reading.ts'
import { perform } from './perform.ts'
import { picksFor } from './picks.ts'

/** The model as it stands for new cases; refused where the college has none that is in use. */
export async function modelOf({ db, actor }: Unit, code: string) {
  return (
    (await table(workflowModel, db, actor.tenantId).get({ code, enabled: true, version: above(0) }, [
      'id',
      'title',
      'version',
    ])) ?? refuse({ type: 'conflict', message: '该业务的审批流程尚未发布或已停用，请联系管理员' })
  )
}

/** The latest case about a row, with how long it took if it is over. */
export async function latestCase({ db, actor }: Unit, resource: string, rowId: string) {
  return table(workflowCase, db, actor.tenantId).get({ resource, rowId }, ['id', 'state', 'hours'], {
    order: ['-startedAt', '-id'],
  })
}

/** An application is handed in: its case begins, or goes on where it was returned. */
export async function handIn(asking: Unit, resource: AnyResource, row: Row): Promise<void> {
  const approval = resource.flow?.approval
  if (!approval) return
  const unit = await asStarter(asking, approval, row)
  const before = await latestCase(unit, resource.name, row.id)
  const picks = await picksFor(unit, resource.name, row.id)
  if (before?.state === 'returned') return void (await perform(unit, before.id, { verb: 'resubmit', picks }))
  const { app, actor, db } = unit
  const model = await modelOf(unit, approval.model)
  const values = row as unknown as Readonly<Record<string, string | null>>
  const id = newId()
  const fresh = {
    id,
    title: `${model.title}：${titleIn(resource, row)}`.slice(0, 200),
    modelId: model.id,
    version: model.version,
    resource: resource.name,
    rowId: row.id,
    starterId: actor.id,
    studentId: approval.student ? values[approval.student] : null,
    state: 'new',
    startedAt: app.now().toISOString(),
    length: 0,
  }
  await insertRows(db, workflowCase, actor.tenantId, [fresh], { by: actor.id, at: app.now() })
  await deriveCopies({ db, tenantId: actor.tenantId }, workflowCase, [id])
  await perform(unit, id, { verb: 'start', picks })
}

/** The case is the starter's, also where somebody else's act, such as an agreement, begins it. */
async function asStarter(unit: Unit, { starter }: Approval, row: Row): Promise<Unit> {
  const id = starter && (row as unknown as Readonly<Record<string, string | null>>)[starter]
  if (!id || id === unit.actor.id) return unit
  const sender = await table(user, unit.db, unit.actor.tenantId).get({ id }, ['name'])
  return { ...unit, actor: { ...unit.actor, id, name: sender?.name ?? '' } }
}

/** The starter takes an application back, as long as nobody has decided on it. */
export async function takeBack(unit: Unit, resource: string, rowId: string): Promise<void> {
  const found = await latestCase(unit, resource, rowId)
  if (found) await perform(unit, found.id, { verb: 'withdraw' })
}
