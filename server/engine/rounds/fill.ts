import { type RawBuilder, sql } from 'kysely'
import type { Rounds } from '#domain/kits/rounds/rounds.ts'
import type { Database } from '#server/core/app-context.ts'
import { audienceOf, staffAudienceOf } from './audience.ts'
import { peopleIn, type Round, tableOf } from './facts.ts'

export interface College {
  readonly db: Database
  readonly tenantId: string
}

/** What an area says beside of the list of a round. */
export interface FillMore {
  /** Whether the round is for the person known as `s`, beside what every round asks. */
  readonly due?: (round: Round) => RawBuilder<boolean>
  /** Sees the list as it is now, and adds what the area keeps with it. */
  readonly filled?: (college: College, round: Round) => Promise<void>
}

/** What a turn copies of its person. */
const copied = ({ of }: Pick<Rounds, 'of'>) =>
  sql.raw(of === 'staff' ? 'department_id' : 'class_id, department_id, grade')

/**
 * Brings the list of a round to its audience, in two statements: who came in since is added, and who no longer belongs
 * goes where they have done nothing yet. What somebody has done stays.
 */
export async function fillRound(
  { db, tenantId }: College,
  rounds: Pick<Rounds, 'turn' | 'of'>,
  round: Round,
  { due, filled }: FillMore = {},
): Promise<void> {
  const turns = tableOf(rounds.turn)
  const { table, column } = peopleIn(rounds)
  const asked = rounds.of === 'staff' ? await staffAudienceOf({ db, tenantId }, round) : audienceOf(round)
  const isFor = due ? sql`(${asked} and ${due(round)})` : asked
  await sql`delete from ${turns} t where t.tenant_id = ${tenantId} and t.round_id = ${round.id}
    and t.state = 'waiting' and not exists (select from ${table} s where s.tenant_id = t.tenant_id
      and s.id = t.${column} and ${isFor})`.execute(db)
  await sql`insert into ${turns} (tenant_id, id, revision, created_at, created_by, updated_at, updated_by,
      round_id, ${column}, ${copied(rounds)}, state)
    select s.tenant_id, gen_random_uuid(), 1, now(), 'system', now(), 'system',
      ${round.id}::uuid, s.id, ${copied(rounds)}, 'waiting'
    from ${table} s where s.tenant_id = ${tenantId} and ${isFor}
    on conflict (tenant_id, round_id, ${column}) do nothing`.execute(db)
  await filled?.({ db, tenantId }, round)
}
