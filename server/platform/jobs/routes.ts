import { sql } from 'kysely'
import { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import type { OwnTask } from '#domain/resource/task.ts'
import { momentOf } from '#server/core/database/moment.ts'
import { cancelTask } from '#server/core/jobs/queue.ts'
import { bodyOf } from '#server/core/request-body.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { idOf } from '#server/engine/rows/ids.ts'
import { upcoming } from './upcoming.ts'

/** So many of one's latest tasks are shown. */
const shown = 30

const ownTasks = ({ tenantId, actor }: PersonalCall) => sql<OwnTask>`
  select id, kind, label, state, progress, total, note, result::jsonb as result,
    ${momentOf('created_at')} as "createdAt", ${momentOf('finished_at')} as "finishedAt"
  from resource_task where tenant_id = ${tenantId} and user_id = ${actor.id}`

/** GET resource/task/mine: what I have asked for, the latest first. */
async function mine(call: PersonalCall): Promise<readonly OwnTask[]> {
  const { rows } = await sql<OwnTask>`${ownTasks(call)} order by id desc limit ${shown}`.execute(call.app.db)
  return rows
}

/** GET resource/task/state?id=: how one of my tasks stands. */
async function state(call: PersonalCall): Promise<OwnTask> {
  const id = idOf(call.c.req.query('id'))
  const { rows } = await sql<OwnTask>`${ownTasks(call)} and id = ${id}`.execute(call.app.db)
  return rows[0] ?? refuse({ type: 'not-found' })
}

const one = z.strictObject({ id: z.uuid() })

/** POST resource/task/cancel {id}: ends one of my tasks. Of what has ended already nothing changes. */
async function cancel(call: PersonalCall): Promise<OwnTask> {
  const { id } = await bodyOf(call.c, one)
  const { rows } = await sql`${ownTasks(call)} and id = ${id}`.execute(call.app.db)
  if (rows.length === 0) return refuse({ type: 'not-found' })
  await cancelTask(call.app.db, { tenantId: call.tenantId, id, by: call.actor.id })
  const after = await sql<OwnTask>`${ownTasks(call)} and id = ${id}`.execute(call.app.db)
  return after.rows[0] ?? refuse({ type: 'not-found' })
}

export const taskRoutes: readonly Route[] = [
  { method: 'GET', path: 'resource/task/mine', access: 'signed-in', passive: true, answer: mine },
  { method: 'GET', path: 'resource/task/state', access: 'signed-in', passive: true, answer: state },
  { method: 'POST', path: 'resource/task/cancel', access: 'signed-in', answer: cancel },
  { method: 'GET', path: 'resource/job/upcoming', access: 'resource.job:view', answer: upcoming },
]
