import { type RawBuilder, sql } from 'kysely'
import type { Row } from '#domain/kernel/infer.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { registrationBatch } from '#domain/records/registration/batch.ts'
import type { registration } from '#domain/records/registration/registration.ts'
import type { Database } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { audienceOf } from '#server/engine/rounds/audience.ts'

export type Registration = Row<typeof registration>
export type Batch = Row<typeof registrationBatch>

interface College {
  readonly db: Database
  readonly tenantId: string
}

export const batchOf = async ({ db, actor }: Unit, id: string | null) =>
  (await table(registrationBatch, db, actor.tenantId).get({ id: id ?? '' }, [
    ...(['id', 'name', 'state', 'calendarId', 'reportFrom', 'reportTo', 'registerTo', 'note'] as const),
  ])) ?? refuse({ type: 'not-found' })

/** Who is to be registered in a batch, of the students known as `s`. */
const isDue = ({ fromGrade, toGrade, departments }: Batch) =>
  audienceOf({ departmentId: null, classes: null, fromGrade, toGrade, departments })

const endOfDay = (day: string | null) =>
  sql`((${day}::date + 1)::timestamp at time zone 'Asia/Shanghai' - interval '1 second')`

/**
 * Brings the list of a batch to its audience, in three statements: who joined is added, who left goes where nothing was
 * done yet, and a batch that lasts longer gives more time. Those who are added have until
 * `notBefore` at least.
 */
export async function fillBatch(
  { db, tenantId }: College,
  batch: Batch,
  notBefore: string | null = batch.registerTo,
): Promise<void> {
  const due = isDue(batch)
  const lapses = endOfDay(batch.registerTo)
  await sql`delete from records_registration r where r.tenant_id = ${tenantId} and r.batch_id = ${batch.id}
    and r.state = 'waiting' and r.absence is null and not exists (select from base_student s
      where s.tenant_id = r.tenant_id and s.id = r.student_id and ${due})`.execute(db)
  await sql`insert into records_registration (tenant_id, id, revision, created_at, created_by, updated_at, updated_by,
      batch_id, student_id, class_id, department_id, grade, state, lacks, lapses_at)
    select s.tenant_id, gen_random_uuid(), 1, now(), 'system', now(), 'system',
      ${batch.id}::uuid, s.id, s.class_id, s.department_id, s.grade, 'waiting', 'arrival',
      greatest(${lapses}, ${endOfDay(notBefore)})
    from base_student s where s.tenant_id = ${tenantId} and ${due}
    on conflict (tenant_id, batch_id, student_id) do nothing`.execute(db)
  await sql`update records_registration r set lapses_at = ${lapses}, revision = r.revision + 1, updated_at = now()
    where r.tenant_id = ${tenantId} and r.batch_id = ${batch.id} and r.state in ('waiting', 'reported')
      and r.lapses_at < ${lapses}`.execute(db)
}

/** Tuition that is owed for the school year of a batch `b` by the student of a line `r`; put off, it is not owed yet. */
const owedNow = sql<number>`coalesce((select sum(f.owed) from fee_student_fee f
  join fee_project p on p.tenant_id = f.tenant_id and p.id = f.project_id and p.kind = '01'
  join base_school_calendar c on c.tenant_id = f.tenant_id and c.id = b.calendar_id
  where f.tenant_id = r.tenant_id and f.student_id = r.student_id and f.academic_year = c.academic_year
    and f.state in ('due', 'part')), 0)::float8`

const infoWaits = sql<boolean>`exists (select from records_info_turn t
  join records_info_round i on i.tenant_id = t.tenant_id and i.id = t.round_id and i.state = 'open'
  where t.tenant_id = r.tenant_id and t.student_id = r.student_id and t.state = 'waiting')`

/** Brings up to date what is owed and lacking, of the lines `which` that are not registered. The same as `lacksOf`. */
export async function tendLacks(
  { db, tenantId }: College,
  which: RawBuilder<boolean> = sql`true`,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`update records_registration u
    set owed = n.owed, lacks = n.lacks, revision = u.revision + 1, updated_at = now()
    from (select o.id, o.owed, nullif(concat_ws(',', case when o.reported_at is null then 'arrival' end,
        case when o.owed > 0 then 'tuition' end, case when o.waits then 'info' end), '') as lacks
      from (select r.id, r.reported_at, ${owedNow} as owed, ${infoWaits} as waits from records_registration r
        join records_registration_batch b on b.tenant_id = r.tenant_id and b.id = r.batch_id and b.state = 'open'
        where r.tenant_id = ${tenantId} and r.state <> 'registered' and ${which}) o) n
    where u.tenant_id = ${tenantId} and u.id = n.id
      and (u.owed is distinct from n.owed or u.lacks is distinct from n.lacks)`.execute(db)
  return Number(numAffectedRows)
}

/** What one line lacks at this moment, `owed` in fen. */
export async function factsOf({ db, actor }: Unit, id: string) {
  const { rows } = await sql<{ owed: number; infoWaits: boolean }>`select ${owedNow} as owed,
      ${infoWaits} as "infoWaits"
    from records_registration r
    join records_registration_batch b on b.tenant_id = r.tenant_id and b.id = r.batch_id
    where r.tenant_id = ${actor.tenantId} and r.id = ${id}`.execute(db)
  return rows[0] ?? refuse({ type: 'not-found' })
}
