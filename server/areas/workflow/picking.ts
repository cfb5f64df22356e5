import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { resourceNamed } from '#domain/index.ts'
import { mostOffered } from '#domain/kernel/offered.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Colleague } from '#domain/workflow/calls.ts'
import { workflowPick } from '#domain/workflow/pick.ts'
import type { pickableAsked, pickSet } from '#domain/workflow/pick-asked.ts'
import { pickedByStarter } from '#machines/approval/picks.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { behind, table } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'
import type { Unit } from '#server/core/serve.ts'
import { refuseStanding } from '#server/engine/flow/refuse-standing.ts'
import { called, nearest } from '#server/engine/rows/called.ts'
import { readerOf } from '#server/engine/rows/reading.ts'
import { aboutRow } from './preview.ts'

type Application = Pick<z.output<typeof pickSet>, 'resource' | 'rowId' | 'step'>

/** The application is the asker's to hand in, and its sender picks who decides at this step. */
async function checkStep(unit: Unit, { resource: name, rowId, step }: Application) {
  const resource = resourceNamed(name) ?? refuse({ type: 'not-found' })
  const { whole } =
    (await readerOf(resource).one(unit, rowId, `${name}:update`)) ?? refuse({ type: 'not-found' })
  refuseStanding(resource, whole)
  const { definition, facts } = await aboutRow(unit, resource, whole)
  if (!pickedByStarter({ definition, facts }).some(({ id }) => id === step))
    refuse({ type: 'conflict', message: '这一步的办理人不由发起人选定' })
}

/** Staff in use but for the asker; a student picks among the staff of the own college. */
const staff = ({ actor }: Unit, which: RawBuilder<unknown>) => sql`from "system_user" u
    left join ${behind('base_teacher t', 'u.teacher_id')}
    left join base_department d on d.tenant_id = u.tenant_id and d.id = coalesce(t.department_id, u.department_id)
    join "system_user" own on own.tenant_id = u.tenant_id and own.id = ${actor.id}
    left join ${behind('base_student s', 'own.student_id')}
    where u.tenant_id = ${actor.tenantId} and u.enabled and u.kind <> 'student' and u.student_id is null
      and u.id <> ${actor.id} and (s.id is null or d.id = s.department_id) and ${which}`

/** Who may be picked for a step of an application that is not handed in yet. */
export async function pickable(
  unit: Unit,
  { keyword, ...application }: z.output<typeof pickableAsked>,
): Promise<readonly Colleague[]> {
  await checkStep(unit, application)
  const { rows } = await sql<Colleague>`select u.id, u.name || coalesce(' · ' || d.name, '') as label
    ${staff(unit, called('u', keyword))} order by ${nearest('u', keyword)}, u.name_sort_key, u.id
    limit ${mostOffered + 1}`.execute(unit.db)
  return rows
}

/** Keeps whom the sender picks for a step, in place of those before; nobody takes them away. */
export async function setPick(
  unit: Unit,
  { people, ...application }: z.output<typeof pickSet>,
): Promise<null> {
  await checkStep(unit, application)
  const { db, app, actor } = unit
  const { resource, rowId, step } = application
  const ids = [...new Set(people)]
  const { rows } = await sql<{
    id: string
  }>`select u.id ${staff(unit, sql`u.id = any(${ids}::uuid[])`)}`.execute(db)
  if (rows.length < ids.length) refuse({ type: 'invalid', message: '所选人员不存在或不能办理' })
  await table(workflowPick, db, actor.tenantId).remove({ resource, rowId, step })
  const picked = { id: newId(), resource, rowId, step, pickedById: actor.id, people: ids.join(',') }
  if (ids.length > 0)
    await insertRows(db, workflowPick, actor.tenantId, [picked], { by: actor.id, at: app.now() })
  return null
}
