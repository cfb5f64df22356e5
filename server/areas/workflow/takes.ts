import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Takes } from '#domain/workflow/calls.ts'
import { approvalSetting } from '#domain/workflow/setting.ts'
import { stepOf } from '#domain/workflow/tree.ts'
import { isWritable } from '#domain/workflow/writable.ts'
import type { Task } from '#machines/approval/approval.case.ts'
import { picksAt } from '#machines/approval/decide.ts'
import type { Facts } from '#machines/approval/facts.ts'
import type { Unit } from '#server/core/serve.ts'
import type { KeptCase } from '#server/engine/approval/store.ts'
import { settingsOf } from '#server/engine/rows/single.ts'

/** What an approval of this task takes beside a yes, so that the screen asks for it before it is sent. */
export async function takesOf(
  { db, actor }: Unit,
  { definition, found }: KeptCase,
  resource: AnyResource,
  task: Task,
  facts: Facts,
): Promise<Takes | null> {
  const step = stepOf(definition, task.step)
  if (step?.kind !== 'approve') return null
  return {
    signature: step.sign,
    seal: step.seal ? ((await settingsOf(db, actor.tenantId, approvalSetting)).seal ?? '') : null,
    picks: picksAt(definition, found, task.id, facts).map(({ id, title }) => ({ id, title })),
    writes: Object.keys(step.fields).filter(
      (name) => step.fields[name] === 'write' && isWritable(resource, name),
    ),
  }
}
