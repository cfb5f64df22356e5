import { sql } from 'kysely'
import { type OwnSignTask, signTaskCalls } from '#domain/student-service/sign-task/calls.ts'
import { signTasks } from '#domain/student-service/sign-task/rounds.ts'
import { answerPlain } from '#server/core/answer-call.ts'
import { momentOf } from '#server/core/database/moment.ts'
import { behind } from '#server/core/database/table.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { type FoundTurn, ownTurns } from '#server/engine/sign-in/own-turns.ts'

type Found = Omit<OwnSignTask, 'standing' | 'deadline' | 'challenge'> & FoundTurn

/** The student's tasks that have begun: those that run first, and the last ones. */
async function ownTasks({ app, actor, tenantId }: PersonalCall): Promise<readonly OwnSignTask[]> {
  const { rows } = await sql<Found>`select t.id, t.round_id as "roundId", t.state, t.result,
      ${momentOf('t.until')} as until, ${momentOf('t.urged_at')} as "urgedAt",
      ${momentOf('t.finished_at')} as "finishedAt", p.name, p.place, p.note, p.way, p.radius, p.state as "roundState",
      ${momentOf('p.opens_at')} as "opensAt", ${momentOf('p.closes_at')} as "closesAt"
    from student_service_sign_task_turn t join ${behind('student_service_sign_task_round p', 't.round_id')}
    where t.tenant_id = ${tenantId} and t.student_id = any(${actor.granted.self}::uuid[])
      and p.state in ('open', 'closed')
    order by p.state = 'open' desc, p.closes_at desc, t.id limit 10`.execute(app.db)
  return ownTurns(app, signTasks.turn, rows, ({ way }) => way !== 'roll')
}

export const ownTaskRoute = answerPlain(signTaskCalls.own, ownTasks)
