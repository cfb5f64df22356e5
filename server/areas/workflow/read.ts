import { workflowCopy } from '#domain/workflow/copy.ts'
import { isUnread } from '#machines/approval/approval.case.ts'
import { empty, table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { perform } from '#server/engine/approval/perform.ts'
import { caseOf } from '#server/engine/approval/store.ts'
import { mustSee } from './trace.ts'

/** Notes that the asker has looked at what waits for them, or at what they were copied. Done twice, nothing happens. */
export async function noteRead(unit: Unit, id: string): Promise<null> {
  const { db, app, actor } = unit
  await mustSee(unit, id)
  const { found } = await caseOf(unit, id, { lock: true })
  if (found.context.tasks.some((task) => isUnread(task, { id: actor.id, name: actor.name })))
    await perform(unit, id, { verb: 'read' })
  await table(workflowCopy, db, actor.tenantId).update(
    { caseId: id, personId: actor.id, readAt: empty },
    { readAt: app.now() },
  )
  return null
}
