import { type RawBuilder, sql } from 'kysely'
import type { OwnRound } from '#domain/kits/rounds/calls.ts'
import type { Rounds } from '#domain/kits/rounds/rounds.ts'
import { deadlineOf, standingOf, type TurnFacts } from '#domain/kits/rounds/rules.ts'
import type { RoundState } from '#domain/kits/rounds/words.ts'
import { momentOf, timeOf } from '#server/core/database/moment.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { peopleIn, tableOf } from './facts.ts'

type Found = Omit<OwnRound, 'standing' | 'deadline'> &
  TurnFacts & { readonly roundState: RoundState; readonly closesAt: string }

/** The rounds of who asks that have begun: those that run first, and the last ones. `more` are columns of the round, `p`. */
export async function ownRounds<More extends object = object>(
  { app, actor, tenantId }: PersonalCall,
  rounds: Rounds,
  more: RawBuilder<unknown> = sql``,
): Promise<readonly (OwnRound & More)[]> {
  const { rows } = await sql<Found & More>`select t.id, t.state, ${momentOf('t.until')} as until,
      ${momentOf('t.urged_at')} as "urgedAt", ${momentOf('t.finished_at')} as "finishedAt",
      p.name, p.note, p.state as "roundState", ${momentOf('p.closes_at')} as "closesAt"${more}
    from ${tableOf(rounds.turn)} t join ${tableOf(rounds.round)} p on p.tenant_id = t.tenant_id and p.id = t.round_id
    where t.tenant_id = ${tenantId} and t.${peopleIn(rounds).column} = any(${actor.granted.self}::uuid[])
      and p.state in ('open', 'closed')
    order by p.state = 'open' desc, p.closes_at desc, t.id limit 5`.execute(app.db)
  const now = timeOf(app.now())
  return rows.map(({ state, until, urgedAt, roundState, closesAt, ...own }) => ({
    ...(own as unknown as Pick<OwnRound, 'id' | 'name' | 'note' | 'finishedAt'> & More),
    standing: standingOf({ state, until, urgedAt }, { state: roundState, closesAt }, now),
    deadline: deadlineOf({ until }, { closesAt }),
  }))
}
