import type { PaperDecision } from '#domain/kernel/print.ts'
import { workflowCase } from '#domain/workflow/case.ts'
import { everyStep } from '#domain/workflow/tree.ts'
import type { ApprovalEvent, EventOf } from '#machines/approval/approval.events.ts'
import { table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { signaturesOf } from '#server/engine/approval/signatures.ts'
import { caseOf } from '#server/engine/approval/store.ts'

/** Who approved the row in its last case, step by step, with the signatures that the steps asked for. */
export async function decisionsOn(
  unit: Unit,
  resource: string,
  rowId: string,
): Promise<readonly PaperDecision[]> {
  const { db, actor } = unit
  const row = await table(workflowCase, db, actor.tenantId).get({ resource, rowId }, ['id'], {
    order: ['-id'],
  })
  if (!row) return []
  const { definition, events, found } = await caseOf(unit, row.id)
  const signatures = await signaturesOf(unit, row.id)
  const titles = new Map(everyStep(definition.steps).map(({ id, title }) => [id, title]))
  return found.context.tasks
    .filter(({ state, past, by }) => state === 'approved' && !past && by)
    .toSorted((one, other) => one.closedAs - other.closedAs)
    .map((task) => {
      const event = approvalOf(events, task.id)
      return {
        step: titles.get(task.step) ?? '',
        person: task.by?.name ?? '',
        at: (task.at ?? '').slice(0, 16),
        comment: event?.comment || null,
        signature: signatures.get(event?.signature ?? '') ?? null,
      }
    })
}

const approvalOf = (events: readonly ApprovalEvent[], task: string): EventOf<'approved'> | undefined =>
  events.findLast((each): each is EventOf<'approved'> => each.type === 'approved' && each.task === task)
