import { sql } from 'kysely'
import type { z } from 'zod'
import { shownAsked } from '#domain/student-service/sign-task/asked.ts'
import { type ShownTask, type ShownTasks, signTaskCalls } from '#domain/student-service/sign-task/calls.ts'
import { signTasks } from '#domain/student-service/sign-task/rounds.ts'
import { secondsLeft } from '#domain/student-service/sign-task/turning-code.ts'
import { answerCall } from '#server/core/answer-call.ts'
import { momentOf } from '#server/core/database/moment.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { scopeFilter } from '#server/engine/rows/scope.ts'
import { turningNow } from './turning.ts'

/** How many tasks are offered to choose from. */
const latest = 50

/** The tasks within reach that run and have a code, and the code of one of them. */
async function shown(
  { id }: z.output<typeof shownAsked>,
  { app, actor, tenantId }: PersonalCall,
): Promise<ShownTasks> {
  const reach = scopeFilter(signTasks.round, actor, signTaskCalls.shown.access)('p')
  const { rows } = await sql<Omit<ShownTask, 'due' | 'done' | 'path' | 'left'>>`select p.id, p.name, p.place,
      ${momentOf('p.closes_at')} as "closesAt"
    from student_service_sign_task_round p where p.tenant_id = ${tenantId} and p.state = 'open'
      and p.way in ('turning', 'both') and p.closes_at > ${app.now().toISOString()}::timestamptz and ${reach}
    order by p.opens_at desc, p.id limit ${latest}`.execute(app.db)
  const tasks = rows.map(({ id, name }) => ({ id, name }))
  const task = id ? rows.find((row) => row.id === id) : rows[0]
  if (!task) return { tasks, shown: null }
  const { rows: counts } = await sql<{ due: number; done: number }>`select
      count(*) filter (where t.state <> 'exempt')::int as due, count(*) filter (where t.state = 'done')::int as done
    from student_service_sign_task_turn t where t.tenant_id = ${tenantId} and t.round_id = ${task.id}`.execute(
    app.db,
  )
  return {
    tasks,
    shown: {
      ...task,
      ...{ due: counts[0]?.due ?? 0, done: counts[0]?.done ?? 0 },
      path: `${signTasks.path}?code=${await turningNow(app, task.id)}`,
      left: secondsLeft(app.now().getTime()),
    },
  }
}

export const shownRoute = answerCall(signTaskCalls.shown, shownAsked, shown)
