import { sql } from 'kysely'
import { bedLabelsAsked } from '#domain/dormitory/sign/bed-labels-asked.ts'
import { type OwnSign, signCalls } from '#domain/dormitory/sign/calls.ts'
import { accepts, signRounds } from '#domain/dormitory/sign/rounds.ts'
import { answerCall, answerPlain } from '#server/core/answer-call.ts'
import { momentOf } from '#server/core/database/moment.ts'
import { behind } from '#server/core/database/table.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { type FoundTurn, ownTurns } from '#server/engine/sign-in/own-turns.ts'
import { bedLabels } from './bed-labels.ts'

type Found = Omit<OwnSign, 'standing' | 'deadline' | 'challenge'> & FoundTurn

/** The student's rounds that have begun: those that run first, and those of the last nights. */
async function ownSigns({ app, actor, tenantId }: PersonalCall): Promise<readonly OwnSign[]> {
  const { rows } = await sql<Found>`select t.id, t.state, t.result, ${momentOf('t.until')} as until,
      ${momentOf('t.urged_at')} as "urgedAt", ${momentOf('t.finished_at')} as "finishedAt",
      t.way, p.name, p.note, p.ways, p.radius, m.name as room, b.name as bed, p.state as "roundState",
      ${momentOf('p.opens_at')} as "opensAt", ${momentOf('p.closes_at')} as "closesAt"
    from dormitory_sign_turn t join ${behind('dormitory_sign_round p', 't.round_id')}
    left join ${behind('dormitory_room m', 't.room_id')}
    left join dormitory_bed b on b.tenant_id = t.tenant_id and b.student_id = t.student_id
    where t.tenant_id = ${tenantId} and t.student_id = any(${actor.granted.self}::uuid[])
      and p.state in ('open', 'closed')
    order by p.state = 'open' desc, p.closes_at desc, t.id limit 10`.execute(app.db)
  return ownTurns(app, signRounds.turn, rows, ({ ways }) => accepts(ways, 'position') || accepts(ways, 'bed'))
}

export const signRoutes: readonly Route[] = [
  answerPlain(signCalls.own, ownSigns),
  answerCall(signCalls.labels, bedLabelsAsked, bedLabels),
]
