import { sql } from 'kysely'
import type { z } from 'zod'
import { infoConfirmed } from '#domain/base/info-rounds/asked.ts'
import { type OwnTeacherRound, ownTeacherInfoCalls } from '#domain/base/info-rounds/calls.ts'
import { teacherInfoRounds } from '#domain/base/info-rounds/info-rounds.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { deadlineOf, standingOf, type TurnFacts } from '#domain/kits/rounds/rules.ts'
import type { RoundState } from '#domain/kits/rounds/words.ts'
import { answerCall, answerPlain } from '#server/core/answer-call.ts'
import { momentOf, timeOf } from '#server/core/database/moment.ts'
import { behind } from '#server/core/database/table.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { servedOf } from '#server/core/serve.ts'
import { asThemselves } from '#server/engine/own-record/as-themselves.ts'
import { actionsOf } from '#server/engine/rows/actions.ts'
import { readerOf } from '#server/engine/rows/reading.ts'
import { writerOf } from '#server/engine/rows/writing.ts'

type Found = Omit<OwnTeacherRound, 'standing' | 'deadline'> &
  TurnFacts & { readonly roundState: RoundState; readonly closesAt: string }

/** The person's rounds that have begun: those that run first, and the last year's. */
async function mine({ app, actor, tenantId }: PersonalCall): Promise<readonly OwnTeacherRound[]> {
  const { rows } = await sql<Found>`select t.id, t.state, ${momentOf('t.until')} as until,
      ${momentOf('t.urged_at')} as "urgedAt", ${momentOf('t.finished_at')} as "finishedAt",
      p.name, p.note, p.state as "roundState", ${momentOf('p.closes_at')} as "closesAt"
    from base_teacher_info_turn t join ${behind('base_teacher_info_round p', 't.round_id')}
    where t.tenant_id = ${tenantId} and t.teacher_id = any(${actor.granted.self}::uuid[])
      and p.state in ('open', 'closed')
    order by p.state = 'open' desc, p.closes_at desc, t.id limit 5`.execute(app.db)
  const now = timeOf(app.now())
  return rows.map(({ state, until, urgedAt, roundState, closesAt, ...own }) => ({
    ...own,
    standing: standingOf({ state, until, urgedAt }, { state: roundState, closesAt }, now),
    deadline: deadlineOf({ until }, { closesAt }),
  }))
}

/** The act of the round, by the person whose turn it is. */
async function confirm({ id }: z.output<typeof infoConfirmed>, { app, actor }: PersonalCall) {
  const { turn } = teacherInfoRounds
  const served = servedOf(app, turn)
  const actions = actionsOf(served, readerOf(turn), writerOf(served, readerOf(turn)))
  const finish = actions.find(({ name }) => name === 'finish') ?? refuse({ type: 'not-found' })
  const self = asThemselves(actor, [`${turn.name}:view`, `${turn.name}:finish`])
  await finish.act(app, self, { id, answers: {} })
  return null
}

export const ownTeacherInfoRoutes: readonly Route[] = [
  answerPlain(ownTeacherInfoCalls.rounds, mine),
  answerCall(ownTeacherInfoCalls.confirm, infoConfirmed, confirm),
]
