import { sql } from 'kysely'
import type { z } from 'zod'
import { resourceNamed } from '#domain/index.ts'
import type { Page } from '#domain/kernel/page.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { NoticeStep } from '#domain/workflow/definition.ts'
import { workflowNotice } from '#domain/workflow/notice.ts'
import type { noticesAsked, objectionMade } from '#domain/workflow/notice-asked.ts'
import type { NoticeShown } from '#domain/workflow/notice-calls.ts'
import { publishable } from '#domain/workflow/plain-fields.ts'
import { stepOf } from '#domain/workflow/tree.ts'
import { page } from '#server/core/answer.ts'
import { momentOf } from '#server/core/database/moment.ts'
import { table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { type Clock, clockOf } from '#server/engine/approval/clock.ts'
import { perform } from '#server/engine/approval/perform.ts'
import { caseOf, type KeptCase } from '#server/engine/approval/store.ts'
import { maskerFor } from '#server/engine/rows/masking.ts'
import { readerOf } from '#server/engine/rows/reading.ts'
import { namePart } from './name-part.ts'
import { standingOf } from './shown.ts'

interface Open {
  readonly id: string
  readonly step: string
  readonly until: string
  readonly process: string
  readonly student: string | null
}

/** Public notices whose time is not over, those that end first at the front. */
export async function noticesOf(
  unit: Unit,
  { current, size }: z.output<typeof noticesAsked>,
): Promise<Page<NoticeShown>> {
  const { db, app, actor } = unit
  const found = sql`from workflow_notice n
    join workflow_case c on c.tenant_id = n.tenant_id and c.id = n.case_id
    join workflow_model w on w.tenant_id = c.tenant_id and w.id = c.model_id
    left join base_student s on s.tenant_id = c.tenant_id and s.id = c.student_id
    where n.tenant_id = ${actor.tenantId} and n.until >= ${app.now().toISOString()}::timestamptz`
  const { rows } = await sql<Open>`select n.case_id as id, n.step, ${momentOf('n.until')} as until,
      w.title as process, s.name as student
    ${found} order by n.until, n.id limit ${size} offset ${(current - 1) * size}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::integer as total ${found}`.execute(db)
  const shown: NoticeShown[] = []
  const clock = await clockOf(unit)
  for (const row of rows) shown.push(...(await shownOf(unit, clock, row)))
  return page(shown, counted.rows[0]?.total ?? 0, size, current)
}

/** Of a case what its notice names, as far as it may stand in public and the reader may be told of it at all. */
async function shownOf(
  unit: Unit,
  clock: Clock,
  { student, ...open }: Open,
): Promise<readonly NoticeShown[]> {
  const kept = await caseOf(unit, open.id)
  const step = stepOf(kept.definition, open.step)
  const resource = resourceNamed(kept.resource)
  const whole = resource && (await readerOf(resource).kept(unit, kept.rowId))
  const standing = step && standingOf(kept, step, clock)
  if (step?.kind !== 'notice' || !standing || !resource || !whole) return []
  const about = resource.flow?.approval?.student
  const names = step.fields.filter((name) => publishable(resource).includes(name))
  const mask = await maskerFor(unit.db, unit.actor, resource)
  const row = Object.entries(mask({ ...whole })).filter(([name]) => names.includes(name) && name !== about)
  const named = about !== undefined && names.includes(about)
  return [
    {
      ...open,
      title: step.title,
      counted: standing.counted,
      // A definition of before this could be set masks.
      student: named && student ? (step.masked === false ? student : namePart(student)) : null,
      resource: resource.name,
      row: Object.fromEntries(row),
      objection: objectionOf(kept, step, unit.actor.id),
    },
  ]
}

function objectionOf({ found: { context } }: KeptCase, { id, objections }: NoticeStep, reader: string) {
  const record = context.steps[id]
  if (record?.kind === 'notice' && record.objectors.includes(reader)) return 'made'
  return objections && context.starter?.id !== reader ? 'may' : 'none'
}

/** Anyone of the college may object to what stands in public, once; of anything else they learn nothing here. */
export async function objectTo(
  unit: Unit,
  { id, step, text }: z.output<typeof objectionMade>,
): Promise<null> {
  const open = await table(workflowNotice, unit.db, unit.actor.tenantId).exists({ caseId: id, step })
  if (!open) return refuse({ type: 'not-found' })
  await perform(unit, id, { verb: 'object', step, text })
  return null
}
