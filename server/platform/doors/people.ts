import { sql } from 'kysely'
import type { z } from 'zod'
import { mostPeople, type PersonSent, type peopleTaken } from '#domain/system/door-wire.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import type { Gateway } from './gateway-call.ts'

/**
 * The version of the next change to who may open what. Anyone who has it keeps others from theirs until the transaction
 * ends, so that no gateway ever sees a later one before an earlier.
 */
async function lastVersion(db: Database, tenantId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`door people ${tenantId}`}))`.execute(db)
  const { rows } = await sql<{ last: number }>`select greatest(
      (select coalesce(max(version), 0) from system_door_person where tenant_id = ${tenantId}),
      (select coalesce(max(version), 0) from system_door_removal where tenant_id = ${tenantId}))::int as last`.execute(
    db,
  )
  return rows[0]?.last ?? 0
}

export const nextVersion = async (db: Database, tenantId: string) => (await lastVersion(db, tenantId)) + 1

type Whose =
  | { readonly personId: string }
  | { readonly deviceId: string }
  | { readonly studentId: string | null; readonly teacherId: string | null }

/** Has the controllers told again of these people. */
export async function tellAgain(db: Database, tenantId: string, whose: Whose): Promise<void> {
  const last = await lastVersion(db, tenantId)
  const meant =
    'personId' in whose
      ? sql`id = ${whose.personId}`
      : 'deviceId' in whose
        ? sql`device_id = ${whose.deviceId}`
        : sql`(student_id = ${whose.studentId} or teacher_id = ${whose.teacherId})`
  await sql`update system_door_person p set version = ${last}::int + n.place, sync = 'pending', sync_note = null
    from (select id, row_number() over (order by id)::int as place from system_door_person
      where tenant_id = ${tenantId} and ${meant}) n
    where p.tenant_id = ${tenantId} and p.id = n.id`.execute(db)
}

/** Has the controllers of these doors forget these people, who are about to go from there. */
export async function tellGone(db: Database, tenantId: string, ids: readonly string[]): Promise<void> {
  const last = await lastVersion(db, tenantId)
  await sql`insert into system_door_removal (tenant_id, id, device_id, person_id, version)
    select tenant_id, gen_random_uuid(), device_id, id::text, ${last}::int + row_number() over (order by id)::int
    from system_door_person where tenant_id = ${tenantId} and id = any(${ids}::uuid[])`.execute(db)
}

/** Who may open the doors of a gateway, as far as it has changed since; at most `mostPeople`, the oldest change first. */
export async function changedPeople({ db, now }: AppContext, { tenantId, id }: Gateway, since: number) {
  const { rows } = await sql<PersonSent>`
    select c.id, c.version, d.code as door, c.gone, c.cards, c."from"::text, c.until::text, c.days,
      c.hours_from as "hoursFrom", c.hours_to as "hoursTo"
    from (
      select p.id::text, p.device_id, p.version, not p.enabled as gone, p."from", p.until, p.hours_from, p.hours_to,
        to_jsonb(array_remove(string_to_array(coalesce(p.days, ''), ','), '')::int[]) as days,
        coalesce((select jsonb_agg(k.uid order by k.uid) from base_campus_card k
          where k.tenant_id = p.tenant_id and (k.student_id = p.student_id or k.teacher_id = p.teacher_id)
            and k.state = 'valid' and coalesce(k.valid_until >=
              (${now().toISOString()}::timestamptz at time zone 'Asia/Shanghai')::date, true)), '[]') as cards
      from system_door_person p where p.tenant_id = ${tenantId} and p.version > ${since}
      union all
      select r.person_id, r.device_id, r.version, true, null, null, null, null, '[]', '[]'
      from system_door_removal r where r.tenant_id = ${tenantId} and r.version > ${since}
    ) c join system_door_device d on d.tenant_id = ${tenantId} and d.id = c.device_id
    where d.gateway_id = ${id} order by c.version limit ${mostPeople}`.execute(db)
  const people = rows.map(({ cards, ...person }) => ({ ...person, cards: person.gone ? [] : cards }))
  return { version: people.at(-1)?.version ?? since, more: people.length === mostPeople, people }
}

/** How far the controller is: all of it up to a version, but for those it could not take. */
export async function notePeopleTaken(
  { db, now }: AppContext,
  { tenantId, id }: Gateway,
  { version, failed }: z.infer<typeof peopleTaken>,
): Promise<void> {
  await sql`update system_door_person p set sync = case when f.id is null then 'synced' else 'failed' end,
      sync_note = f.reason, synced_at = case when f.id is null then ${now().toISOString()}::timestamptz end
    from system_door_device d, (select id from system_door_person where tenant_id = ${tenantId}) e
      left join jsonb_to_recordset(${JSON.stringify(failed)}::jsonb) as f(id uuid, reason text) on f.id = e.id
    where p.tenant_id = ${tenantId} and e.id = p.id and d.tenant_id = p.tenant_id and d.id = p.device_id
      and d.gateway_id = ${id} and p.version <= ${version} and (p.sync <> 'synced' or f.id is not null)`.execute(
    db,
  )
}
