import type { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { user } from '#domain/system/user.ts'
import type { CaseForeseen } from '#domain/workflow/calls.ts'
import type { modelSimulated } from '#domain/workflow/model-asked.ts'
import { table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { factsOf } from '#server/engine/approval/facts.ts'
import { aboutOf } from '#server/engine/approval/perform.ts'
import { definitionFrom, keptModel, resourceBy } from './designs.ts'
import { foreseen } from './preview.ts'

/** What these steps would do with an application of this student that says so much: whom it asks, and until when. */
export async function simulated(
  unit: Unit,
  { id, steps, studentId, values }: z.output<typeof modelSimulated>,
): Promise<CaseForeseen> {
  const kept = await keptModel(unit, id)
  const resource =
    resourceBy(kept.code) ?? refuse({ type: 'conflict', message: '还没有业务使用这个流程，不能模拟' })
  const starter =
    (await table(user, unit.db, unit.actor.tenantId).get({ studentId }, ['id', 'name'])) ??
    refuse({ type: 'conflict', message: '这名学生还没有账号' })
  const definition = await definitionFrom(unit, kept, steps)
  const facts = await factsOf(unit, definition, aboutOf(resource, { studentId }, values))
  return foreseen(definition, { ...facts, actor: { ...starter, administrator: false } })
}
