import { sql } from 'kysely'
import type { Person } from '#domain/workflow/source.ts'
import type { Picks } from '#machines/approval/approval.case.ts'
import type { Unit } from '#server/core/serve.ts'

interface Kept {
  readonly step: string
  readonly people: readonly Person[] | null
}

/** Whom the sender of an application has picked so far, by step; an account that is out of use meanwhile is left out. */
export async function picksFor({ db, actor }: Unit, resource: string, rowId: string): Promise<Picks> {
  const { rows } = await sql<Kept>`select p.step, (
      select json_agg(json_build_object('id', u.id, 'name', u.name) order by array_position(string_to_array(p.people, ','), u.id::text))
      from "system_user" u where u.tenant_id = p.tenant_id and u.enabled
        and u.id::text = any(string_to_array(p.people, ','))) as people
    from workflow_pick p
    where p.tenant_id = ${actor.tenantId} and p.resource = ${resource} and p.row_id = ${rowId}
      and p.picked_by_id = ${actor.id}`.execute(db)
  return Object.fromEntries(rows.map(({ step, people }) => [step, people ?? []]))
}
