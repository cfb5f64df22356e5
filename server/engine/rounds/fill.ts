import { type RawBuilder, sql } from 'kysely'
import type { Rounds } from '#domain/kits/rounds/rounds.ts'
import type { Database } from '#server/core/app-context.ts'
import { audienceOf } from './audience.ts'
import { type Round, tableOf } from './facts.ts'

export interface College {
  readonly db: Database
  readonly tenantId: string
}

/** What an area says beside of the list of a round. */
export interface FillMore {
  /** Whether the round is for the student known as `s`, beside what every round asks. */
  readonly due?: (round: Round) => RawBuilder<boolean>
  /** Sees the list as it is now, and adds what the area keeps with it. */
  readonly filled?: (college: College, round: Round) => Promise<void>
}

/**
 * Brings the list of a round to its audience, in two statements: who came in since is added, and who no longer belongs
 * goes where they have done nothing yet. What somebody has done stays.
 */
export async function fillRound(
  { db, tenantId }: College,
  { turn }: Pick<Rounds, 'turn'>,
  round: Round,
  { due, filled }: FillMore = {},
): Promise<void> {
  const table = tableOf(turn)
  const isFor = due ? sql`(${audienceOf(round)} and ${due(round)})` : audienceOf(round)
  await sql`delete from ${table} t where t.tenant_id = ${tenantId} and t.round_id = ${round.id}
    and t.state = 'waiting' and not exists (select from base_student s where s.tenant_id = t.tenant_id
      and s.id = t.student_id and ${isFor})`.execute(db)
  await sql`insert into ${table} (tenant_id, id, revision, created_at, created_by, updated_at, updated_by,
      round_id, student_id, class_id, department_id, grade, state)
    select s.tenant_id, gen_random_uuid(), 1, now(), 'system', now(), 'system',
      ${round.id}::uuid, s.id, s.class_id, s.department_id, s.grade, 'waiting'
    from base_student s where s.tenant_id = ${tenantId} and ${isFor}
    on conflict (tenant_id, round_id, student_id) do nothing`.execute(db)
  await filled?.({ db, tenantId }, round)
}
