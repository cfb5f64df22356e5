import type { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { user } from '#domain/system/user.ts'
import type { modelSimulated } from '#domain/workflow/model-asked.ts'
import type { Simulated } from '#domain/workflow/model-calls.ts'
import { simulationFields } from '#domain/workflow/simulation-form.ts'
import { table } from '#server/core/database/table.ts'
import { servedOf, type Unit } from '#server/core/serve.ts'
import { factsOf } from '#server/engine/approval/facts.ts'
import { aboutOf } from '#server/engine/approval/perform.ts'
import { answersOf } from '#server/engine/rows/answers.ts'
import { definitionFrom, keptModel, resourceBy } from './designs.ts'
import { foreseen } from './preview.ts'

/** What these steps would do with an application of this student that says so much: whom it asks, and until when. */
export async function simulated(
  unit: Unit,
  { id, steps, studentId, values }: z.output<typeof modelSimulated>,
): Promise<Simulated> {
  const kept = await keptModel(unit, id)
  const resource =
    resourceBy(kept.code) ?? refuse({ type: 'conflict', message: '还没有业务使用这个流程，不能模拟' })
  const starter =
    (await table(user, unit.db, unit.actor.tenantId).get({ studentId }, ['id', 'name'])) ??
    refuse({ type: 'conflict', message: '这名学生还没有账号' })
  const definition = await definitionFrom(unit, kept, steps)
  const asks = simulationFields(resource, steps)
  const told = Object.fromEntries(Object.entries(values).filter(([name]) => name in asks))
  const row = answersOf(resource, { label: '模拟', asks }).read(told)
  const reckoned = (await servedOf(unit.app, resource).reckon?.(row, unit)) ?? {}
  const facts = await factsOf(unit, definition, aboutOf(resource, { studentId }, { ...row, ...reckoned }))
  const actor = { ...starter, administrator: false }
  return { ...foreseen(definition, { ...facts, actor }), reckoned: { ...reckoned } }
}
