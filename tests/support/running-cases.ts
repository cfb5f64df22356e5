import { workflowCase } from '#domain/workflow/case.ts'
import type { Definition, Step } from '#domain/workflow/definition.ts'
import { workflowModel } from '#domain/workflow/model.ts'
import { workflowVersion } from '#domain/workflow/version.ts'
import { noDuties } from '#server/core/actor/duties.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { newId } from '#server/core/new-id.ts'
import { perform } from '#server/engine/approval/perform.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'

interface Account {
  readonly id: string
  readonly name: string
}

/** Somebody who acts with nothing but being who they are. */
export const actorFor = (tenantId: string, { id, name }: Account): Actor => ({
  ...{ id, tenantId, account: name, name, roles: [], granted: noDuties },
})

/** A published model of these steps that no business goes by; its cases are about rows that exist anyhow. */
export async function publishedModel({ db }: AppContext, tenantId: string, steps: readonly Step[]) {
  const modelId = newId()
  const code = `m-${modelId}`
  const definition: Definition = {
    id: modelId,
    version: 1,
    title: '测试申请',
    kind: code,
    urgeHours: 4,
    steps,
  }
  const model = { id: modelId, code, title: '测试申请', version: 1, enabled: true }
  await insertRows(db, workflowModel, tenantId, [model])
  const version = { id: newId(), modelId, version: 1, definition: JSON.stringify(definition) }
  const published = { publishedAt: new Date().toISOString(), publishedBy: '系统' }
  await insertRows(db, workflowVersion, tenantId, [{ ...version, ...published }])
  return { modelId, code }
}

interface Begun {
  readonly modelId: string
  readonly title: string
  readonly starter: Account
  readonly resource: string
  readonly rowId: string
  readonly studentId?: string
}

/** A case that was handed in and waits for its first step. */
export async function runningCase(app: AppContext, tenantId: string, { starter, ...about }: Begun) {
  const row = { id: newId(), version: 1, starterId: starter.id, state: 'new', length: 0, ...about }
  await insertRows(app.db, workflowCase, tenantId, [{ ...row, startedAt: app.now().toISOString() }])
  await inTransaction(app, actorFor(tenantId, starter), (unit) => perform(unit, row.id, { verb: 'start' }))
  return row.id
}
