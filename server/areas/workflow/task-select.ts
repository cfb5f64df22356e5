import { sql } from 'kysely'
import type { z } from 'zod'
import type { ApproveStep, Definition } from '#domain/workflow/definition.ts'
import type { myTaskSelectAsked } from '#domain/workflow/task-asked.ts'
import type { TaskOption } from '#domain/workflow/task-calls.ts'
import { everyStep } from '#domain/workflow/tree.ts'
import { behind } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'

/** The steps at which somebody decides, as the process stands for new cases; none of a process that there is not. */
async function stepsOf({ db, actor }: Unit, code: string): Promise<readonly ApproveStep[]> {
  const { rows } = await sql<{ definition: string }>`select v.definition from workflow_model m
    join ${behind('workflow_version v', 'm.id', 'model_id')} and v.version = m.version
    where m.tenant_id = ${actor.tenantId} and m.code = ${code} and m.enabled`.execute(db)
  const steps = rows.flatMap(({ definition }) => everyStep((JSON.parse(definition) as Definition).steps))
  return steps.filter((step): step is ApproveStep => step.kind === 'approve')
}

const optionOf = ({ id, title }: ApproveStep): TaskOption => ({ id, label: title })

export const taskSelect = async (unit: Unit, code: string): Promise<readonly TaskOption[]> =>
  (await stepsOf(unit, code)).map(optionOf)

/** Of these the steps at which the asker has been asked to decide, with those of counsellors where that is wanted. */
export async function myTaskSelect(
  unit: Unit,
  { processType, isShowFdyTask }: z.output<typeof myTaskSelectAsked>,
): Promise<readonly TaskOption[]> {
  const { db, actor } = unit
  const { rows } = await sql<{ step: string }>`select distinct t.step from workflow_task t
    join ${behind('workflow_case c', 't.case_id')}
    join ${behind('workflow_model m', 'c.model_id')} and m.code = ${processType}
    where t.tenant_id = ${actor.tenantId} and t.person_id = ${actor.id}`.execute(db)
  const mine = new Set(rows.map(({ step }) => step))
  const wantsCounsellors = isShowFdyTask === '1' || isShowFdyTask === 'true'
  const steps = await stepsOf(unit, processType)
  return steps
    .filter(
      ({ id, who }) => mine.has(id) || (wantsCounsellors && who.some(({ kind }) => kind === 'counsellor')),
    )
    .map(optionOf)
}
