import { sql } from 'kysely'
import { deadlineOf, standingOf, type TurnFacts } from '#domain/kits/rounds/rules.ts'
import type { RoundState } from '#domain/kits/rounds/words.ts'
import { myInfoCalls, type OwnInfoRound } from '#domain/records/calls.ts'
import { answerPlain } from '#server/core/answer-call.ts'
import { momentOf, timeOf } from '#server/core/database/moment.ts'
import { behind } from '#server/core/database/table.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'

type Found = Omit<OwnInfoRound, 'standing' | 'deadline'> &
  TurnFacts & { readonly roundState: RoundState; readonly closesAt: string }

/** The student's rounds that have begun: those that run first, and the last year's. */
async function myRounds({ app, actor, tenantId }: PersonalCall): Promise<readonly OwnInfoRound[]> {
  const { rows } = await sql<Found>`select t.id, t.state, ${momentOf('t.until')} as until,
      ${momentOf('t.urged_at')} as "urgedAt", ${momentOf('t.finished_at')} as "finishedAt",
      p.name, p.note, p.groups, p.state as "roundState", ${momentOf('p.closes_at')} as "closesAt"
    from records_info_turn t join ${behind('records_info_round p', 't.round_id')}
    where t.tenant_id = ${tenantId} and t.student_id = any(${actor.granted.self}::uuid[])
      and p.state in ('open', 'closed')
    order by p.state = 'open' desc, p.closes_at desc, t.id limit 5`.execute(app.db)
  const now = timeOf(app.now())
  return rows.map(({ state, until, urgedAt, roundState, closesAt, ...own }) => ({
    ...own,
    standing: standingOf({ state, until, urgedAt }, { state: roundState, closesAt }, now),
    deadline: deadlineOf({ until }, { closesAt }),
  }))
}

export const myRoundRoutes: readonly Route[] = [answerPlain(myInfoCalls.rounds, myRounds)]
