import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { colleagueAsked } from '#domain/workflow/asked.ts'
import type { Colleague } from '#domain/workflow/calls.ts'
import { behind } from '#server/core/database/table.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { called, nearest } from '#server/engine/rows/called.ts'

type Asked = z.output<typeof colleagueAsked>
type Asker = Pick<PersonalCall, 'app' | 'tenantId' | 'actor'>

/** Accounts of staff whom the asker, staff too, may hand a task to: names with departments. Students are told of nobody. */
export const colleaguesFor = (asked: Asked, asker: Asker) =>
  staffFor(asked, asker, sql`u.id <> ${asker.actor.id}`)

/** The same with the asker: a step may ask them too. */
export const peopleFor = (asked: Asked, asker: Asker) => staffFor(asked, asker, sql`true`)

async function staffFor(
  { keyword = '', ids, size }: Asked,
  { app, tenantId, actor }: Asker,
  which: RawBuilder<unknown>,
): Promise<readonly Colleague[]> {
  const asked = ids?.split(',').filter(Boolean)
  const { rows } = await sql<Colleague>`select u.id, u.name || coalesce(' · ' || d.name, '') as label
    from "system_user" u
    left join ${behind('base_teacher t', 'u.teacher_id')}
    left join base_department d on d.tenant_id = u.tenant_id and d.id = coalesce(t.department_id, u.department_id)
    where u.tenant_id = ${tenantId} and u.enabled and u.kind <> 'student' and u.student_id is null and ${which}
      and ${asked ? sql`u.id = any(${asked}::uuid[])` : called('u', keyword)}
      and exists (select from "system_user" own
        where own.tenant_id = ${tenantId} and own.id = ${actor.id} and own.kind <> 'student' and own.student_id is null)
    order by ${nearest('u', keyword)}, u.name_sort_key, u.id limit ${size}`.execute(app.db)
  return rows
}
