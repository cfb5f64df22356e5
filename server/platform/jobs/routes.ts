import { sql } from 'kysely'
import type { z } from 'zod'
import { oneId } from '#domain/kernel/one-id.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { OwnTask } from '#domain/resource/own-task.ts'
import { jobCalls, taskCalls } from '#domain/resource/tasks/calls.ts'
import { cronAsked } from '#domain/resource/tasks/cron-asked.ts'
import { answerCall, answerPlain } from '#server/core/answer-call.ts'
import { momentOf } from '#server/core/database/moment.ts'
import { cancelTask } from '#server/core/jobs/queue.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { upcoming } from './upcoming.ts'

/** So many of one's latest tasks are shown. */
const shown = 30

const ownTasks = ({ tenantId, actor }: PersonalCall) => sql<OwnTask>`
  select id, kind, label, state, progress, total, note, result::jsonb as result,
    ${momentOf('created_at')} as "createdAt", ${momentOf('finished_at')} as "finishedAt"
  from resource_task where tenant_id = ${tenantId} and user_id = ${actor.id}`

/** What I have asked for, the latest first. */
async function mine(call: PersonalCall): Promise<readonly OwnTask[]> {
  const { rows } = await sql<OwnTask>`${ownTasks(call)} order by id desc limit ${shown}`.execute(call.app.db)
  return rows
}

async function state({ id }: z.output<typeof oneId>, call: PersonalCall): Promise<OwnTask> {
  const { rows } = await sql<OwnTask>`${ownTasks(call)} and id = ${id}`.execute(call.app.db)
  return rows[0] ?? refuse({ type: 'not-found' })
}

async function cancel({ id }: z.output<typeof oneId>, call: PersonalCall): Promise<OwnTask> {
  const { rows } = await sql`${ownTasks(call)} and id = ${id}`.execute(call.app.db)
  if (rows.length === 0) return refuse({ type: 'not-found' })
  await cancelTask(call.app.db, { tenantId: call.tenantId, id, by: call.actor.id })
  const after = await sql<OwnTask>`${ownTasks(call)} and id = ${id}`.execute(call.app.db)
  return after.rows[0] ?? refuse({ type: 'not-found' })
}

export const taskRoutes: readonly Route[] = [
  answerPlain(taskCalls.mine, mine),
  answerCall(taskCalls.state, oneId, state),
  answerCall(taskCalls.cancel, oneId.strict(), cancel),
  answerCall(jobCalls.upcoming, cronAsked, upcoming),
]
